import { line } from 'd3-shape';
import { colors, type Figure, label, labels, rule } from '../style';
import type { Drawing } from '../svg';
import { drawAxis, toPlace } from './axis';
import { type Canvas, wrapWords } from './canvas';
import { COVER_NAMES } from './crop-plot';
import { drawShape } from './marks';
import type { CoursePlot } from './plot';

const HEIGHT = { wide: 250, narrow: 210, cover: 100 };

/** Dash patterns by trial; lines of the first trial are solid. */
const DASHES = ['', '7 5'] as const;

/** Length of a line in the list of names, long enough to show its dashes. */
const KEY_LINE = 34;

/** Shape and colour of a group: even indices are treated groups, odd ones their comparators. */
function toLook(index: number) {
  return index % 2 === 0
    ? ({ shape: 'treated', color: colors.brand } as const)
    : ({ shape: 'beside', color: colors.accentMark } as const);
}

/** A line in the colour of its group and the dashes of its trial. */
function drawLine(path: string, index: number): Drawing {
  const dash = DASHES[Math.floor(index / 2) % DASHES.length];
  return rule(path, { color: toLook(index).color, width: 2.5, dash });
}

/** Lines over time with their marks; each is named at its end, or in a list below on a stacked canvas. */
export function drawCourse({ x, y, series }: CoursePlot, canvas: Canvas): Figure {
  const { width, size, isStacked } = canvas;
  const isCover = canvas.height !== undefined;
  const names = wrapWords(y.title, width, size);
  const top = names.length * size * 1.3 + (isCover ? 6 : 12);
  const bottom = top + (isCover ? HEIGHT.cover : isStacked ? HEIGHT.narrow : HEIGHT.wide);
  const left = size * 3.1;
  const right = width - (isStacked ? 18 : isCover ? COVER_NAMES : 190);
  const toX = toPlace(x, left, right);
  const toY = toPlace(y, bottom, top);
  const draw = line<readonly [number, number]>(
    ([at]) => toX(at),
    ([, value]) => toY(value),
  ).digits(1);
  const marks: Drawing[] = y.ticks.map(({ at, label: name }) => [
    rule(`M${left} ${toY(at)}H${right}`, {
      color: at === y.noEffect ? colors.ink : colors.line,
      width: at === y.noEffect ? 1.5 : 0.75,
      dash: at === y.noEffect ? undefined : '2 3',
    }),
    label([left - 7, toY(at) + size * 0.34], name, {
      size: size * 0.93,
      anchor: 'end',
      fill: colors.muted,
    }),
  ]);
  marks.push(labels([0, size], names, { size }));
  for (const [index, { points }] of series.entries()) {
    const look = toLook(index);
    marks.push(
      drawLine(draw(points) ?? '', index),
      points.slice(1).map(([at, value]) => drawShape(look.shape, toX(at), toY(value))),
    );
  }
  const axis = drawAxis(x, { left, right, bottom, bands: [] }, canvas);
  const named = drawNames(series, { toY, right, below: axis.bottom }, canvas);
  return { width, height: named.bottom, marks: [axis.marks, marks, named.marks] };
}

type Ends = { toY: (value: number) => number; right: number; below: number };

function drawNames(
  series: CoursePlot['series'],
  { toY, right, below }: Ends,
  { width, size, isStacked }: Canvas,
): { marks: Drawing; bottom: number } {
  const line = size * 1.25;
  if (!isStacked) {
    const ends = series
      .map(({ label: name, points }, index) => ({ name, index, y: toY(points.at(-1)?.[1] ?? 0) }))
      .sort((one, other) => one.y - other.y);
    let free = 0;
    const marks = ends.map(({ name, y }) => {
      const lines = wrapWords(name, width - right - 16, size);
      const start = Math.max(free, y - ((lines.length - 1) * line) / 2 + size * 0.34);
      free = start + lines.length * line;
      return labels([right + 16, start], lines, { size, line });
    });
    return { marks, bottom: Math.max(below, free) };
  }
  let y = below + size;
  const marks = series.map(({ label: name }, index) => {
    const lines = wrapWords(name, width - KEY_LINE - 8, size);
    const middle = y - size * 0.34;
    const mark = [
      drawLine(`M0 ${middle}H${KEY_LINE}`, index),
      drawShape(toLook(index).shape, KEY_LINE / 2, middle),
    ];
    const words = labels([KEY_LINE + 8, y], lines, { size, line });
    y += lines.length * line + 4;
    return [mark, words];
  });
  return { marks, bottom: y - size * 0.5 };
}
