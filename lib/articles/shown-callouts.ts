import { visit } from 'unist-util-visit';
import { ofText } from '@/lib/content/of-text';

/** What the callouts of a text say of it: its level of evidence, 1 to 5, and the ids of its figures in their order. */
export const toShownCallouts = ofText('callouts', ({ text: { tree } }) => {
  const figures: string[] = [];
  visit(tree, 'callout', ({ kind, argument }) => {
    if (kind === 'FIGURE' && argument) figures.push(argument);
  });
  const evidence = tree.children.find(
    (node) => node.type === 'callout' && node.kind === 'EVIDENCE',
  );
  const evidenceLevel = evidence?.type === 'callout' ? Number(evidence.argument) : undefined;
  return { figures, evidenceLevel };
});
