import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatNumber, formatQuantity } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { capitalize } from '@/lib/text/first-letter';
import { toLinearAxis } from './axes';
import { toData } from './compared';
import type { FigureParts } from './data-figure';
import {
  type Arm,
  FigureError,
  type FindFinding,
  requireDrawable,
  requireNumber,
  requireOne,
} from './drawable';
import { toTitle } from './groups';
import { splitWho } from './who';

type Point = { at: number; value: number; measured?: { finding: Finding; arm: Arm } };

/** Minimum points of a line: with fewer, two groups side by side say as much and suggest less. */
const FEWEST_POINTS = 3;

/** Values over time; a point without a finding is the start, at zero change. */
export function toCourse(
  { timeUnit, from, measure, series }: FigureOf<'course'>,
  find: FindFinding,
): FigureParts {
  const lines = series.map(({ label, points }) => {
    if (points.length < FEWEST_POINTS)
      throw new FigureError(
        `the line "${label}" has ${points.length} points; a course has ${FEWEST_POINTS} or more, draw groups instead`,
      );
    return { label, points: points.map((point) => toPoint(point, find)) };
  });
  const all = lines.flatMap(({ points }) => points);
  const measured = all.flatMap((point) => point.measured ?? []);
  const unit = requireOne(
    measured,
    ({ arm }) => (arm.value === undefined ? '%' : (arm.unit ?? '')),
    'unit',
  );
  const direction = requireOne(measured, ({ finding }) => finding.direction, 'direction');
  const weeks = capitalize(timeUnit);
  const { who } = splitWho(
    measured.map(({ finding }) => ({ finding: { ...finding, followUp: undefined } })),
  );
  return {
    ...(who && { who }),
    plot: {
      kind: 'course',
      x: toLinearAxis([0, ...all.map(({ at }) => at)], { title: `${weeks} from ${from}` }),
      y: toLinearAxis([0, ...all.map(({ value }) => value)], {
        title: toTitle(measure, direction),
        noEffect: 0,
      }),
      series: lines.map(({ label, points }) => ({
        label,
        points: points.map(({ at, value }) => [at, value] as const),
      })),
    },
    table: {
      columns: ['Group', weeks, measure],
      rows: lines.flatMap(({ label, points }) =>
        points.map(({ at, value, measured: isMeasured }) => [
          label,
          formatNumber(at),
          isMeasured ? formatQuantity(value, unit) : 'start',
        ]),
      ),
    },
    data: all.flatMap(({ at, measured: { finding, arm } = {} }) =>
      finding && arm
        ? toData(`${formatNumber(at)} ${timeUnit}`, { ...finding, effect: undefined }, [arm])
        : [],
    ),
  };
}

function toPoint(
  { at, finding: id, arm: place = 0 }: FigureOf<'course'>['series'][number]['points'][number],
  find: FindFinding,
): Point {
  if (id === undefined) return { at, value: 0 };
  const finding = requireDrawable(id, find);
  const arm = finding.arms[place];
  if (!arm)
    throw new FigureError(`the finding "${id}" has no group number ${place} (counted from 0)`);
  return { at, value: requireNumber(arm, id), measured: { finding, arm } };
}
