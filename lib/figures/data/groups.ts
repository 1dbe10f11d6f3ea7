import type { Finding } from '@/lib/evidence/evidence-schema';
import {
  countDecimals,
  countPeople,
  formatArm,
  formatEstimate,
  formatNumber,
  formatQuantity,
} from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import type { Key } from '../plots/plot';
import { toLinearAxis } from './axes';
import { type ComparedPanel, toData } from './compared';
import type { FigureParts } from './data-figure';
import {
  FigureError,
  type FindFinding,
  requireDrawable,
  requireGroups,
  requireNumber,
  requireOne,
} from './drawable';
import { tellPeople, tellWho } from './who';

/** Two groups of each trial on one line: means in one unit, or shares of people. */
export function toGroups(
  { rows, series, measure }: FigureOf<'groups'>,
  find: FindFinding,
): ComparedPanel {
  const entries = rows.map((row) => {
    const finding = requireDrawable(row.finding, find);
    const arms = requireGroups(finding, row);
    const [treated, beside] = arms;
    const values = [
      requireNumber(treated, row.finding),
      requireNumber(beside, row.finding),
    ] as const;
    const interval = row.arms ? undefined : toIntervalBeside(finding, arms, values[1]);
    return { label: row.label, finding, arms, values, interval };
  });
  requireOne(
    entries.flatMap(({ arms }) => arms.map(toUnit)),
    'unit',
  );
  const direction = requireOne(
    entries.map(({ finding }) => finding.direction),
    'direction',
  );
  const decimals = Math.max(...entries.flatMap(({ values }) => values.map(countDecimals)));
  const levels = entries.flatMap(({ finding, interval }) =>
    interval ? (finding.effect?.level ?? []) : [],
  );
  return {
    axis: toLinearAxis(
      entries.flatMap(({ values, interval = [] }) => [...values, ...interval]),
      { title: toTitle(measure, direction), through: [0] },
    ),
    rows: entries.map(({ label, finding, arms, values, interval }) => ({
      finding,
      arms,
      row: {
        label,
        shown: [
          arms.map((arm) => toShort(arm, decimals)).join(' against '),
          ...tellDifference(finding, arms),
        ].join('\n'),
        mark: { kind: 'pair', values, ...(interval && { interval }) },
      },
    })),
    key: toKey(series, [...new Set(levels)]),
    series,
  };
}

/** The name of a scale with the side that is better. */
function toTitle(measure: string, direction: Finding['direction']): string {
  return direction ? `${measure} (${direction})` : measure;
}

function toKey([treated, beside]: readonly [string, string], levels: readonly number[]): Key {
  const interval = `${levels.join(' or ')}% interval of the difference, counted from the diamond`;
  return [
    { shape: 'treated', text: treated },
    { shape: 'beside', text: beside },
    ...(levels.length > 0 ? [{ shape: 'interval', text: interval } as const] : []),
  ];
}

/**
 * The interval of the difference of two groups on the scale of the groups, counted from the group beside; undefined
 * where none was printed, and for ratios, which this scale does not show.
 */
function toIntervalBeside(
  { effect, arms: all }: Finding,
  arms: readonly Arm[],
  beside: number,
): readonly [number, number] | undefined {
  if (effect?.low === undefined || effect.high === undefined || all.length > 2) return undefined;
  const units = arms.map(toUnit);
  const isOnScale =
    /difference$/.test(effect.measure) &&
    units.every(
      (unit) => unit === effect.unit || (isShare(unit) && effect.unit === 'percentage points'),
    );
  return isOnScale ? [beside + effect.low, beside + effect.high] : undefined;
}

function toUnit({ value, unit }: Arm): string {
  return value === undefined ? '% of people' : (unit ?? '');
}

function isShare(unit: string): boolean {
  return unit.startsWith('%');
}

/** What the study says of the difference: its estimate with interval, and where it is not clear or was not tested. */
function tellDifference({ effect, result, arms: all }: Finding, arms: readonly Arm[]): string[] {
  const isOfThese = effect?.low !== undefined && all.length === arms.length;
  const name = effect?.measure.endsWith('ratio') ? effect.measure : 'difference';
  return [
    ...(effect && isOfThese ? [`${name} ${formatEstimate({ ...effect, unit: undefined })}`] : []),
    ...(result === 'no clear difference' ? ['no clear difference'] : []),
    ...(result === 'descriptive' ? ['difference not tested'] : []),
  ];
}

/** The groups of a finding as bars from zero, in the order of the record or else of the finding. */
export function toArms(record: FigureOf<'arms'>, find: FindFinding): FigureParts {
  const { finding: id, measure, counted = 'people' } = record;
  const finding = requireDrawable(id, find);
  const arms = record.order?.flatMap((at) => finding.arms[at] ?? []) ?? finding.arms;
  if (arms.length !== finding.arms.length)
    throw new FigureError(
      `the finding "${id}" has ${finding.arms.length} groups; the order must name each once, counted from 0`,
    );
  const entries = arms.map((arm) => ({ arm, value: requireNumber(arm, id) }));
  const decimals = Math.max(...entries.map(({ value }) => countDecimals(value)));
  const { who } = tellWho([{ finding }]);
  return {
    who,
    plot: {
      kind: 'rows',
      key: entries.some(({ arm }) => toInterval(arm))
        ? [{ shape: 'interval', text: 'interval of the average' }]
        : [],
      panels: [
        {
          axis: toLinearAxis(
            entries.flatMap(({ arm, value }) => [value, ...(toInterval(arm) ?? [])]),
            { title: toTitle(measure, finding.direction), through: [0] },
          ),
          rows: entries.map(({ arm, value }) => ({
            label: arm.name,
            ...(arm.n !== undefined && { detail: `${formatNumber(arm.n)} ${counted}` }),
            shown: toShort(arm, decimals),
            mark: { kind: 'bar', value, ...toIntervalOf(arm) },
          })),
        },
      ],
    },
    table: {
      columns: ['Group', toCapital(counted), measure],
      rows: entries.map(({ arm }) => [
        arm.name,
        arm.n === undefined ? tellMissing(finding) : formatNumber(arm.n),
        formatArm(arm),
      ]),
    },
    data: toData(finding.outcome, finding, arms),
  };
}

function toInterval({ low, high }: Arm): readonly [number, number] | undefined {
  return low === undefined || high === undefined ? undefined : [low, high];
}

function toIntervalOf(arm: Arm) {
  const interval = toInterval(arm);
  return interval && { interval };
}

/** What is said of a number that a record lacks: only who has the whole text knows what was not printed. */
function tellMissing({ seen }: Finding): string {
  return seen.kind === 'full text' || seen.kind === 'label'
    ? 'not printed'
    : 'not in what was read';
}

type Arm = Finding['arms'][number];

/** A group's number without its counts, which stand in the table. */
function toShort({ value, unit, percent }: Arm, decimals: number): string {
  if (value === undefined) return `${formatNumber(percent ?? 0, decimals)}%`;
  return unit === '%' ? formatQuantity(value, unit, decimals) : formatNumber(value, decimals);
}

/** Events among the people of two groups, as whole people out of 100 or 1,000: our arithmetic. */
export function toPeople(record: FigureOf<'people'>, find: FindFinding): FigureParts {
  const finding = requireDrawable(record.finding, find);
  const arms = requireGroups(finding, { ...record, label: '' });
  const groups = arms.map((arm, index) => {
    const label = record.series[index] ?? arm.name;
    const { count, shown } = countOf(arm, record.finding, record.per);
    return { label, count, arm, shown, isBeside: index > 0 };
  });
  const { who } = tellWho([{ finding, arms }]);
  return {
    who,
    plot: {
      kind: 'people',
      per: record.per,
      groups: groups.map(({ arm: _, ...group }) => group),
    },
    table: {
      columns: ['Group', 'In the study', `Of ${formatNumber(record.per)} people (our arithmetic)`],
      rows: groups.map(({ label, arm, count }) => [label, formatArm(arm), String(count)]),
    },
    data: toData(finding.outcome, finding, arms),
  };
}

/** How many of `per` people of a group had the event: our arithmetic, rough where whole percent were printed. */
export function countOf(
  arm: Arm,
  id: string,
  per: number,
): { count: number; isRough: boolean; shown: string } {
  const count = Math.round(toShare(arm, id) * per);
  const isRough = per === 1000 && arm.events === undefined && Number.isInteger(arm.percent);
  const shown = `${isRough ? 'about ' : ''}${formatNumber(count)} of ${formatNumber(per)}`;
  return { count, isRough, shown };
}

/** The share of a group with the event, from its counts where both stand, else from its percentage. */
export function toShare({ name, n, events, percent }: Arm, id: string): number {
  if (n !== undefined && events !== undefined) return events / n;
  if (percent !== undefined) return percent / 100;
  throw new FigureError(
    `the group "${name}" of the finding "${id}" has neither events nor a percentage to count people by`,
  );
}

/** How many people took part in each study, as bars to scale. */
export function toSizes({ rows }: FigureOf<'sizes'>, find: FindFinding): FigureParts {
  const entries = rows.map(({ finding: id, label }) => {
    const finding = requireDrawable(id, find);
    const people = countPeople(finding);
    if (people === undefined)
      throw new FigureError(`the finding "${id}" does not say how many people were studied`);
    return { label, finding, people };
  });
  const title = 'People in the study';
  return {
    plot: {
      kind: 'rows',
      key: [],
      panels: [
        {
          axis: toLinearAxis(
            entries.map(({ people }) => people),
            { title, through: [0] },
          ),
          rows: entries.map(({ label, people }) => ({
            label,
            shown: formatNumber(people),
            mark: { kind: 'bar', value: people },
          })),
        },
      ],
    },
    table: {
      columns: ['Study', 'Who', title],
      rows: entries.map(({ label, finding, people }) => [
        label,
        tellPeople(finding),
        formatNumber(people),
      ]),
    },
    data: entries.map(({ label, finding, people }) => ({
      ...{ row: label, measure: title, n: people, value: people, unit: 'people' },
      ...{ finding, reference: finding.reference },
    })),
  };
}

function toCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
