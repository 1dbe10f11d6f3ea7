import type { ContentProblem } from '@/lib/content/content-error';
import { problemAt } from './content-text';
import { articlesOf, type Corpus } from './corpus';

const VAGUE_LINK = /(?<!!)\[\s*(here|link|this|read more|click here|)\s*\]\(/i;
const BLANK = /\{[^{}]*\}/;

/** Every link has words that say where it leads, also out of their sentence. */
export function findVagueLinks({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap((text) =>
    text.lines.flatMap((line) => {
      const words = VAGUE_LINK.exec(line.text)?.[1];
      if (words === undefined) return [];
      const message = `the link "${words}" does not say where it leads; name the page in its words`;
      return [problemAt(text, line, message)];
    }),
  );
}

/** No blank of the skeleton that `npm run new-post` writes is left open. */
export function findOpenBlanks(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) =>
    [...article.frontLines, ...article.lines].flatMap((line) => {
      const blank = BLANK.exec(line.text)?.[0];
      if (!blank) return [];
      return [problemAt(article, line, `the blank ${blank} is open; write what it asks for`)];
    }),
  );
}
