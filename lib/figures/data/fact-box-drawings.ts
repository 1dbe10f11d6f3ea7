import type { FactBoxRecord } from '@/lib/records/fact-boxes';
import type { DataFigure, FigureTable } from './data-figure';
import type { FactBoxEntry } from './fact-box-entries';
import { toGroups, toPeople } from './groups';
import type { FigureSources } from './to-data-figure';

/** A drawing of a box and what it shows, in words. */
export type FactBoxDrawing = { label: string; figure: DataFigure };

/** The drawings of a box: people counted for the first row that has counts, else averages side by side. */
export function toFactBoxDrawings(
  record: FactBoxRecord,
  { benefits, harms }: { benefits: readonly FactBoxEntry[]; harms: readonly FactBoxEntry[] },
  table: FigureTable,
  sources: FigureSources,
): { benefit?: FactBoxDrawing; harm?: FactBoxDrawing } {
  const toDrawing = (id: string, entries: readonly FactBoxEntry[]) => {
    const drawn = toPeopleOf(entries, record, sources) ?? toAverages(entries, record, sources);
    if (!drawn) return undefined;
    const { label, parts } = drawn;
    const title = `${record.title}: ${label}`;
    return { label, figure: { id, title, note: record.unknown, ...parts, table } };
  };
  return {
    benefit: toDrawing(`fact-box-${record.id}`, benefits),
    harm: toDrawing(`fact-box-${record.id}-harm`, harms),
  };
}

function toPeopleOf(
  entries: readonly FactBoxEntry[],
  { per, series }: FactBoxRecord,
  { findFinding }: FigureSources,
) {
  const entry = entries.find(({ numbers }) => numbers.kind === 'people');
  if (entry?.numbers.kind !== 'people') return undefined;
  const { finding, arms } = entry.row;
  // Benefits and harms out of the same number of people, or one would look larger than the other.
  const { plot, ...parts } = toPeople({ kind: 'people', finding, per, series, arms }, findFinding);
  if (plot.kind !== 'people') return undefined;
  // Without the medicine first, as the columns of the box.
  return {
    label: entry.finding.outcome,
    parts: { ...parts, plot: { ...plot, groups: plot.groups.toReversed() } },
  };
}

/** Averages of both groups, of all rows that share the first one's unit. */
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
    .filter(({ unit }) => unit === first.unit)
    .map(({ row, finding }) => ({
      finding: row.finding,
      arms: row.arms,
      label: row.study ? `${finding.outcome}: ${row.study}` : finding.outcome,
    }));
  const label = `Average of each group, ${first.unit}`;
  return { label, parts: toGroups({ kind: 'groups', measure: label, series, rows }, findFinding) };
}
