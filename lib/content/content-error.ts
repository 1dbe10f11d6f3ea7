/** A problem in a content file, with its remedy. */
export type ContentProblem = {
  file: string;
  line?: number;
  /** The column where it starts, from 1. */
  column?: number;
  field?: string;
  message: string;
};

/** All problems of the content in one error, so that an author can fix them in one go. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const heading =
      problems.length === 1 ? '1 content problem' : `${problems.length} content problems`;
    super([heading, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Formats a problem: 'content/posts/x.md:4: publishedAt: expected a date like 2026-03-14'. */
export function formatProblem({ file, line, column, field, message }: ContentProblem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return field ? `${place}: ${field}: ${message}` : `${place}: ${message}`;
}

/** Concatenates lists of problems without duplicates, such as bibliography problems found by several readers. */
export function mergeProblems(lists: readonly (readonly ContentProblem[])[]): ContentProblem[] {
  return [...new Map(lists.flat().map((problem) => [formatProblem(problem), problem])).values()];
}

/** Returns what `read` does, or the problems of the ContentError that it throws; rethrows any other error. */
export function attempt<T>(read: () => T): { value?: T; problems: readonly ContentProblem[] } {
  try {
    return { value: read(), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

/** Returns the problems of the ContentError that `read` throws; rethrows any other error. */
export function toProblems(read: () => unknown): readonly ContentProblem[] {
  return attempt(read).problems;
}

/** Returns the problems that `check` finds or throws as a ContentError; rethrows other errors. */
export function collectProblems(check: () => readonly ContentProblem[]): readonly ContentProblem[] {
  const { value, problems } = attempt(check);
  return value ?? problems;
}
