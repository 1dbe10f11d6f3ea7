import { parseArithmetic } from '@/lib/calculator/arithmetic';
import { parseSequence } from '@/lib/chemistry/residues';
import type { ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { peptideRecords } from '@/lib/records/peptides';
import { getUnit, type KnownNumbers } from './known-numbers';
import { problemOf, type Statement } from './statement';
import { isSameUnit } from './units';
import { parseWrittenNumbers, type WrittenNumber } from './written-numbers';
import { findSumResults, findWrongSums } from './written-sums';

export type NumberReport = {
  /** Numbers that no cited record gives or gives in another unit only, and sums that are wrong. */
  problems: ContentProblem[];
  /** How many numbers are in statements with citations; includes the two counts below. */
  checked: number;
  byArithmetic: number;
  bySupposition: number;
};

/**
 * Numbers that arithmetic may use without a source: days per week and year, hours per day, weeks and months per year,
 * minutes and seconds, halves, and factors of ten between units.
 */
const CONSTANTS = ['2', '7', '10', '12', '24', '52', '60', '100', '365', '1000', '10000'];

/** Checks each number of a statement with citations against the cited records, and recomputes every sum. */
export function checkNumbers(
  statements: readonly Statement[],
  getKnown: (
    key: string,
    statement: Statement,
  ) => KnownNumbers | readonly KnownNumbers[] | undefined,
): NumberReport {
  const report: NumberReport = { problems: [], checked: 0, byArithmetic: 0, bySupposition: 0 };
  for (const statement of statements) {
    const known = statement.keys.flatMap((key) => getKnown(key, statement) ?? []);
    for (const { sum, result } of statement.isOption ? [] : findWrongSums(statement.text))
      report.problems.push(problemOf(statement, `"${sum}" does not come out: it is ${result}`));
    checkStatement(statement, known, report);
  }
  return report;
}

function checkStatement(
  statement: Statement,
  known: readonly KnownNumbers[],
  report: NumberReport,
): void {
  const { text, sums = [], isSupposed, isCitedLater } = statement;
  // A citation key without a record is reported by the citation check.
  const isCited = known.length > 0;
  if (!isCited && sums.length === 0) return;
  const isCompared = isCited && !isSupposed;
  const numbers = parseWrittenNumbers(text);
  if (isCited) report.checked += numbers.length;
  if (isCited && isSupposed) report.bySupposition += numbers.length;

  const counted = numbers.filter((number) => isCountedHere(number, statement));
  const own = new Set(counted.map(({ value }) => value));
  const isGiven = (value: string) =>
    own.has(value) || known.some(({ values }) => values.has(value));
  const computed = new Set<WrittenNumber>();
  for (const { sum, index } of sums) {
    const shown = numbers.findLast((number) => number.index < index);
    const fault = findArithmeticFault(sum, shown, isCompared ? isGiven : () => true);
    if (fault) report.problems.push(problemOf(statement, `"[= ${sum}]": ${fault}`));
    if (!shown) continue;
    computed.add(shown);
    own.add(shown.value);
    if (!fault && isCompared) report.byArithmetic += 1;
  }
  if (!isCompared) return;

  const results = new Set(findSumResults(text));
  for (const number of numbers) {
    if (computed.has(number) || results.has(number.index) || own.has(number.value)) continue;
    if (isCitedLater && /^\p{L}+$/u.test(number.shown)) continue;
    const fault = findFault(number, statement, known);
    if (fault) report.problems.push(problemOf(statement, fault));
  }
}

/**
 * Whether a number needs no source: the length of a chain in the library, or a count of works that is no greater than
 * the number of works cited by the statement.
 */
function isCountedHere({ shown, value, index }: WrittenNumber, { text, keys }: Statement): boolean {
  const behind = text.slice(index + shown.length);
  if (/^[ -](?:amino[ -]acids?|residues?)\b/.test(behind)) return getChainLengths().has(value);
  const isOfWorks = /^ (?:\p{L}[\p{L}-]* ){0,2}?(?:trials|studies|reviews|reports|papers)\b/u.test(
    behind,
  );
  return isOfWorks && Number(value) > 1 && Number(value) <= new Set(keys).size;
}

/** The chain lengths of the library's peptides: '44' for tesamorelin. */
const getChainLengths = memoise(
  'chain-lengths',
  () =>
    new Set(
      peptideRecords
        .get()
        .flatMap(({ molecule }) =>
          molecule.kind === 'peptide' ? String(parseSequence(molecule.sequence).length) : [],
        ),
    ),
);

function findArithmeticFault(
  source: string,
  shown: WrittenNumber | undefined,
  isGiven: (value: string) => boolean,
): string | undefined {
  if (!shown) return 'no number precedes it';
  try {
    const { operands, equals, result } = parseArithmetic(source);
    const stray = operands
      .flatMap((operand) => parseWrittenNumbers(operand))
      .find(({ value }) => !isGiven(value) && !CONSTANTS.includes(value));
    if (stray) return `${stray.shown} is given by no cited record, nor is it a constant`;
    const figure = /^[\d,.]+/.exec(shown.shown)?.[0] ?? shown.value;
    return equals(figure) ? undefined : `comes to ${result}, not to ${shown.shown}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reports a number that no cited record gives, or only in another unit: 68 months for 68 weeks. */
function findFault(
  number: WrittenNumber,
  { text, keys }: Statement,
  known: readonly KnownNumbers[],
): string | undefined {
  const { shown, value, index } = number;
  const given = known.flatMap(({ values }) => values.get(value) ?? []);
  const sources = keys.map((key) => `@${key}`).join(', ');
  const quote = `"${shorten(text, index)}"`;
  if (given.length === 0) {
    const nearest = findNearest(Number.parseFloat(value), known);
    const hint = nearest ? `whose nearest number is ${nearest}` : 'which give no number';
    return `${shown} is in no record of ${sources}, ${hint}: ${quote}`;
  }
  const unit = getUnit(text, number);
  if (!unit || given.some((other) => !other.unit || isSameUnit(unit, other.unit))) return undefined;
  const units = [...new Set(given.map((other) => other.unit))].join(' and ');
  return `${shown} is in ${unit} here and in ${units} in ${sources}: ${quote}`;
}

function findNearest(target: number, known: readonly KnownNumbers[]): string | undefined {
  const distance = (other: string) => Math.abs(Math.log((Number(other) + 1e-6) / (target + 1e-6)));
  return known
    .flatMap(({ values }) => [...values.keys()].filter((other) => /^[\d.]+$/.test(other)))
    .sort((a, b) => distance(a) - distance(b))[0];
}

const SHOWN_BEFORE = 50;
const SHOWN_LENGTH = 110;

function shorten(text: string, index: number): string {
  const start = index <= SHOWN_BEFORE ? 0 : text.indexOf(' ', index - SHOWN_BEFORE) + 1;
  const part = text.slice(start, start + SHOWN_LENGTH).trim();
  return `${start > 0 ? '…' : ''}${part}${start + SHOWN_LENGTH < text.length ? '…' : ''}`;
}
