import type { Nodes } from 'mdast';
import type { ContentProblem } from '@/lib/content/content-error';
import { type Block, toCitedKeys } from '@/lib/markdown/blocks';
import { isExample } from '../text-statements';
import { type Article, blocksOf } from './corpus';

const AMOUNT =
  /(?<![\p{L}\d.,-])\d[\d.,]*(?:\s?%|\s(?:mg|mcg|ng|pg|kg|g|mL|L|kDa|Da|nmol|mmol|units?|hours?|minutes?|days?|weeks?|months?)\b)[\p{L}/]*/u;

/**
 * Lists amounts in paragraphs that cite nothing, for a writer to look at, since not every number is a finding. Skips
 * tables, callouts, worked examples (a section with such a heading, or a paragraph that says so and the list below it)
 * and lists below a paragraph that cites.
 */
export function findUncitedAmounts(article: Article): ContentProblem[] {
  return toLoosePassages(article).flatMap(({ line, text }) => {
    const amount = AMOUNT.exec(text)?.[0];
    return amount ? [article.document.problemAt(line, amount)] : [];
  });
}

/** Quoted text: somebody's words, not a result. */
const QUOTED = /"[^"]*"|“[^”]*”/g;

/**
 * Reports amounts without a citation in takeaways and table rows, which are what most people read. A row may rely on
 * citations in its table's caption or head. Numbers of our own need a sum, "[= 5 / 2]", or wording that marks them as
 * an example or arithmetic.
 */
export function findUncitedResults(article: Article): ContentProblem[] {
  return blocksOf(article).flatMap((block) => {
    const { kind, callout, node, text, line, headings, table } = block;
    const isTakeaway = kind === 'item' && callout === 'TAKEAWAYS';
    if (!isTakeaway && !table) return [];
    const amount = AMOUNT.exec(text.replace(QUOTED, ''))?.[0];
    const isOurs = [text, table?.caption ?? '', ...(table ? headings : [])].some(isExample);
    const keys = [...toCitedKeys(node), ...(table?.keys ?? [])];
    if (!amount || keys.length > 0 || isOurs || hasSum(node)) return [];
    const message = `a ${table ? 'row' : 'takeaway'} says "${amount}" and cites nothing; add the [@key] it rests on, or the sum as [= …]${table ? ', or say "(arithmetic)" in the caption' : ''}`;
    return [article.document.problemAt(line, message)];
  });
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
