import type { ContentProblem } from '@/lib/content/content-error';
import { toPlainText } from '@/lib/markdown/plain-text';
import { visit } from '@/lib/markdown/visit';
import { articlesOf, blocksOf, type Corpus } from './corpus';

const VAGUE = /^(?:here|link|this|read more|click here|)$/i;
const BLANK = /\{[^{}]*\}/;

/** Every link has words that say where it leads, also out of their sentence. */
export function findVagueLinks({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap(({ document }) => {
    const problems: ContentProblem[] = [];
    visit(document.text.tree, 'link', (link) => {
      const words = toPlainText(link).trim();
      if (!VAGUE.test(words)) return;
      const message = `the link "${words}" does not say where it leads; name the page in its words`;
      problems.push(document.problemAt(link.position?.start.line ?? 1, message));
    });
    return problems;
  });
}

/** No blank of the skeleton that `npm run new-post` writes is left open. */
export function findOpenBlanks(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) => {
    const { document } = article;
    const lines = blocksOf(article).map(({ line, text }) => ({ number: line, text }));
    return [...document.frontLines, ...lines].flatMap(({ number, text }) => {
      const blank = BLANK.exec(text)?.[0];
      if (!blank) return [];
      return [document.problemAt(number, `the blank ${blank} is open; write what it asks for`)];
    });
  });
}
