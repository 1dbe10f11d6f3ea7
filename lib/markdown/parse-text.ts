import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parseExercise } from './exercises/parse-exercise';
import { markCallouts } from './syntax/callouts';
import { reportLeftovers } from './syntax/leftovers';
import { markArithmetic, markCaptions, markCitations, markTerms } from './syntax/marks';
import { byLine, type TextProblem } from './syntax/nodes';
import { lineIsParagraph, readTree } from './syntax/read-tree';

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

/** Reads each exercise, whose words are citations, terms and sums by now. */
function markExercises(tree: Root, problems: TextProblem[]): void {
  visit(tree, 'callout', (callout) => {
    if (callout.kind !== 'EXERCISE') return undefined;
    parseExercise(callout, problems);
    return SKIP;
  });
}
