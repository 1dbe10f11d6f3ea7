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
  getKnown: (key: string, statement: Statement) => KnownNumbers | undefined,
): NumberReport {
  const report: NumberReport = { problems: [], checked: 0, byArithmetic: 0, bySupposition: 0 };
  for (const statement of statements) {
    const known = statement.keys.flatMap((key) => getKnown(key, statement) ?? []);
    for (const { sum, result } of statement.isOption ? [] : findWrongSums(statement.text))
      report.problems.push(problemOf(statement, `"${sum}" does not come out: it is ${result}`));
    // A citation key without a record is reported by the citation check.
    if (known.length === 0) checkSums(statement, report);
    else checkStatement(statement, known, report);
  }
  return report;
}

function checkStatement(
  statement: Statement,
  known: readonly KnownNumbers[],
  report: NumberReport,
): void {
  const { text, sums = [] } = statement;
  const numbers = parseWrittenNumbers(text);
  report.checked += numbers.length;
  if (statement.isSupposed) {
    report.bySupposition += numbers.length;
    checkSums(statement, report);
    return;
  }
  const own = new Set(numbers.filter((number) => isCountedHere(number, statement)).map(toValue));
  const isGiven = (value: string) =>
    own.has(value) || known.some(({ values }) => values.has(value));
  const computed = new Set<WrittenNumber>();
  for (const { sum, index } of sums) {
    const shown = numbers.findLast((number) => number.index < index);
    const fault = findArithmeticFault(sum, shown, isGiven);
    if (fault) report.problems.push(problemOf(statement, `"[= ${sum}]": ${fault}`));
    if (!shown) continue;
    computed.add(shown);
    own.add(shown.value);
    if (!fault) report.byArithmetic += 1;
  }
  const results = new Set(findSumResults(text));
  for (const number of numbers) {
    if (computed.has(number) || results.has(number.index)) continue;
    if (statement.isCitedLater && /^\p{L}+$/u.test(number.shown)) continue;
    const message = isGiven(number.value)
      ? findUnitFault(number, statement, known)
      : formatStrayNumber(number, statement, known);
    if (message && !own.has(number.value)) report.problems.push(problemOf(statement, message));
  }
}

const toValue = ({ value }: WrittenNumber) => value;

function checkSums(statement: Statement, report: NumberReport): void {
  const { text, sums = [] } = statement;
  const numbers = sums.length > 0 ? parseWrittenNumbers(text) : [];
  for (const { sum, index } of sums) {
    const shown = numbers.findLast((number) => number.index < index);
    const fault = findArithmeticFault(sum, shown, () => true);
    if (fault) report.problems.push(problemOf(statement, `"[= ${sum}]": ${fault}`));
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
const getChainLengths = memoise('chain-lengths', () => {
  const records = peptideRecords.get();
  return new Set(
    records.flatMap(({ molecule }) =>
      molecule.kind === 'peptide' ? [String(parseSequence(molecule.sequence).length)] : [],
    ),
  );
});

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

/** Reports a number that the records give in another unit only: 68 months for 68 weeks. */
function findUnitFault(
  number: WrittenNumber,
  { text, keys }: Statement,
  known: readonly KnownNumbers[],
): string | undefined {
  const unit = getUnit(text, number);
  if (!unit) return undefined;
  const given = known.flatMap(({ values }) => values.get(number.value) ?? []);
  if (given.some((other) => !other.unit || isSameUnit(unit, other.unit))) return undefined;
  const units = [...new Set(given.map((other) => other.unit))].join(' and ');
  const sources = keys.map((key) => `@${key}`).join(', ');
  return `${number.shown} is in ${unit} here and in ${units} in ${sources}: "${shorten(text, number.index)}"`;
}

/** The message for a number that no cited record gives; it names the nearest one given. */
function formatStrayNumber(
  number: WrittenNumber,
  { text, keys }: Statement,
  known: readonly KnownNumbers[],
): string {
  const nearest = findNearest(number, known);
  const sources = keys.map((key) => `@${key}`).join(', ');
  return (
    `${number.shown} is in no record of ${sources}` +
    `${nearest ? `, whose nearest number is ${nearest}` : ', which give no number'}: ` +
    `"${shorten(text, number.index)}"`
  );
}

function findNearest({ value }: WrittenNumber, known: readonly KnownNumbers[]): string | undefined {
  const target = Number.parseFloat(value);
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
