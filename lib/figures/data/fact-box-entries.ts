import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatArm, formatFollowUp } from '@/lib/evidence/format-finding';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import { FigureError, type FindFinding, requireDrawable, requireGroups } from './drawable';
import { countOf, toShare } from './people';

type Arm = Finding['arms'][number];

/** What the numbers of a row's two groups are. */
export type RowNumbers =
  | {
      kind: 'people';
      /** What both groups had, out of as many people as the box tells: as it is told, and before rounding. */
      shown: readonly [treated: string, beside: string];
      values: readonly [treated: number, beside: number];
      isRough: boolean;
    }
  /** So few people that a count out of a hundred would make more of them. */
  | { kind: 'few'; shown: readonly [treated: string, beside: string] }
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

/** Groups smaller than this are told as they were: 1 of 30 is not 3 of 100. */
const FEW = 100;

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
  if ([treated, beside].some(({ n = FEW }) => n < FEW))
    return { kind: 'few', shown: [formatArm(treated), formatArm(beside)] };
  const [first, second] = [treated, beside].map((arm) => countOf(arm, row.finding, per));
  return {
    kind: 'people',
    shown: [first?.shown ?? '', second?.shown ?? ''],
    values: [toShare(treated, row.finding) * per, toShare(beside, row.finding) * per],
    isRough: Boolean(first?.isRough || second?.isRough),
  };
}

function hasNumber({ value, percent, events }: Arm): boolean {
  return (value ?? percent ?? events) !== undefined;
}
