import type { Statement } from '@/lib/evidence/check-numbers';
import { CITATION_GROUP } from '@/lib/markdown/citation-keys';
import type { ContentText, Line } from './rules/content-text';
import { toHeadingLevel } from './rules/headings';

/** Words by which a heading or a paragraph says that its numbers are made up to show a sum. */
export const EXAMPLE = /\b(?:examples?|invented|imagin\w+|suppose|arithmetic)\b/i;

const SENTENCE_END = /(?<=[.!?]["”’)*_]*(?:\s*\[@[^\]]*\])*["”’)*_]*)\s+(?=["“(*_[]*[A-Z\d])/;
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|No|ca|approx|Dr|St|al)\.$/;

/** The statements of a text with what they cite: sentences, list items' sentences and table rows. */
export function toStatements({ file, lines }: ContentText): Statement[] {
  let exampleLevel = 0;
  let isExample = false;
  return lines.flatMap((line) => {
    const level = toHeadingLevel(line.text);
    if (level) {
      if (!exampleLevel || level <= exampleLevel)
        exampleLevel = EXAMPLE.test(line.text) ? level : 0;
      return [];
    }
    const [, marker] = /^\s*>\s*\[!([A-Z]+)/.exec(line.text) ?? [];
    if (marker || !/^\s*>/.test(line.text)) isExample = marker === 'EXAMPLE';
    return splitLine(line).map((text) => ({
      text,
      keys: toKeys(text),
      file,
      line: line.number,
      isSupposed: exampleLevel > 0 || isExample,
    }));
  });
}

/** A table row whole, any other line in its sentences. */
function splitLine({ text }: Line): string[] {
  const prose = text.replace(/^\s*(?:>\s?)+/, '').trim();
  if (prose === '' || /^[|:\s-]+$/.test(prose) || prose.startsWith('[!')) return [];
  return prose.startsWith('|') ? [prose] : splitSentences(prose);
}

/** A paragraph in its sentences; the citations behind a full stop belong to the sentence before it. */
export function splitSentences(prose: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of prose.split(SENTENCE_END)) {
    open += open ? ` ${part}` : part;
    if (ABBREVIATION.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  return open ? [...sentences, open] : sentences;
}

function toKeys(text: string): string[] {
  return (text.match(CITATION_GROUP) ?? []).flatMap((group) =>
    [...group.matchAll(/@([a-z0-9-]+)/g)].map(([, key = '']) => key),
  );
}
