const EXAMPLE = /\b(?:examples?|invented|imagin\w+|suppose|arithmetic)\b/i;

/** Whether a heading or a paragraph says that its numbers are made up to show a sum. */
export function isExample(text: string): boolean {
  return EXAMPLE.test(text);
}
