import type { ContentProblem } from '@/lib/content/content-error';
import { blocksOf, type ContentText, type Corpus } from './corpus';
import { countShingles, rarestFirst, toShingles, toSimilarity } from './shingles';

/** Paragraphs shorter than this say too little to be copied. */
const LEAST_WORDS = 20;

/** Shared part of all three-word runs (Jaccard): about one word in ten may differ. */
const THRESHOLD = 0.5;

type Paragraph = { in: ContentText; line: number; shingles: Uint32Array };

/**
 * No paragraph of an article or a lesson says what one of another says in nearly the same words. Each is compared with
 * those only that share one of its rarest runs of three words, found in an index: two sets of which at
 * least the share t is common must share an element among the first n - ceil(t n) + 1 of each, in any
 * one order of all elements (prefix filter: Bayardo, Ma and Srikant 2007, Scaling up all pairs
 * similarity search). A copy is not indexed itself, so that many copies of one text stay cheap.
 */
export function findNearDuplicates(corpus: Corpus): ContentProblem[] {
  const paragraphs = corpus.texts
    .filter(({ kind }) => kind === 'article' || kind === 'lesson')
    .flatMap(toParagraphs);
  const counts = countShingles(paragraphs.map(({ shingles }) => shingles));
  const index = new Map<number, Paragraph[]>();

  return paragraphs.flatMap((paragraph) => {
    const { shingles } = paragraph;
    const length = shingles.length - Math.ceil(THRESHOLD * shingles.length) + 1;
    // A run that stands in one paragraph only leads to no other.
    const prefix = rarestFirst(shingles, counts)
      .slice(0, length)
      .filter((shingle) => counts.get(shingle) > 1);
    const candidates = new Set(prefix.flatMap((shingle) => index.get(shingle) ?? []));
    for (const other of candidates) {
      if (other.in === paragraph.in) continue;
      const similarity = toSimilarity(shingles, other.shingles);
      if (similarity >= THRESHOLD) return [toProblem(paragraph, other, similarity)];
    }
    for (const shingle of prefix) {
      const known = index.get(shingle);
      if (known) known.push(paragraph);
      else index.set(shingle, [paragraph]);
    }
    return [];
  });
}

function toParagraphs(text: ContentText): Paragraph[] {
  return blocksOf(text).flatMap(({ kind, line, text: told }) => {
    if (kind !== 'paragraph' && kind !== 'item') return [];
    const words = told.toLowerCase().match(/[\p{L}\p{N}]+/gu);
    if (!words || words.length < LEAST_WORDS) return [];
    return [{ in: text, line, shingles: toShingles(words) }];
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
