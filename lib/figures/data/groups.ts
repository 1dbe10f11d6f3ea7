import type { Finding } from '@/lib/evidence/evidence-schema';
import {
  countDecimals,
  formatEstimate,
  formatNumber,
  formatQuantity,
} from '@/lib/evidence/format-finding';
import { toUnit } from '@/lib/peptides/pairs';
import type { FigureOf } from '@/lib/records/figures';
import type { Key } from '../plots/plot';
import { toLinearAxis } from './axes';
import type { ComparedPanel } from './compared';
import {
  type Arm,
  type FindFinding,
  requireDrawable,
  requireGroups,
  requireNumber,
  requireOne,
} from './drawable';

/** The two groups of each trial in one row: means in one unit, or shares of people. */
export function toGroups(
  { rows, series, measure }: FigureOf<'groups'>,
  find: FindFinding,
): ComparedPanel {
  const entries = rows.map((row) => {
    const finding = requireDrawable(row.finding, find);
    const arms = requireGroups(finding, row);
    const treated = requireNumber(arms[0], row.finding);
    const beside = requireNumber(arms[1], row.finding);
    const interval = toIntervalBeside(finding, arms, beside);
    const intervals = interval ? [interval] : arms.flatMap(toIntervals);
    const values = [treated, beside] as const;
    return { label: row.label, finding, arms, values, interval, intervals };
  });
  const all = entries.flatMap(({ arms }) => arms);
  requireOne(all, toUnit, 'unit');
  const direction = requireOne(entries, ({ finding }) => finding.direction, 'direction');
  const isCompared = new Set(entries.map(({ finding }) => finding.comparator)).size > 1;
  const decimals = Math.max(...entries.flatMap(({ values }) => values.map(countDecimals)));
  const levels = entries.flatMap(({ finding, interval }) =>
    interval ? (finding.effect?.level ?? []) : [],
  );
  const hasOwn = entries.some(({ interval, intervals }) => !interval && intervals.length > 0);
  return {
    axis: toLinearAxis(
      [0, ...entries.flatMap(({ values, intervals }) => [...values, ...intervals.flat()])],
      { title: toTitle(measure, direction) },
    ),
    rows: entries.map(({ label, finding, arms, values, intervals }) => ({
      finding,
      arms,
      isCompared,
      row: {
        label,
        shown: [
          arms.map((arm) => toShort(arm, decimals)).join(' against '),
          ...formatDifference(finding, arms),
        ].join('\n'),
        mark: { kind: 'pair', values, intervals },
      },
    })),
    key: [...toKey(series, levels), ...(hasOwn ? [OWN_INTERVAL] : [])],
    series,
  };
}

/** The title of an axis with its better direction. */
export function toTitle(measure: string, direction: Finding['direction']): string {
  return direction ? `${measure} (${direction})` : measure;
}

/** The key of two groups, and of the interval of their difference if `levels` names any. */
export function toKey(
  [treated, beside]: readonly [string, string],
  levels: readonly number[],
): Key {
  const interval = `${[...new Set(levels)].join(' or ')}% interval of the difference, counted from the diamond`;
  return [
    { shape: 'treated', text: treated },
    { shape: 'beside', text: beside },
    ...(levels.length > 0 ? [{ shape: 'interval', text: interval } as const] : []),
  ];
}

/** The interval of a group's own average or share, if one was printed. */
export function toIntervals({ low, high }: Arm): (readonly [number, number])[] {
  return low === undefined || high === undefined ? [] : [[low, high]];
}

export const OWN_INTERVAL: Key[number] = {
  shape: 'interval',
  text: 'interval of the average of a group',
};

/**
 * The interval of the difference of two groups, counted from the value of the comparator (`beside`); undefined if none
 * was printed, and for ratios. `scale` is the number of axis units per unit of the difference.
 */
export function toIntervalBeside(
  finding: Finding,
  arms: readonly Arm[],
  beside: number,
  scale = 1,
): readonly [number, number] | undefined {
  const { effect } = finding;
  const isOfThese = getComparedArms(finding)[0] === arms[0] && isBetween(finding, arms);
  if (effect?.low === undefined || effect.high === undefined || !isOfThese) return undefined;
  const units = arms.map(toUnit);
  const isOnScale =
    /difference$/.test(effect.measure) &&
    units.every(
      (unit) =>
        unit === effect.unit || (unit.startsWith('%') && effect.unit === 'percentage points'),
    );
  return isOnScale ? [beside + effect.low * scale, beside + effect.high * scale] : undefined;
}

/** The groups that a finding's effect compares; empty if it does not say which of several. */
function getComparedArms({ arms, effect }: Finding): readonly (Arm | undefined)[] {
  return effect?.between?.map((at) => arms[at]) ?? (arms.length === 2 ? arms : []);
}

function isBetween(finding: Finding, arms: readonly Arm[]): boolean {
  const compared = getComparedArms(finding);
  return compared.length === arms.length && compared.every((arm) => arm && arms.includes(arm));
}

/** The difference in words: its estimate with the interval, and whether it is not clear or was not tested. */
export function formatDifference(finding: Finding, arms: readonly Arm[]): string[] {
  const { effect, result } = finding;
  const isOfThese = effect?.low !== undefined && isBetween(finding, arms);
  const name = effect?.measure.endsWith('ratio') ? effect.measure : 'difference';
  return [
    ...(effect && isOfThese ? [`${name} ${formatEstimate({ ...effect, unit: undefined })}`] : []),
    ...(result === 'no clear difference' ? ['no clear difference'] : []),
    ...(result === 'descriptive' ? ['difference not tested'] : []),
  ];
}

/** A group's number without its unit, which is in the axis title; percentages keep their %. */
export function toShort({ value, unit, percent }: Arm, decimals: number): string {
  if (value === undefined) return `${formatNumber(percent ?? 0, decimals)}%`;
  return unit === '%' ? formatQuantity(value, unit, decimals) : formatNumber(value, decimals);
}
