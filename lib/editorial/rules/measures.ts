import { toReadingGrade } from '@/lib/text/reading-grade';
import { type Article, toReadable } from './content-text';
import { articlesOf, type Corpus, isDraft } from './corpus';

/** What an article of this site holds: less says too little, more is two articles. */
export const WORDS = { least: 900, most: 1600 };

/** The words of an article as a reader counts them. */
export function countWords({ lines }: Article): number {
  return lines
    .flatMap(({ text }) => toReadable(text).split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export type ReadingLevel = { file: string; grade: number };

/** The Flesch-Kincaid grade of each article that is no draft, hardest first, and their median. */
export function toReadingLevels(corpus: Corpus): { levels: ReadingLevel[]; median: number } {
  const levels = articlesOf(corpus)
    .filter((article) => !isDraft(article))
    .map((article) => ({
      file: article.file,
      grade: toReadingGrade(article.lines.map(({ text }) => toReadable(text)).join('\n')),
    }))
    .sort((a, b) => b.grade - a.grade);
  const middle = levels.length / 2;
  const upper = levels[Math.floor(middle)]?.grade ?? 0;
  const lower = levels[Math.ceil(middle) - 1]?.grade ?? 0;
  return { levels, median: (upper + lower) / 2 };
}
