import type { Root } from 'mdast';
import { parseExercise } from '../exercises/parse-exercise';
import { SKIP, visit } from '../visit';
import type { TextProblem } from './nodes';

/** Reads each exercise, whose words are citations, terms and sums by now. */
export function markExercises(tree: Root, problems: TextProblem[]): void {
  visit(tree, 'callout', (callout) => {
    if (callout.kind !== 'EXERCISE') return undefined;
    parseExercise(callout, problems);
    return SKIP;
  });
}
