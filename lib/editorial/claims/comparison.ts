import type { Finding } from '@/lib/evidence/evidence-schema';
import { type GivenNumber, getUnit } from '@/lib/evidence/known-numbers';
import type { Statement } from '@/lib/evidence/statement';
import { isSameUnit, type Unit } from '@/lib/evidence/units';
import { parseWrittenNumbers, type WrittenNumber } from '@/lib/evidence/written-numbers';
import type { Work } from './works';

/** A number of a text, with its unit if it has one, and the index after it. */
export type Figure = WrittenNumber & { unit?: Unit; end: number };

/** A statement with its works, as the comparisons read them. */
export type Reading = Pick<Statement, 'text' | 'above'> & {
  columns: readonly string[];
  numbers: readonly Figure[];
  works: readonly Work[];
  /** The findings of all its works, and all their words. */
  findings: readonly Finding[];
  words: string;
  /** The keys of its works for a message: '@a, @b'. */
  sources: string;
};

/** Compares one aspect of a statement with its works; returns a message for each contradiction. */
export type Comparison = (reading: Reading) => string[];

/** Reads a statement for the comparisons. */
export function toReading(
  { text, above, columns = [] }: Statement,
  works: readonly Work[],
): Reading {
  return {
    text,
    above,
    columns,
    works,
    numbers: readFigures(text),
    findings: works.flatMap(({ findings }) => findings),
    words: works.map(({ words }) => words).join('\n'),
    sources: formatKeys(works),
  };
}

/** Returns the numbers of a text with their units. */
export function readFigures(text: string): Figure[] {
  return parseWrittenNumbers(text).map((number) => ({
    ...number,
    unit: getUnit(text, number),
    end: number.index + number.shown.length,
  }));
}

/** Returns the recorded numbers that have the value of a figure and no other unit. */
export function findGiven({ value, unit }: Figure, works: readonly Work[]): GivenNumber[] {
  return works
    .flatMap(({ numbers }) => numbers.values.get(value) ?? [])
    .filter((given) => !unit || !given.unit || isSameUnit(unit, given.unit));
}

/** Formats the keys of works for a message: '@a, @b'. */
export function formatKeys(works: readonly Work[]): string {
  return works.map(({ key }) => `@${key}`).join(', ');
}
