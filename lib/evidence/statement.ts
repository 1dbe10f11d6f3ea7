import type { ContentProblem } from '@/lib/content/content-error';

/** A sentence, list item or table row with the records that it cites. */
export type Statement = {
  text: string;
  /** The arithmetic written in it, each sum with its place in `text`, behind the number that it explains. */
  sums?: readonly { sum: string; index: number }[];
  keys: readonly string[];
  /** The ids of the findings that it is bound to, of the works among them. */
  findings?: readonly string[];
  /** Whether its citation stands at a later sentence: then a counting word ("Two trials follow") is no figure. */
  isCitedLater?: boolean;
  /** What its row's table has above each cell. */
  columns?: readonly string[];
  /** The words above it: headings and the table's caption. */
  above?: string;
  file: string;
  /** Line of the file, or the id of the record that the statement belongs to. */
  line?: number;
  field?: string;
  /** Whether a heading or a callout says that its numbers are supposed. */
  isSupposed?: boolean;
  /** Whether it is one of several answers, which may be wrong. */
  isOption?: boolean;
  /** Whether it is part of an exercise, whose numbers are its own. */
  isExercise?: boolean;
};

/** Something wrong with a statement, where it stands. */
export function problemOf(
  { file, line, field }: Pick<Statement, 'file' | 'line' | 'field'>,
  message: string,
): ContentProblem {
  return { file, line, field, message };
}
