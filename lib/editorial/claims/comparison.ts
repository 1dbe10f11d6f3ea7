import { type GivenNumber, getUnit } from '@/lib/evidence/known-numbers';
import type { Statement } from '@/lib/evidence/statement';
import { isSameUnit } from '@/lib/evidence/units';
import type { WrittenNumber } from '@/lib/evidence/written-numbers';
import type { Work } from './works';

/** Compares one aspect of a statement with its works; returns a message for each contradiction. */
export type Comparison = (statement: Statement, works: readonly Work[]) => string[];

/** Returns the recorded numbers that have the value of a written number and no other unit. */
export function findGiven(
  number: WrittenNumber,
  text: string,
  works: readonly Work[],
): GivenNumber[] {
  const unit = getUnit(text, number);
  return works
    .flatMap(({ numbers }) => numbers.values.get(number.value) ?? [])
    .filter((given) => !unit || !given.unit || isSameUnit(unit, given.unit));
}

/** Formats the keys of works for a message: '@a, @b'. */
export function formatKeys(works: readonly Work[]): string {
  return works.map(({ key }) => `@${key}`).join(', ');
}
