/** The compiler's report, told for somebody who writes records below content. */
export function toTypeReport(
  output: string,
  project: { readLines: (file: string) => string[]; findType: (name: string) => string },
): string;

/** Where a type is declared below content, as the end of a message; nothing when it is declared elsewhere. */
export function findType(name: string): string;
