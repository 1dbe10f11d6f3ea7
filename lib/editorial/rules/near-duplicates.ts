import type { ContentProblem } from '@/lib/content/content-error';
import { blocksOf, type ContentText, type Corpus } from './corpus';

/** Shorter paragraphs are too short to count as copies. */
const LEAST_WORDS = 20;

/** Jaccard similarity of the sets of three-word runs; about one word in ten may differ. */
const THRESHOLD = 0.5;

type Paragraph = { in: ContentText; line: number; runs: ReadonlySet<string> };

/**
 * Reports paragraphs of articles and lessons that nearly repeat one of another text. Candidates that share a three-word
 * run come from an index; a reported copy is not indexed, so that many copies of one paragraph stay cheap.
 */
export function findNearDuplicates(corpus: Corpus): ContentProblem[] {
  const index = new Map<string, Paragraph[]>();
  return corpus.texts
    .filter(({ kind }) => kind === 'article' || kind === 'lesson')
    .flatMap(toParagraphs)
    .flatMap((paragraph) => {
      const { runs } = paragraph;
      const shared = new Map<Paragraph, number>();
      for (const run of runs)
        for (const other of index.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      for (const [other, count] of shared) {
        const similarity = count / (runs.size + other.runs.size - count);
        if (other.in !== paragraph.in && similarity >= THRESHOLD)
          return [toProblem(paragraph, other, similarity)];
      }
      for (const run of runs) {
        const having = index.get(run);
        if (having) having.push(paragraph);
        else index.set(run, [paragraph]);
      }
      return [];
    });
}

function toParagraphs(text: ContentText): Paragraph[] {
  return blocksOf(text).flatMap(({ kind, line, text: told }) => {
    if (kind !== 'paragraph' && kind !== 'item') return [];
    const words = told.toLowerCase().match(/[\p{L}\p{N}]+/gu);
    if (!words || words.length < LEAST_WORDS) return [];
    const runs = words.slice(2).map((_, start) => words.slice(start, start + 3).join(' '));
    return [{ in: text, line, runs: new Set(runs) }];
  });
}

function toProblem(paragraph: Paragraph, other: Paragraph, similarity: number): ContentProblem {
  const place = `${other.in.document.file}:${other.line}`;
  const share = Math.round(similarity * 100);
  return paragraph.in.document.problemAt(
    paragraph.line,
    `shares ${share}% of its wording with ${place}; say it in other words, or link to it there`,
  );
}
