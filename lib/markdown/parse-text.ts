import type { Root } from 'mdast';
import { markArithmetic } from './syntax/arithmetic';
import { markCallouts } from './syntax/callouts';
import { markCaptions } from './syntax/captions';
import { markCitations } from './syntax/citations';
import { markExercises } from './syntax/exercises';
import { reportLeftovers } from './syntax/leftovers';
import { byLine, type TextProblem } from './syntax/nodes';
import { lineIsParagraph } from './syntax/plain-lines';
import { readTree } from './syntax/read-tree';
import { markTerms } from './syntax/terms';

/** A text as its syntax tree, every node with its line, and what in it is written wrongly. */
export type ParsedText = { tree: Root; problems: readonly TextProblem[] };

/**
 * The one reader of Markdown: what shows, checks, searches or counts a text asks the tree it gives. Citations,
 * glossary terms, arithmetic, callouts and captions of tables are nodes of their own (syntax/nodes.ts); what
 * only looks like one stays text and is a problem. Lines are counted from the first of `markdown`.
 */
export function parseText(markdown: string): ParsedText {
  const tree = readTree(markdown);
  const problems: TextProblem[] = [];
  lineIsParagraph(tree);
  markCallouts(tree, problems);
  markCaptions(tree);
  markCitations(tree, problems);
  markTerms(tree, problems);
  markArithmetic(tree);
  markExercises(tree, problems);
  reportLeftovers(tree, markdown, problems);
  return { tree, problems: problems.sort(byLine) };
}
