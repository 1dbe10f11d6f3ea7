import { ContentError, type ContentProblem, formatProblem } from './content-error';

/**
 * What is wrong in all of several readings, each problem once: an author mends everything in one go,
 * whichever part of the content it is in. Any error that is not about content is thrown on.
 */
export function collectProblems(readings: readonly (() => unknown)[]): ContentProblem[] {
  const problems = new Map<string, ContentProblem>();
  for (const read of readings) {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const problem of error.problems) problems.set(formatProblem(problem), problem);
    }
  }
  return [...problems.values()];
}
