import {
  countDecimals,
  formatArm,
  formatNumber,
  formatQuantity,
} from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { toLinearAxis } from './axes';
import type { FigureParts } from './data-figure';
import {
  FigureError,
  type FindFinding,
  requireDrawable,
  requireGroups,
  requireNumber,
  toDetail,
  toRowHeading,
} from './drawable';
import { toSources } from './sources';

/** Two groups of each trial on one line: means in one unit, or shares of people. */
export function toGroups(
  { rows, series, measure }: FigureOf<'groups'>,
  find: FindFinding,
): FigureParts {
  const entries = rows.map((row) => {
    const finding = requireDrawable(row.finding, find);
    const arms = requireGroups(finding, row);
    const [treated, beside] = arms;
    return {
      label: row.label,
      finding,
      arms,
      values: [requireNumber(treated, row.finding), requireNumber(beside, row.finding)] as const,
      units: arms.map(({ value, unit }) => (value === undefined ? '% of people' : (unit ?? ''))),
    };
  });
  const units = new Set(entries.flatMap((entry) => entry.units));
  if (units.size > 1)
    throw new FigureError(
      `one scale holds one unit, not ${[...units].join(', ')}; split the figure`,
    );
  const decimals = Math.max(...entries.flatMap(({ values }) => values.map(countDecimals)));
  const findings = entries.map(({ finding }) => finding);
  return {
    plot: {
      kind: 'rows',
      series,
      axis: toLinearAxis(
        entries.flatMap(({ values }) => values),
        { title: measure, zero: true },
      ),
      rows: entries.map(({ label, finding, arms, values }) => ({
        label,
        detail: toDetail(finding),
        shown: arms.map((arm) => toShort(arm, decimals)).join(' against '),
        mark: { kind: 'pair', values },
      })),
    },
    table: {
      columns: [toRowHeading(findings), 'People and time', ...series],
      rows: entries.map(({ label, finding, arms: [treated, beside] }) => [
        label,
        toDetail(finding),
        formatArm(treated),
        formatArm(beside),
      ]),
    },
    ...toSources(findings),
  };
}

/** Every group of a finding as a bar from zero, in the order of the finding. */
export function toArms({ finding: id, measure }: FigureOf<'arms'>, find: FindFinding): FigureParts {
  const finding = requireDrawable(id, find);
  const entries = finding.arms.map((arm) => ({ arm, value: requireNumber(arm, id) }));
  const decimals = Math.max(...entries.map(({ value }) => countDecimals(value)));
  return {
    plot: {
      kind: 'rows',
      axis: toLinearAxis(
        entries.map(({ value }) => value),
        { title: measure, zero: true },
      ),
      rows: entries.map(({ arm, value }) => ({
        label: arm.name,
        ...(arm.n !== undefined && { detail: `${formatNumber(arm.n)} people` }),
        shown: toShort(arm, decimals),
        mark: { kind: 'bar', value },
      })),
    },
    table: {
      columns: ['Group', 'People', measure],
      rows: entries.map(({ arm }) => [
        arm.name,
        arm.n === undefined ? 'not printed' : formatNumber(arm.n),
        formatArm(arm),
      ]),
    },
    ...toSources([finding]),
  };
}

type Arm = Parameters<typeof formatArm>[0];

/** A group's number without its counts, which stand in the table. */
function toShort({ value, unit, percent }: Arm, decimals: number): string {
  if (value === undefined) return `${formatNumber(percent ?? 0, decimals)}%`;
  return unit === '%' ? formatQuantity(value, unit, decimals) : formatNumber(value, decimals);
}

/** Events among the people of two groups, as whole people out of 100 or 1,000: our arithmetic. */
export function toPeople(record: FigureOf<'people'>, find: FindFinding): FigureParts {
  const finding = requireDrawable(record.finding, find);
  const groups = requireGroups(finding, { ...record, label: '' }).map((arm, index) => {
    const label = record.series[index] ?? arm.name;
    const share = toShare(arm, record.finding);
    const count = Math.round(share * record.per);
    return {
      label,
      count,
      arm,
      shown: `${formatNumber(count)} of ${formatNumber(record.per)}`,
      isBeside: index > 0,
    };
  });
  return {
    plot: {
      kind: 'people',
      per: record.per,
      groups: groups.map(({ arm: _, ...group }) => group),
    },
    table: {
      columns: ['Group', 'In the study', `Of ${formatNumber(record.per)} people (our arithmetic)`],
      rows: groups.map(({ label, arm, count }) => [label, formatArm(arm), String(count)]),
    },
    ...toSources([finding]),
  };
}

/** The share of a group with the event, from its counts where both stand, else from its percentage. */
export function toShare({ name, n, events, percent }: Arm, id: string): number {
  if (n !== undefined && events !== undefined) return events / n;
  if (percent !== undefined) return percent / 100;
  throw new FigureError(
    `the group "${name}" of the finding "${id}" has neither events nor a percentage to count people by`,
  );
}

/** How many people were randomised in each study, as bars to scale. */
export function toSizes({ rows }: FigureOf<'sizes'>, find: FindFinding): FigureParts {
  const entries = rows.map(({ finding: id, label }) => {
    const finding = requireDrawable(id, find);
    if (finding.randomised === undefined)
      throw new FigureError(`the finding "${id}" does not say how many people were randomised`);
    return { label, finding, people: finding.randomised };
  });
  const title = 'People randomised';
  return {
    plot: {
      kind: 'rows',
      axis: toLinearAxis(
        entries.map(({ people }) => people),
        { title, zero: true },
      ),
      rows: entries.map(({ label, people }) => ({
        label,
        shown: formatNumber(people),
        mark: { kind: 'bar', value: people },
      })),
    },
    table: {
      columns: ['Study', 'Who', title],
      rows: entries.map(({ label, finding, people }) => [
        label,
        finding.population,
        formatNumber(people),
      ]),
    },
    ...toSources(entries.map(({ finding }) => finding)),
  };
}
