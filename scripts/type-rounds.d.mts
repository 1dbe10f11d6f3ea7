/** Follows the lines of `tsc --watch`; gives what is new at the end of a round. */
export function followRounds(
  report: (output: string) => string,
): (line: string) => string | undefined;
