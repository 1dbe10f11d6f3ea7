import type { Finding } from '@/lib/evidence/evidence-schema';
import { countPeople, formatEstimate } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { capitalize } from '@/lib/text/first-letter';
import type { Key, Mark } from '../plots/plot';
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
  const entries = rows.map((row) => {
    const finding = requireDrawable(row.finding, findFinding);
    return { ...row, finding, effect: requireInterval(finding) };
  });
  const findings = entries.map(({ finding }) => finding);
  const measure = requireOne(
    entries.map(({ effect }) => effect.measure),
    'measure',
  );
  const unit = requireOne(
    entries.map(({ effect }) => effect.unit),
    'unit',
  );
  const direction = requireOne(
    findings.map((finding) => finding.direction),
    'direction',
  );
  const isRatio = measure?.endsWith('ratio') ?? false;
  const outside = entries.find(({ effect: { value } }) => isRatio && !isOnRatioAxis(value));
  if (outside)
    throw new FigureError(
      `the estimate of the finding "${outside.finding.id}" lies beyond every scale of ratios; tell it in words`,
    );
  const levels = [...new Set(entries.map(({ effect }) => effect.level))].join(' or ');
  const title = `${capitalize(measure ?? '')}${unit ? `, ${unit}` : ''} (${levels}% confidence interval)`;
  const values = entries.flatMap(({ effect: { value, low, high } }) => [value, low, high]);
  const wording = { title, ends: toEnds(ends, direction) };
  const people = findings.map((finding) => countPeople(finding) ?? 0);
  const largest = Math.max(...people, 1);
  // If all rows have the same number of people, size says nothing and large squares hide intervals.
  const isSized = new Set(people).size > 1;
  const toMark = ({ finding, effect: { value: at, low, high } }: (typeof entries)[number]): Mark =>
    isPooled(finding.reference)
      ? { kind: 'pooled', at, low, high }
      : {
          kind: 'interval',
          at,
          low,
          high,
          weight: isSized ? Math.sqrt((countPeople(finding) ?? 0) / largest) : 0,
        };
  const shapes = findings.map(({ reference }) => (isPooled(reference) ? 'pooled' : 'estimate'));
  return {
    axis: isRatio
      ? toRatioAxis(values, wording)
      : toLinearAxis(values, { ...wording, noEffect: 0 }),
    rows: entries.map((entry) => ({
      finding: entry.finding,
      arms: entry.finding.arms.length === 2 ? entry.finding.arms : [],
      isCompared: true,
      row: {
        label: entry.label,
        // The unit is in the title of the axis.
        shown: formatEstimate({ ...entry.effect, unit: undefined }),
        mark: toMark(entry),
      },
    })),
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
