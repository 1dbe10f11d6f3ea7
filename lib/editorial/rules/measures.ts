import { toProse } from '@/lib/markdown/blocks';
import { toReadingGrade } from '@/lib/text/reading-grade';
import { type Article, articlesOf, blocksOf, type Corpus, isDraft } from './corpus';

/** What an article of this site holds: less says too little, more is two articles. */
export const WORDS = { least: 900, most: 1600 };

/** The words of an article as a reader counts them. */
export function countWords(article: Article): number {
  return blocksOf(article)
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export type ReadingLevel = { file: string; grade: number };

/** The Flesch-Kincaid grade of each article that is no draft, hardest first, and their median. */
export function toReadingLevels(corpus: Corpus): { levels: ReadingLevel[]; median: number } {
  const levels = articlesOf(corpus)
    .filter((article) => !isDraft(article))
    .map((article) => ({
      file: article.document.file,
      grade: toReadingGrade(toProse(blocksOf(article))),
    }))
    .sort((a, b) => b.grade - a.grade);
  const middle = levels.length / 2;
  const upper = levels[Math.floor(middle)]?.grade ?? 0;
  const lower = levels[Math.ceil(middle) - 1]?.grade ?? 0;
  return { levels, median: (upper + lower) / 2 };
}
