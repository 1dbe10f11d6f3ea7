import type { Statement } from '@/lib/evidence/statement';
import * as markdown from '@/lib/markdown/statements';
import type { ContentText, Corpus } from './rules/corpus';

/** Returns the statements of a text in the form that the number check expects. */
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
    // An option of an exercise may be wrong on purpose; the explanation ("Why") may not.
    isOption: part !== undefined && part !== 'why',
    isExercise: part !== undefined,
  }));
}

/** Returns the statements of all texts and records. */
export function statementsOf({ texts, recordStatements }: Corpus): Statement[] {
  return [...texts.flatMap(toStatements), ...recordStatements];
}

const EXAMPLE = /\b(?:examples?|invented|imagin\w+|suppose|arithmetic)\b/i;

/** Whether a heading or paragraph marks its numbers as an example. */
export function isExample(text: string): boolean {
  return EXAMPLE.test(text);
}
