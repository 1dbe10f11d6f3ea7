import { type GivenNumber, getUnit } from '@/lib/evidence/known-numbers';
import type { Statement } from '@/lib/evidence/statement';
import { isSameUnit } from '@/lib/evidence/units';
import type { WrittenNumber } from '@/lib/evidence/written-numbers';
import type { Work } from './works';

/** Holds a statement against its works in one aspect: where it says something else than they, in a message each. */
export type Comparison = (statement: Statement, works: readonly Work[]) => string[];

/** The recorded numbers that a written one may be. */
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

export function tellKeys(works: readonly Work[]): string {
  return works.map(({ key }) => `@${key}`).join(', ');
}
