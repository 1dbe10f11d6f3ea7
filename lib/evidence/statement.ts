import type { ContentProblem } from '@/lib/content/content-error';

/** A sentence, list item or table row with the records that it cites. */
export type Statement = {
  text: string;
  /** Its arithmetic notes, each with its index in `text`, after the number that it explains. */
  sums?: readonly { sum: string; index: number }[];
  keys: readonly string[];
  /** The ids of the findings that it is bound to, of the works in `keys`. */
  findings?: readonly string[];
  /** Whether its citation follows in a later sentence: then a number word ("Two trials follow") needs no source. */
  isCitedLater?: boolean;
  /** The column headings of its table, if it is a row. */
  columns?: readonly string[];
  /** The headings and the table caption above it. */
  above?: string;
  file: string;
  /** The line in `file`. `field` names the record, as 'id' or 'slug.field', where there is one. */
  line?: number;
  field?: string;
  /** Whether a heading or a callout says that its numbers are made up. */
  isSupposed?: boolean;
  /** Whether it is an option of an exercise, which may be wrong on purpose. */
  isOption?: boolean;
  /** Whether it is part of an exercise, which has numbers of its own. */
  isExercise?: boolean;
};

/** Returns a problem at the position of a statement. */
export function problemOf(
  { file, line, field }: Pick<Statement, 'file' | 'line' | 'field'>,
  message: string,
): ContentProblem {
  return { file, line, field, message };
}
