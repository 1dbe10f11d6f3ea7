import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatNumber, formatQuantity } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { toLinearAxis } from './axes';
import type { FigureParts } from './data-figure';
import { FigureError, type FindFinding, requireDrawable } from './drawable';
import { toSources } from './sources';

type Point = { at: number; value: number; unit?: string; finding?: Finding };

/** Values over time; the start is zero change, every other point a group of a finding. */
export function toCourse(
  { timeUnit, measure, series }: FigureOf<'course'>,
  find: FindFinding,
): FigureParts {
  const lines = series.map(({ label, points }) => ({
    label,
    points: points.map((point) => toPoint(point, find)),
  }));
  const all = lines.flatMap(({ points }) => points);
  const findings = all.flatMap(({ finding }) => (finding ? [finding] : []));
  const units = new Set(all.flatMap(({ finding, unit }) => (finding ? [unit ?? ''] : [])));
  if (units.size > 1)
    throw new FigureError(
      `one scale holds one unit, not ${[...units].join(', ')}; split the figure`,
    );
  const [unit = ''] = units;
  const weeks = timeUnit.charAt(0).toUpperCase() + timeUnit.slice(1);
  return {
    plot: {
      kind: 'course',
      x: toLinearAxis(
        all.map(({ at }) => at),
        { title: `${weeks} from the start`, zero: true },
      ),
      y: toLinearAxis(
        all.map(({ value }) => value),
        { title: measure, zero: true, noEffect: 0 },
      ),
      series: lines.map(({ label, points }) => ({
        label,
        points: points.map(({ at, value }) => [at, value] as const),
      })),
    },
    table: {
      columns: ['Group', weeks, measure],
      rows: lines.flatMap(({ label, points }) =>
        points.map(({ at, value, finding }) => [
          label,
          formatNumber(at),
          finding ? formatQuantity(value, unit) : 'start',
        ]),
      ),
    },
    ...toSources(findings),
  };
}

function toPoint(
  { at, finding: id, arm = 0 }: FigureOf<'course'>['series'][number]['points'][number],
  find: FindFinding,
): Point {
  if (id === undefined) return { at, value: 0 };
  const finding = requireDrawable(id, find);
  const group = finding.arms[arm];
  const value = group?.value ?? group?.percent;
  if (value === undefined)
    throw new FigureError(`the group number ${arm} (from 0) of the finding "${id}" has no value`);
  return {
    at,
    value,
    unit: group?.unit ?? (group?.percent === undefined ? undefined : '%'),
    finding,
  };
}
