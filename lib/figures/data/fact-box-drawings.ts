import type { Finding } from '@/lib/evidence/evidence-schema';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import { toCompared, toData } from './compared';
import type { DataFigure, FigureTable } from './data-figure';
import type { FigureSources } from './drawable';
import { requireGroups } from './drawable';
import type { FactBoxEntry } from './fact-box-entries';
import { toGroups, toPeople } from './groups';

/** A drawing of a box and what it shows, in words. */
export type FactBoxDrawing = { label: string; figure: DataFigure };

/** The drawings of a box: people counted for the first row that has counts, else averages side by side. */
export function toFactBoxDrawings(
  record: FactBoxRecord,
  entries: { benefits: readonly FactBoxEntry[]; harms: readonly FactBoxEntry[] },
  table: FigureTable,
  sources: FigureSources,
): { benefit?: FactBoxDrawing; harm?: FactBoxDrawing } {
  const data = [...entries.benefits, ...entries.harms].flatMap(({ row, finding }) =>
    toData(toRowName(row, finding), finding, pickArms(finding, row)),
  );
  const toDrawing = (id: string, rows: readonly FactBoxEntry[]) => {
    const drawn = toPeopleOf(rows, record, sources) ?? toAverages(rows, record, sources);
    if (!drawn) return undefined;
    const { name, caveat, parts } = drawn;
    const title = `${record.title}: ${name}`;
    const label = caveat ? `${name}. ${caveat}` : name;
    return { label, figure: { id, title, note: record.unknown, ...parts, table, data } };
  };
  return {
    benefit: toDrawing(`fact-box-${record.id}`, entries.benefits),
    harm: toDrawing(`fact-box-${record.id}-harm`, entries.harms),
  };
}

/** A group as the box calls it, or by its own name where others were counted than the box is called after. */
export function nameCounted({ name }: Finding['arms'][number], called: string): string {
  return called.includes(name) ? called : name;
}

function pickArms({ arms }: Finding, { arms: places = [0, 1] }: FactBoxRow) {
  return places.flatMap((place) => arms[place] ?? []);
}

function toPeopleOf(
  entries: readonly FactBoxEntry[],
  { per, series: [treated, beside] }: FactBoxRecord,
  { findFinding }: FigureSources,
) {
  const entry = entries.find(({ numbers }) => numbers.kind === 'people');
  if (!entry) return undefined;
  const { row, finding } = entry;
  const arms = requireGroups(finding, { ...row, label: '' });
  const series = [nameCounted(arms[0], treated), nameCounted(arms[1], beside)] as const;
  // Benefits and harms out of the same number of people, or one would look larger than the other.
  const people = { kind: 'people', finding: row.finding, per, series, arms: row.arms } as const;
  const { plot, ...parts } = toPeople(people, findFinding);
  if (plot.kind !== 'people') return undefined;
  // Without the medicine first, as the columns of the box.
  return {
    name: toRowName(row, finding),
    caveat: row.hasCaveat ? finding.note : undefined,
    parts: { ...parts, plot: { ...plot, groups: plot.groups.toReversed() } },
  };
}

function toRowName({ study }: FactBoxRow, { outcome }: Finding): string {
  return study ? `${outcome}: ${study}` : outcome;
}

/** Averages of both groups, of all rows that share the first one's unit and its better side. */
function toAverages(
  entries: readonly FactBoxEntry[],
  { series }: FactBoxRecord,
  { findFinding }: FigureSources,
) {
  const measured = entries.flatMap(({ row, finding, numbers }) =>
    numbers.kind === 'averages' ? [{ row, finding, unit: numbers.unit }] : [],
  );
  const [first] = measured;
  if (!first) return undefined;
  const rows = measured
    .filter(
      ({ unit, finding }) => unit === first.unit && finding.direction === first.finding.direction,
    )
    .map(({ row, finding }) => ({
      finding: row.finding,
      arms: row.arms,
      label: toRowName(row, finding),
    }));
  const measure = `Average of each group, ${first.unit}`;
  return {
    name: measure,
    caveat: undefined,
    parts: toCompared([toGroups({ kind: 'groups', measure, series, rows }, findFinding)]),
  };
}
