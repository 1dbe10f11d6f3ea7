import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './nodes';
import { replaceText } from './replace-text';

/** A glossary term as authors write it: `[[term]]` or `[[term|shown text]]`. */
const TERM = /\[\[([^\][|\n]+)(?:\|([^\][|\n]+))?\]\]/g;

/** Makes a term node of each `[[term|shown]]`; brackets that are no term, or in a heading, are a problem. */
export function markTerms(tree: Root, problems: TextProblem[]): void {
  replaceText(tree, TERM, ([, name = '', shown = name]) => ({
    type: 'term',
    name: name.trim(),
    shown: shown.trim(),
  }));
  const report = (node: Nodes, message: string) =>
    problems.push({ line: node.position?.start.line ?? 1, message });
  visit(tree, 'heading', (heading) => {
    visit(heading, 'term', (term) => {
      report(term, 'write no glossary term in a heading; explain the word in the text below it');
    });
  });
  visit(tree, 'text', (text) => {
    if (text.value.includes('[['))
      report(
        text,
        'write a glossary term as [[term]] or [[term|shown text]], in a table as [[term]]',
      );
  });
}
