import { type GivenNumber, getUnit } from '@/lib/evidence/known-numbers';
import type { Statement } from '@/lib/evidence/statement';
import { isSameUnit } from '@/lib/evidence/units';
import type { WrittenNumber } from '@/lib/evidence/written-numbers';
import type { Work } from './works';

/** What a claim is compared in. */
export type Aspect =
  | 'direction'
  | 'arm'
  | 'difference'
  | 'factor'
  | 'species'
  | 'design'
  | 'cause'
  | 'outcome'
  | 'status';

/** Where a claim says something else than the works that it rests on. */
export type ClaimFault = { aspect: Aspect; message: string };

/** Holds a statement against its works in one aspect. */
export type Comparison = (statement: Statement, works: readonly Work[]) => ClaimFault[];

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
