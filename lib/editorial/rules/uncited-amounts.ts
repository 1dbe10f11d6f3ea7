import type { ContentProblem } from '@/lib/content/content-error';
import { CITATION_GROUP } from '@/lib/markdown/citation-keys';
import { type Article, type Line, problemAt, toReadable } from './content-text';
import { articlesOf, type Corpus } from './corpus';
import { toHeadingLevel } from './headings';

const AMOUNT =
  /(?<![\p{L}\d.,-])\d[\d.,]*(?:\s?%|\s(?:mg|mcg|ng|pg|kg|g|mL|L|kDa|Da|nmol|mmol|units?|hours?|minutes?|days?|weeks?|months?)\b)[\p{L}/]*/u;

/** Words by which a text says that its numbers are made up to show a sum. */
const EXAMPLE = /\b(?:examples?|invented|imagin\w+|suppose|arithmetic)\b/i;

/**
 * Paragraphs that state an amount and cite nothing: for a writer to look at, since not every number is
 * a finding. Left out are tables, callouts, worked examples (a section called so, or a paragraph that
 * says so with the list below it) and lists below a paragraph that cites.
 */
export function findUncitedAmounts(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) =>
    toLoosePassages(article).flatMap((line) => {
      const amount = AMOUNT.exec(toReadable(line.text))?.[0];
      return amount ? [problemAt(article, line, amount)] : [];
    }),
  );
}

/** The lines of an article whose amounts need a source of their own. */
function toLoosePassages({ lines }: Article): Line[] {
  let exampleLevel = 0;
  let isCoveredList = false;
  return lines.filter(({ text }) => {
    const level = toHeadingLevel(text);
    if (level) {
      if (!exampleLevel || level <= exampleLevel) exampleLevel = EXAMPLE.test(text) ? level : 0;
      isCoveredList = false;
      return false;
    }
    if (text.trim() === '' || exampleLevel || /^\s*(?:>|\||Table:)/.test(text)) return false;
    const isCovered = (text.match(CITATION_GROUP) ?? []).length > 0 || EXAMPLE.test(text);
    if (/^\s*(?:[-*+]|\d+[.)])\s/.test(text)) return !isCovered && !isCoveredList;
    isCoveredList = isCovered;
    return !isCovered;
  });
}
