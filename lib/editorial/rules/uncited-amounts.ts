import type { Nodes } from 'mdast';
import type { ContentProblem } from '@/lib/content/content-error';
import { type Block, toCitedKeys } from '@/lib/markdown/blocks';
import { isExample } from '../text-statements';
import { type Article, articlesOf, blocksOf, type Corpus } from './corpus';

const AMOUNT =
  /(?<![\p{L}\d.,-])\d[\d.,]*(?:\s?%|\s(?:mg|mcg|ng|pg|kg|g|mL|L|kDa|Da|nmol|mmol|units?|hours?|minutes?|days?|weeks?|months?)\b)[\p{L}/]*/u;

/**
 * Paragraphs that state an amount and cite nothing: for a writer to look at, since not every number is
 * a finding. Left out are tables, callouts, worked examples (a section called so, or a paragraph that
 * says so with the list below it) and lists below a paragraph that cites.
 */
export function findUncitedAmounts(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) =>
    toLoosePassages(article).flatMap(({ line, text }) => {
      const amount = AMOUNT.exec(text)?.[0];
      return amount ? [article.document.problemAt(line, amount)] : [];
    }),
  );
}

/** What stands in quotes is somebody's words, not a result. */
const QUOTED = /"[^"]*"|“[^”]*”/g;

/**
 * Takeaways and rows of tables that state an amount and cite nothing: they are what most people read, so a result there
 * never rests on a citation further down. A row may rest on the caption or the head of its table. What the site works out
 * itself stands as a sum, "[= 5 / 2]", or under a caption that says so.
 */
export function findUncitedResults(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) =>
    blocksOf(article).flatMap((block) => {
      const { kind, callout, node, text, line, headings, table } = block;
      const isTakeaway = kind === 'item' && callout === 'TAKEAWAYS';
      if (!isTakeaway && !table) return [];
      const amount = AMOUNT.exec(text.replace(QUOTED, ''))?.[0];
      const isOurs = [text, table?.caption ?? '', ...(table ? headings : [])].some(isExample);
      const keys = [...toCitedKeys(node), ...(table?.keys ?? [])];
      return amount && keys.length === 0 && !isOurs && !hasSum(node)
        ? [
            article.document.problemAt(
              line,
              `a ${table ? 'row' : 'takeaway'} says "${amount}" and cites nothing; add the [@key] it rests on, or the sum as [= …]${table ? ', or say "(arithmetic)" in the caption' : ''}`,
            ),
          ]
        : [];
    }),
  );
}

function toLoosePassages(article: Article): Block[] {
  let isCoveredList = false;
  return blocksOf(article).filter(({ kind, node, text, headings, callout }) => {
    if (kind === 'heading') isCoveredList = false;
    const isProse = kind === 'paragraph' || kind === 'item';
    if (!isProse || callout || headings.some(isExample)) return false;
    const isCovered = toCitedKeys(node).length > 0 || isExample(text);
    if (kind === 'item') return !isCovered && !isCoveredList;
    isCoveredList = isCovered;
    return !isCovered;
  });
}

function hasSum(node: Nodes): boolean {
  return node.type === 'arithmetic' || ('children' in node && node.children.some(hasSum));
}
