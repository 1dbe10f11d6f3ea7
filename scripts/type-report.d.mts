/** The compiler's report, told for somebody who writes records below content. */
export function toTypeReport(
  output: string,
  project: { readLines: (file: string) => string[]; findType: (name: string) => string },
): string;
