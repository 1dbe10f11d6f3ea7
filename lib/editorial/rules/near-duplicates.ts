import type { ContentProblem } from '@/lib/content/content-error';
import { type Article, articlesOf, blocksOf, type Corpus } from './corpus';
import { countShingles, rarestFirst, toShingles, toSimilarity } from './shingles';

/** Paragraphs shorter than this say too little to be copied. */
const LEAST_WORDS = 20;

/** Shared part of all three-word runs (Jaccard): about one word in ten may differ. */
const THRESHOLD = 0.5;

type Paragraph = { article: Article; line: number; shingles: Uint32Array };

/**
 * No paragraph says what one of another article says in nearly the same words. Each is compared with
 * those only that share one of its rarest runs of three words, found in an index: two sets of which at
 * least the share t is common must share an element among the first n - ceil(t n) + 1 of each, in any
 * one order of all elements (prefix filter: Bayardo, Ma and Srikant 2007, Scaling up all pairs
 * similarity search). A copy is not indexed itself, so that many copies of one text stay cheap.
 */
export function findNearDuplicates(corpus: Corpus): ContentProblem[] {
  const paragraphs = articlesOf(corpus).flatMap(toParagraphs);
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
      if (other.article === paragraph.article) continue;
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

function toParagraphs(article: Article): Paragraph[] {
  return blocksOf(article).flatMap(({ kind, line, text }) => {
    if (kind !== 'paragraph' && kind !== 'item') return [];
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
    if (!words || words.length < LEAST_WORDS) return [];
    return [{ article, line, shingles: toShingles(words) }];
  });
}

function toProblem(paragraph: Paragraph, other: Paragraph, similarity: number): ContentProblem {
  const place = `${other.article.document.file}:${other.line}`;
  const share = Math.round(similarity * 100);
  return paragraph.article.document.problemAt(
    paragraph.line,
    `shares ${share}% of its wording with ${place}; say it in other words, or link to it there`,
  );
}
