import type { Statement } from '@/lib/evidence/statement';
import * as markdown from '@/lib/markdown/statements';
import type { ContentText, Corpus } from './rules/corpus';

/** The statements of a text as the check of numbers takes them. */
export function toStatements({ document: { file, text } }: ContentText): Statement[] {
  const statements = markdown.toStatements(text.tree);
  return statements.map(({ callout, part, headings, closingKeys, table, ...statement }) => ({
    ...statement,
    above: [...headings, table?.caption ?? ''].join(' \n '),
    ...(table && { columns: table.columns }),
    keys: closingKeys,
    isCitedLater: statement.keys.length === 0,
    file,
    isSupposed: callout === 'EXAMPLE' || headings.some(isExample),
    // An option to choose from may be wrong on purpose; the reason behind them may not.
    isOption: part !== undefined && part !== 'why',
    isExercise: part !== undefined,
  }));
}

/** What all texts and records state. */
export function statementsOf({ texts, recordStatements }: Corpus): Statement[] {
  return [...texts.flatMap(toStatements), ...recordStatements];
}

const EXAMPLE = /\b(?:examples?|invented|imagin\w+|suppose|arithmetic)\b/i;

/** Whether a heading or a paragraph says that its numbers are made up to show a sum. */
export function isExample(text: string): boolean {
  return EXAMPLE.test(text);
}
