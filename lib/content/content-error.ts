/** One thing wrong with one content file, with what to do about it. */
export type ContentProblem = {
  file: string;
  line?: number;
  /** Where in the line it begins, from 1 on. */
  column?: number;
  field?: string;
  message: string;
};

/** Everything wrong with the content, in one error: an author mends all of it in one go. */
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

/** 'content/posts/x.md:4: publishedAt: expected a date like 2026-03-14'. */
export function formatProblem({ file, line, column, field, message }: ContentProblem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return field ? `${place}: ${field}: ${message}` : `${place}: ${message}`;
}

/** Several lists of problems as one in which each stands once: the bibliography's are found by every reader of it. */
export function mergeProblems(lists: readonly (readonly ContentProblem[])[]): ContentProblem[] {
  return [...new Map(lists.flat().map((problem) => [formatProblem(problem), problem])).values()];
}

/** The problems that a reading of content throws; any other error is thrown on. */
export function toProblems(read: () => unknown): readonly ContentProblem[] {
  return collectProblems(() => {
    read();
    return [];
  });
}

/** What a check finds, or what kept it from reading the content; any other error is thrown on. */
export function collectProblems(check: () => readonly ContentProblem[]): readonly ContentProblem[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
