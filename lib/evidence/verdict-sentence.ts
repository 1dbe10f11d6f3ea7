import type { WrittenVerdict } from '@/lib/records/verdicts';
import type { Reference } from '@/lib/references/references';
import { checkNumbers } from './check-numbers';
import type { Finding, Study } from './evidence-schema';
import { type KnownNumbers, toKnownNumbers } from './known-numbers';
import type { BlendStatus, SubstanceStatus } from './status-schema';

/** What verdicts are checked against. */
export type VerdictContext = {
  findings: readonly Finding[];
  studies: ReadonlyMap<string, Study>;
  references: ReadonlyMap<string, Reference>;
  statuses: readonly (SubstanceStatus | BlendStatus)[];
};

/** Reports numbers in a verdict's sentence that neither its works nor their shares, rounded to whole percent, give. */
export function findUnsourcedNumbers(
  { sentence, references = [] }: WrittenVerdict,
  told: readonly Finding[],
  { references: records, studies }: VerdictContext,
): string[] {
  const keys = [...new Set([...told.map(({ reference }) => reference), ...references])];
  const { problems } = checkNumbers([{ text: sentence, keys, file: '' }], (key) => {
    const record = records.get(key);
    const own = told.filter(({ reference }) => reference === key);
    return record && [toKnownNumbers(record, own, studies.get(key)), toShares(key, own)];
  });
  return problems.map(({ message }) => message);
}

/** Shares of people rounded to whole percent, as sentences state them. */
function toShares(key: string, told: readonly Finding[]): KnownNumbers {
  const shares = told.flatMap(({ arms }) =>
    arms.flatMap(({ n, events, percent, value, unit }) => {
      const share =
        percent ??
        (unit === '%' ? value && Math.abs(value) : undefined) ??
        (n && events !== undefined ? (100 * events) / n : undefined);
      return share === undefined ? [] : String(Math.round(share));
    }),
  );
  return { key, values: new Map(shares.map((value) => [value, [{ value, unit: '%' }]])) };
}
