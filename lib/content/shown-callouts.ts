import { visit } from 'unist-util-visit';
import { ofText } from './of-text';

/**
 * What the callouts of a text say of it: its level of evidence or whose it is, the ids of its figures in their order, and
 * whether it shows the status of a substance.
 */
export const toShownCallouts = ofText(({ text: { tree } }) => {
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
