import type { FoundEntry, SiteIndex } from './index-form';
import type { Part } from './query';
import { markMatches, type TextPart } from './search-text';

/** Where an answer leads and the words that show why. */
export type Snippet = {
  /** With the anchor of the section that answers, where one does better than the whole. */
  address: string;
  heading?: string;
  snippet: TextPart[];
};

/** Characters of a passage that are shown. */
const LENGTH = 180;

/** Characters before the first match. */
const LEAD = 60;

/**
 * The passage of an entry that holds most of what was asked for, the words marked. The title and the description
 * come before its sections when they hold as much.
 */
export function findSnippet(
  { passages }: Pick<SiteIndex, 'passages'>,
  { address, title, description, sections }: FoundEntry,
  parts: readonly Part[],
  found: readonly string[],
): Snippet {
  const patterns = parts.map(({ wordings }) =>
    makePattern([
      ...wordings.flatMap(({ words }) => words),
      ...found.filter((word) => isNear(word, wordings)),
    ]),
  );
  const count = (text: string) => patterns.filter((pattern) => pattern.test(text)).length;
  const mark = (text: string) => markMatches(text, found.join(' '));

  let best = { held: count(`${title} ${description}`), text: description, heading: '', anchor: '' };
  const whole = patterns.length;
  for (const { heading = '', anchor = '', from, to } of best.held < whole ? sections : []) {
    const text = decode(passages, from, to);
    const held = count(`${title} ${heading} ${text}`) + (heading && count(heading) > 0 ? 0.5 : 0);
    if (held > best.held) best = { held, text, heading, anchor };
    if (held > whole) break;
  }
  return {
    address: best.anchor && !address.includes('#') ? `${address}#${best.anchor}` : address,
    ...(best.heading && { heading: best.heading }),
    snippet: mark(cut(best.text, patterns)),
  };
}

const decoder = new TextDecoder();

function decode(passages: Uint8Array, from: number, to: number): string {
  return decoder.decode(passages.subarray(from, to));
}

/** A found word that was not typed belongs to the part that it begins like. */
function isNear(word: string, wordings: Part['wordings']): boolean {
  return wordings.some(({ words }) =>
    words.some((typed) => typed.slice(0, 2) === word.slice(0, 2)),
  );
}

/** Any of some folded words at the beginning of a word of a text. */
function makePattern(words: readonly string[]): RegExp {
  const escaped = [...new Set(words)].map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'iu');
}

/** The line of a text around its first match, cut between words. */
function cut(text: string, patterns: readonly RegExp[]): string {
  const line =
    text.split('\n').find((each) => patterns.some((pattern) => pattern.test(each))) ?? text;
  // Cells of a table stand apart by a bar in plain text (lib/markdown/plain-text.ts).
  const flat = line.replaceAll(' | ', '; ').replace(/\s+/g, ' ').trim();
  if (flat.length <= LENGTH) return flat;
  const at = Math.min(...patterns.map((pattern) => findPlace(flat, pattern)));
  const from = at > LENGTH - LEAD ? flat.lastIndexOf(' ', at - LEAD) + 1 : 0;
  const end = from + LENGTH < flat.length ? flat.lastIndexOf(' ', from + LENGTH) : flat.length;
  const until = end > from ? end : from + LENGTH;
  return `${from > 0 ? '… ' : ''}${flat.slice(from, until)}${until < flat.length ? ' …' : ''}`;
}

function findPlace(text: string, pattern: RegExp): number {
  const at = text.search(pattern);
  return at === -1 ? text.length : at;
}
