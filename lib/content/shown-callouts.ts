import { visit } from 'unist-util-visit';
import { memoiseByDocument } from './by-document';

/**
 * Returns what the callouts of a text show: the argument of its evidence callout, the ids of its figures in order, and
 * whether it shows a substance's status.
 */
export const toShownCallouts = memoiseByDocument(({ text: { tree } }) => {
  const figures: string[] = [];
  visit(tree, 'callout', ({ kind, argument }) => {
    if (kind === 'FIGURE' && argument) figures.push(argument);
  });
  const callouts = tree.children.filter((node) => node.type === 'callout');
  const evidence = callouts.find(({ kind }) => kind === 'EVIDENCE');
  return {
    figures,
    evidence: evidence?.argument,
    hasStatus: callouts.some(({ kind }) => kind === 'STATUS'),
  };
});
