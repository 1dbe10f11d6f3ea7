import type { Hit } from './answer-schema';
import type { FoundEntry, SiteIndex } from './index-form';
import type { Part } from './query';
import { markMatches } from './search-text';

/** The maximum length of a shown passage, in characters. */
const LENGTH = 180;

/** Characters shown before the first match. */
const LEAD = 60;

const decoder = new TextDecoder();

/**
 * Returns the passage of an entry that matches most parts of a query, with its words marked. A section must match more
 * than the title and description to be used instead of them; then the address has its anchor. If a part is neither a
 * name nor `common` (a bit mask by index), the section must match one such part, so that it is about the same question.
 */
export function findSnippet(
  { passages }: Pick<SiteIndex, 'passages'>,
  { address, title, description, sections }: FoundEntry,
  parts: readonly Part[],
  found: readonly string[],
  common: number,
): Pick<Hit, 'address' | 'heading' | 'snippet'> {
  const patterns = parts.map(({ wordings }) =>
    makePattern([
      ...wordings.flatMap(({ words }) => words),
      ...found.filter((word) => isNear(word, wordings)),
    ]),
  );
  const telling = patterns.filter((_, place) => !parts[place]?.name && !(common & (1 << place)));
  const isOfQuestion = (text: string) =>
    telling.length === 0 || telling.some((pattern) => pattern.test(text));
  const count = (text: string) => patterns.filter((pattern) => pattern.test(text)).length;
  const mark = (text: string) => markMatches(text, found.join(' '));

  let best = { held: count(`${title} ${description}`), text: description, heading: '', anchor: '' };
  const whole = patterns.length;
  for (const { heading = '', anchor = '', from, to } of best.held < whole ? sections : []) {
    const text = decoder.decode(passages.subarray(from, to));
    const held = count(`${title} ${heading} ${text}`) + (heading && count(heading) > 0 ? 0.5 : 0);
    if (held > best.held && isOfQuestion(`${heading} ${text}`))
      best = { held, text, heading, anchor };
    if (best.held > whole) break;
  }
  return {
    address: best.anchor && !address.includes('#') ? `${address}#${best.anchor}` : address,
    ...(best.heading && { heading: best.heading }),
    snippet: mark(cut(best.text, patterns)),
  };
}

/** Whether a found word belongs to a part: it shares its first two letters with a wording. */
function isNear(word: string, wordings: Part['wordings']): boolean {
  return wordings.some(({ words }) =>
    words.some((typed) => typed.slice(0, 2) === word.slice(0, 2)),
  );
}

/** Matches any of some folded words at the start of a word. */
function makePattern(words: readonly string[]): RegExp {
  const escaped = [...new Set(words)].map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'iu');
}

/** Cuts the line that contains the first match to length, between words. */
function cut(text: string, patterns: readonly RegExp[]): string {
  const line =
    text.split('\n').find((each) => patterns.some((pattern) => pattern.test(each))) ?? text;
  // Plain text separates table cells by a bar (lib/markdown/plain-text.ts).
  const flat = line.replaceAll(' | ', '; ').replace(/\s+/g, ' ').trim();
  if (flat.length <= LENGTH) return flat;
  const places = patterns.map((pattern) => flat.search(pattern)).filter((place) => place !== -1);
  const at = Math.min(...places, flat.length);
  const from = at > LENGTH - LEAD ? flat.lastIndexOf(' ', at - LEAD) + 1 : 0;
  const end = from + LENGTH < flat.length ? flat.lastIndexOf(' ', from + LENGTH) : flat.length;
  const until = end > from ? end : from + LENGTH;
  return `${from > 0 ? '… ' : ''}${flat.slice(from, until)}${until < flat.length ? ' …' : ''}`;
}
