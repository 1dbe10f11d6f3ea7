import type { Statement } from '@/lib/evidence/statement';
import * as markdown from '@/lib/markdown/statements';
import { isExample } from './examples';
import type { ContentText, Corpus } from './rules/corpus';

/** The statements of a text as the check of numbers takes them. */
export function toStatements({ document: { file, text } }: ContentText): Statement[] {
  const statements = markdown.toStatements(text.tree);
  const reasons = new Set(statements.flatMap((each) => (/^Why:/.test(each.text) ? each.line : [])));
  return statements.map(({ callout, headings, closingKeys, table, ...statement }) => ({
    ...statement,
    above: [...headings, table?.caption ?? ''].join(' \n '),
    ...(table && { columns: table.columns }),
    keys: closingKeys,
    isCitedLater: statement.keys.length === 0,
    file,
    isSupposed: callout === 'EXAMPLE' || headings.some(isExample),
    // An option to choose from may be wrong on purpose; the reason behind them may not.
    isOption: callout === 'EXERCISE' && !reasons.has(statement.line),
  }));
}

/** What all texts and records state. */
export function statementsOf({ texts, recordStatements }: Corpus): Statement[] {
  return [...texts.flatMap(toStatements), ...recordStatements];
}
