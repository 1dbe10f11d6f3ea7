import type { Finding } from '@/lib/evidence/evidence-schema';
import { countPeople, formatEstimate } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { capitalize } from '@/lib/text/first-letter';
import type { Key } from '../plots/plot';
import { isOnRatioAxis, toLinearAxis, toRatioAxis } from './axes';
import type { ComparedPanel } from './compared';
import {
  FigureError,
  type FigureSources,
  requireDrawable,
  requireInterval,
  requireOne,
} from './drawable';

const KEY = [
  { shape: 'estimate', text: 'one study' },
  { shape: 'pooled', text: 'several studies pooled' },
] as const satisfies Key;

/** Effects of several trials on one axis, logarithmic for ratios; squares are sized by the number of people. */
export function toForest(
  { rows, ends }: FigureOf<'forest'>,
  { findFinding, isPooled }: FigureSources,
): ComparedPanel {
  const entries = rows.map(({ finding: id, label }) => {
    const finding = requireDrawable(id, findFinding);
    const shape = isPooled(finding.reference) ? 'pooled' : 'estimate';
    const people = countPeople(finding) ?? 0;
    return { label, finding, effect: requireInterval(finding), shape, people } as const;
  });
  const measure = requireOne(entries, ({ effect }) => effect.measure, 'measure') ?? '';
  const unit = requireOne(entries, ({ effect }) => effect.unit, 'unit');
  const direction = requireOne(entries, ({ finding }) => finding.direction, 'direction');
  const isRatio = measure.endsWith('ratio');
  const outside = entries.find(({ effect: { value } }) => isRatio && !isOnRatioAxis(value));
  if (outside)
    throw new FigureError(
      `the estimate of the finding "${outside.finding.id}" lies beyond every scale of ratios; tell it in words`,
    );
  const levels = [...new Set(entries.map(({ effect }) => effect.level))].join(' or ');
  const title = `${capitalize(measure)}${unit ? `, ${unit}` : ''} (${levels}% confidence interval)`;
  const values = entries.flatMap(({ effect: { value, low, high } }) => [value, low, high]);
  const wording = { title, ends: toEnds(ends, direction) };
  const counts = entries.map(({ people }) => people);
  const largest = Math.max(...counts, 1);
  // If all rows have the same number of people, size says nothing and large squares hide intervals.
  const isSized = new Set(counts).size > 1;
  const weigh = (people: number) => (isSized ? Math.sqrt(people / largest) : 0);
  const shapes = entries.map(({ shape }) => shape);
  return {
    axis: isRatio
      ? toRatioAxis(values, wording)
      : toLinearAxis(values, { ...wording, noEffect: 0 }),
    rows: entries.map(({ label, finding, effect, shape, people }) => {
      const interval = { at: effect.value, low: effect.low, high: effect.high };
      return {
        finding,
        arms: finding.arms.length === 2 ? finding.arms : [],
        isCompared: true,
        row: {
          label,
          // The unit is in the title of the axis.
          shown: formatEstimate({ ...effect, unit: undefined }),
          mark:
            shape === 'pooled'
              ? { kind: 'pooled', ...interval }
              : { kind: 'interval', ...interval, weight: weigh(people) },
        },
      };
    }),
    key: shapes.includes('pooled') ? KEY.filter(({ shape }) => shapes.includes(shape)) : [],
  };
}

/** The words for each side of no effect, the better side labelled as such. */
function toEnds(
  [less, more]: readonly [string, string],
  direction: Finding['direction'],
): readonly [string, string] {
  if (direction === 'lower is better') return [`${less}: better`, more];
  if (direction === 'higher is better') return [less, `${more}: better`];
  return [less, more];
}
