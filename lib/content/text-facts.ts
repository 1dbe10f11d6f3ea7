import { visit } from 'unist-util-visit';
import { toCitedKeys } from '@/lib/markdown/blocks';
import { toPlainText } from '@/lib/markdown/plain-text';
import { memoiseByDocument } from './document';

/**
 * Returns what other pages need of a text, taken while it is parsed once: the text that a reader sees, the keys it
 * cites, the argument of its evidence callout, the ids of its figures in order, and whether it shows a substance's
 * status.
 */
export const toTextFacts = memoiseByDocument('text-facts', ({ text: { tree } }) => {
  const figures: string[] = [];
  visit(tree, 'callout', ({ kind, argument }) => {
    if (kind === 'FIGURE' && argument) figures.push(argument);
  });
  const callouts = tree.children.filter((node) => node.type === 'callout');
  const evidence = callouts.find(({ kind }) => kind === 'EVIDENCE');
  return {
    text: toPlainText(tree),
    keys: toCitedKeys(tree),
    figures,
    evidence: evidence?.argument,
    hasStatus: callouts.some(({ kind }) => kind === 'STATUS'),
  };
});
