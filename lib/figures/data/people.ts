import { formatArm, formatNumber } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { toData } from './compared';
import type { FigureParts } from './data-figure';
import {
  type Arm,
  FigureError,
  type FindFinding,
  requireDrawable,
  requireGroups,
} from './drawable';
import { splitWho } from './who';

/** Events in two groups, as whole people out of 100 or 1,000: our arithmetic. */
export function toPeople(record: FigureOf<'people'>, find: FindFinding): FigureParts {
  const finding = requireDrawable(record.finding, find);
  const arms = requireGroups(finding, record);
  const groups = arms.map((arm, index) => {
    const { count, shown } = countOf(arm, record.finding, record.per);
    const group = { label: record.series[index] ?? arm.name, count, shown, isBeside: index > 0 };
    return { group, cells: [group.label, formatArm(arm), String(count)] };
  });
  return {
    who: splitWho([{ finding, arms }]).who,
    plot: { kind: 'people', per: record.per, groups: groups.map(({ group }) => group) },
    table: {
      columns: ['Group', 'In the study', `Of ${formatNumber(record.per)} people (our arithmetic)`],
      rows: groups.map(({ cells }) => cells),
    },
    data: toData(finding.outcome, finding, arms),
  };
}

/** How many of `per` people of a group had the event: our arithmetic, rough if only whole percent were printed. */
export function countOf(
  arm: Arm,
  id: string,
  per: number,
): { count: number; isRough: boolean; shown: string } {
  const count = Math.round(toShareOf(per, arm, id));
  const isRough = per === 1000 && arm.events === undefined && Number.isInteger(arm.percent);
  const shown = `${isRough ? 'about ' : ''}${formatNumber(count)} of ${formatNumber(per)}`;
  return { count, isRough, shown };
}

/**
 * How many of `per` people of a group had the event, unrounded, from its counts if known, else its percentage. Throws
 * a FigureError.
 */
export function toShareOf(per: number, { name, n, events, percent }: Arm, id: string): number {
  if (n !== undefined && events !== undefined) return (events / n) * per;
  // Rounded, since binary fractions make 28.5% of 100 a little less than 28.5.
  if (percent !== undefined) return Number(((percent / 100) * per).toFixed(9));
  throw new FigureError(
    `the group "${name}" of the finding "${id}" has neither events nor a percentage to count people by`,
  );
}
