import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatNumber } from '@/lib/evidence/format-finding';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import { groupInOrder } from '@/lib/text/group-in-order';
import { toLinearAxis } from './axes';
import { type ComparedPanel, toCompared, toData } from './compared';
import type { DataFigure } from './data-figure';
import { type FigureSources, requireGroups } from './drawable';
import type { FactBoxEntry, RowNumbers } from './fact-box-entries';
import { formatDifference, toGroups, toIntervalBeside, toKey, toTitle } from './groups';

const HEADINGS = { benefit: 'Benefits', harm: 'Harms', pharmacokinetics: 'In the body' } as const;

/**
 * Draws a box as one figure, its benefits first: people out of the same number, on scales of one length, and averages.
 * Returns undefined if neither can be drawn.
 */
export function toFactBoxFigure(
  record: FactBoxRecord,
  entries: readonly FactBoxEntry[],
  sources: FigureSources,
): DataFigure | undefined {
  const { id, title, per, series, unknown } = record;
  const counted = toCounted(entries, record);
  const all = [...counted, ...toAverages(entries, series, sources)];
  const panels = Object.values(HEADINGS).flatMap((kind) =>
    all.filter(({ heading }) => heading === kind),
  );
  if (panels.length === 0) return undefined;
  const kinds = [...new Set(panels.map(({ heading = '' }) => heading.toLowerCase()))].join(' and ');
  const what = counted.length > 0 ? `, out of ${formatNumber(per)} people` : '';
  return {
    ...{ id: `fact-box-${id}`, title: `${title}: ${kinds}${what}`, note: unknown },
    ...toCompared(panels, true),
    data: entries.flatMap(({ row, finding }) => {
      const { arms = [0, 1] } = row;
      const drawn = arms.flatMap((place) => finding.arms[place] ?? []);
      return toData(toRowName(row, finding), finding, drawn);
    }),
  };
}

function toRowName({ study }: FactBoxRow, { outcome }: Finding): string {
  return study ? `${outcome}: ${study}` : outcome;
}

type People = Extract<RowNumbers, { kind: 'people' }>;

/** People with each outcome: a panel for each kind and better direction, all with scales of one length. */
function toCounted(entries: readonly FactBoxEntry[], record: FactBoxRecord): ComparedPanel[] {
  const counted = entries.flatMap(({ numbers, ...entry }) =>
    numbers.kind === 'people' ? [{ ...entry, numbers }] : [],
  );
  const rows = counted.map((entry) => ({ ...entry, ...toCountedRow(entry, record) }));
  const ends = rows.flatMap(({ row: { mark } }) => [...mark.values, ...mark.intervals.flat()]);
  const panels = groupInOrder(rows, ({ finding: { kind, direction } }) => `${kind} ${direction}`);
  return panels.map(([, alike]) => {
    const { kind = 'benefit', direction } = alike[0]?.finding ?? {};
    const title = toTitle(`People out of ${formatNumber(record.per)}`, direction);
    const levels = alike.flatMap(({ finding, row }) =>
      row.mark.intervals.length > 0 ? (finding.effect?.level ?? []) : [],
    );
    return {
      heading: HEADINGS[kind],
      axis: toLinearAxis([0, ...ends], { title }),
      rows: alike,
      key: toKey(record.series, levels),
      series: record.series,
    };
  });
}

/** A row of people. A difference printed in percentage points is converted to people: our arithmetic. */
function toCountedRow(
  { row, finding, numbers, other }: FactBoxEntry & { numbers: People },
  { per }: FactBoxRecord,
) {
  const arms = requireGroups(finding, row);
  const [treated, beside] = numbers.shown;
  const label = toRowName(row, finding);
  const interval = toIntervalBeside(finding, arms, numbers.values[1], per / 100);
  const { effect } = finding;
  const toPeople = (points = 0) => Math.round((points * per) / 100);
  const inPeople = interval &&
    effect && {
      ...effect,
      ...{ value: toPeople(effect.value), low: toPeople(effect.low), high: toPeople(effect.high) },
    };
  return {
    finding,
    arms,
    caveat: row.hasCaveat ? finding.note : undefined,
    row: {
      label: other ? `${label} (${other})` : label,
      shown: [
        `${treated.replace(/ of .*/, '')} against ${beside}`,
        ...formatDifference({ ...finding, effect: inPeople ?? effect }, arms),
      ].join('\n'),
      mark: {
        kind: 'pair' as const,
        values: numbers.values,
        intervals: interval ? [interval] : [],
      },
    },
  };
}

/** Averages of both groups: a panel for each kind, unit and better direction. */
function toAverages(
  entries: readonly FactBoxEntry[],
  series: FactBoxRecord['series'],
  { findFinding }: FigureSources,
): ComparedPanel[] {
  const measured = entries.flatMap(({ row, finding, numbers }) =>
    numbers.kind === 'averages' ? [{ row, finding, unit: numbers.unit }] : [],
  );
  const panels = groupInOrder(
    measured,
    ({ finding, unit }) => `${finding.kind} ${finding.direction} ${unit}`,
  );
  return panels.map(([, alike]) => {
    const [first] = alike;
    const measure = `Average of each group, ${first?.unit}`;
    const rows = alike.map(({ row, finding }) => ({ ...row, label: toRowName(row, finding) }));
    const heading = HEADINGS[first?.finding.kind ?? 'benefit'];
    return { ...toGroups({ kind: 'groups', measure, series, rows }, findFinding), heading };
  });
}
