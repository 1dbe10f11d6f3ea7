import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatFollowUp } from '@/lib/evidence/format-finding';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import { FigureError, type FindFinding, requireDrawable, requireGroups } from './drawable';
import { toShare } from './groups';

type Arm = Finding['arms'][number];

/** What the numbers of a row's two groups are. */
export type RowNumbers =
  | { kind: 'people'; counts: readonly [treated: number, beside: number]; isRough: boolean }
  | { kind: 'averages'; values: readonly [treated: number, beside: number]; unit: string }
  | { kind: 'none' };

/** A row with its finding and numbers. */
export type FactBoxEntry = { row: FactBoxRow; finding: Finding; numbers: RowNumbers };

/**
 * A row of a box with its finding and its numbers. Throws a FigureError for a finding that may not be drawn,
 * is of the other kind or about another substance.
 */
export function toFactBoxEntry(
  row: FactBoxRow,
  kind: Finding['kind'],
  { substance, per }: FactBoxRecord,
  find: FindFinding,
): FactBoxEntry {
  const finding = requireDrawable(row.finding, find);
  if (finding.kind !== kind)
    throw new FigureError(
      `the finding "${row.finding}" is of kind ${finding.kind}; move it out of the ${kind}s`,
    );
  if (!finding.substances.includes(substance))
    throw new FigureError(
      `the finding "${row.finding}" is not about "${substance}"; take it out or correct the substance`,
    );
  return { row, finding, numbers: toNumbers(row, finding, per) };
}

/** Rows share people and time with the first, unless they say which other study or paper they are of. Throws a FigureError. */
export function requireOneStudy({ row, finding }: FactBoxEntry, first: Finding): void {
  if (row.study) return;
  if (finding.reference !== first.reference)
    throw new FigureError(
      `the finding "${row.finding}" is of another paper than the first row; name its study under "study", so that the row says so`,
    );
  const isSame =
    finding.randomised === first.randomised &&
    formatFollowUp(finding.followUp) === formatFollowUp(first.followUp);
  if (!isSame)
    throw new FigureError(
      `the finding "${row.finding}" counts other people or another time than the first row; take it out, or say under "study" which`,
    );
}

function toNumbers(row: FactBoxRow, finding: Finding, per: number): RowNumbers {
  const isTold = !row.arms && finding.arms.every((arm) => !hasNumber(arm));
  if (isTold) return { kind: 'none' };
  const [treated, beside] = requireGroups(finding, { ...row, label: '' });
  if (treated.value !== undefined && beside.value !== undefined)
    return {
      kind: 'averages',
      values: [treated.value, beside.value],
      unit: treated.unit ?? '',
    };
  const toCount = (arm: Arm) => Math.round(toShare(arm, row.finding) * per);
  return {
    kind: 'people',
    counts: [toCount(treated), toCount(beside)],
    isRough: per === 1000 && [treated, beside].every(isWholePercent),
  };
}

function hasNumber({ value, percent, events }: Arm): boolean {
  return (value ?? percent ?? events) !== undefined;
}

/** A share that was printed in whole percent says no more than that of a thousand people. */
function isWholePercent({ events, percent }: Arm): boolean {
  return events === undefined && Number.isInteger(percent);
}
