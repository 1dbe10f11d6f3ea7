import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parseExercise } from './exercises/parse-exercise';
import { reportLeftovers } from './syntax/leftovers';
import {
  markArithmetic,
  markCallouts,
  markCaptions,
  markCitations,
  markTerms,
} from './syntax/marks';
import { byLine, type TextProblem } from './syntax/nodes';
import { lineIsParagraph, readTree } from './syntax/read-tree';

/** A text's syntax tree, each node with its line, and the syntax problems found in it. */
export type ParsedText = { tree: Root; problems: readonly TextProblem[] };

/**
 * The only Markdown parser of the site: rendering, checks, search and word counts all use its tree. Citations, glossary
 * terms, arithmetic, callouts and table captions are nodes of their own (syntax/nodes.ts); malformed ones stay text and
 * are reported as problems. Lines are counted from the first of `markdown`.
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

/** Parses each exercise, after citations, terms and sums have become nodes. */
function markExercises(tree: Root, problems: TextProblem[]): void {
  visit(tree, 'callout', (callout) => {
    if (callout.kind !== 'EXERCISE') return undefined;
    parseExercise(callout, problems);
    return SKIP;
  });
}
