import { formatEstimate } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import type { Mark } from '../plots/plot';
import { toLinearAxis, toRatioAxis } from './axes';
import type { FigureParts } from './data-figure';
import {
  FigureError,
  type FindFinding,
  requireDrawable,
  requireInterval,
  toDetail,
  toRowHeading,
} from './drawable';
import { toSources } from './sources';

/** Effects of several trials on one scale: logarithmic for ratios; squares sized by the number of people. */
export function toForest(
  { rows, ends }: FigureOf<'forest'>,
  find: FindFinding,
  isPooled: (reference: string) => boolean,
): FigureParts {
  const entries = rows.map((row) => {
    const finding = requireDrawable(row.finding, find);
    return { ...row, finding, effect: requireInterval(finding) };
  });
  const findings = entries.map(({ finding }) => finding);
  const measures = new Set(entries.map(({ effect }) => effect.measure));
  const units = new Set(entries.map(({ effect }) => effect.unit));
  const isRatio = [...measures].every((measure) => measure.endsWith('ratio'));
  if (units.size > 1 || (measures.size > 1 && !isRatio))
    throw new FigureError(
      `a forest plot holds one kind of effect in one unit, not ${[...measures, ...units].join(', ')}; split it`,
    );
  const largest = Math.max(...entries.map(({ finding }) => finding.randomised ?? 0), 1);
  const [unit] = units;
  const levels = [...new Set(entries.map(({ effect }) => effect.level))].join(' or ');
  const title = `${toTitle([...measures])}${unit ? `, ${unit}` : ''} (${levels}% confidence interval)`;
  const values = entries.flatMap(({ effect: { value, low, high } }) => [value, low, high]);
  const toMark = ({ finding, effect: { value: at, low, high } }: (typeof entries)[number]): Mark =>
    isPooled(finding.reference)
      ? { kind: 'pooled', at, low, high }
      : {
          kind: 'interval',
          at,
          low,
          high,
          weight: Math.sqrt((finding.randomised ?? 0) / largest),
        };
  return {
    plot: {
      kind: 'rows',
      axis: isRatio
        ? toRatioAxis(values, { title, ends })
        : toLinearAxis(values, { title, ends, noEffect: 0 }),
      rows: entries.map((entry) => ({
        label: entry.label,
        detail: toDetail(entry.finding),
        // The unit stands in the name of the scale.
        shown: formatEstimate({ ...entry.effect, unit: undefined }),
        mark: toMark(entry),
      })),
    },
    table: {
      columns: [toRowHeading(findings), 'Compared', 'People and time', title],
      rows: entries.map(({ label, finding, effect }) => [
        label,
        `${finding.intervention} against ${finding.comparator}`,
        toDetail(finding),
        formatEstimate(effect),
      ]),
    },
    ...toSources(findings),
  };
}

function toTitle(measures: readonly string[]): string {
  const words = measures.join(' or ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
