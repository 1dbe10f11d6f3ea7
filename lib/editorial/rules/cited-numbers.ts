import { type ContentProblem, formatProblem } from '@/lib/content/content-error';
import { checkNumbers, type NumberReport } from '@/lib/evidence/check-numbers';
import type { Statement } from '@/lib/evidence/statement';
import { worksOf } from '../claims/works';
import { statementsOf } from '../text-statements';
import type { BibliographyRecord, Corpus } from './corpus';

/**
 * Checks every number in a statement with citations against the cited records. `names` limits the check to files, by
 * the end of their path, and to records, by their id, such as 'bpc-157'.
 */
export function reportCitedNumbers(corpus: Corpus, names: readonly string[] = []): NumberReport {
  const statements = [...statementsOf(corpus), ...corpus.bibliography.flatMap(toSummaryStatements)];
  return checkNumbers(
    names.length === 0 ? statements : statements.filter((statement) => isNamed(statement, names)),
    (key, { findings }) => worksOf({ keys: [key], findings }, corpus)[0]?.numbers,
  );
}

/** Reports numbers in statements with citations that no cited record gives and no sum explains. */
export function findStrayNumbers(corpus: Corpus): ContentProblem[] {
  return reportCitedNumbers(corpus).problems;
}

/** Formats every problem and the totals, for an author who works file by file. */
export function toNumberReport({
  problems,
  checked,
  byArithmetic,
  bySupposition,
}: NumberReport): string {
  return [
    ...problems.map(formatProblem),
    `${checked} numbers beside citations: ${byArithmetic} by arithmetic, ` +
      `${bySupposition} supposed, ${problems.length} in no cited record`,
  ].join('\n');
}

/** Returns a record's summary as statements that cite the record itself, to check their numbers. */
export function toSummaryStatements({ key, line, reference }: BibliographyRecord): Statement[] {
  return (reference.custom.summary ?? []).map((text) => ({
    file: 'content/references.json',
    line,
    field: key,
    text,
    keys: [key],
  }));
}

function isNamed({ file, field = '' }: Statement, names: readonly string[]): boolean {
  return names.some(
    (name) => file.endsWith(name) || name.endsWith(file) || `${field}.`.startsWith(`${name}.`),
  );
}
