import { box, disc, shape } from '../shapes';
import { colors, rule } from '../style';
import type { Drawing } from '../svg';
import { type Place, toPlace } from './axis';
import type { Axis, Mark, Shape } from './plot';

/** Distance between two lines of a row. */
export const LINE = 17;

/** Half the side of the largest and the smallest square of an estimate. */
const LARGEST = 8;
const SMALLEST = 4;
const RADIUS = 6.5;

/** Half the height of a pooled diamond, of a bar, and of the caps of an interval. */
const DIAMOND = 9;
const BAR = 8;
const CAP = 4;

/** Draws a mark at height `y`; its scale runs from `from` to `to`. Intervals off the scale end in arrows. */
export function drawMark(
  mark: Mark,
  axis: Axis,
  [from, to]: readonly [number, number],
  y: number,
): Drawing {
  const place = toPlace(axis, from, to);
  switch (mark.kind) {
    case 'interval':
    case 'pooled':
      return [
        drawInterval([mark.low, mark.high], axis, place, y),
        mark.kind === 'pooled'
          ? drawDiamond(place(mark.low), place(mark.at), place(mark.high), y)
          : drawSquare(place(mark.at), y, SMALLEST + (LARGEST - SMALLEST) * mark.weight),
      ];
    case 'pair': {
      const [treated, beside] = mark.values;
      return [
        rule(`M${place(treated)} ${y}H${place(beside)}`, { width: 3, color: colors.line }),
        mark.intervals.map((interval) => drawInterval(interval, axis, place, y)),
        drawShape('beside', place(beside), y),
        drawShape('treated', place(treated), y),
      ];
    }
    case 'lines': {
      const top = y - ((mark.lines.length - 1) * LINE) / 2;
      return mark.lines.map((points, index) => drawLine(points, place, top + index * LINE));
    }
    case 'bar':
      return [
        drawBar(place(0), place(mark.value), y, BAR),
        mark.intervals?.map((interval) => drawInterval(interval, axis, place, y)) ?? null,
      ];
    case 'bars': {
      const [first, second] = mark.values;
      return [
        drawBar(place(0), place(first), y - BAR / 2 - 1, BAR / 2),
        drawBar(place(0), place(second), y + BAR / 2 + 1, BAR / 2, true),
      ];
    }
    case 'range': {
      const name = mark.species === 'people' ? 'estimate' : 'animals';
      if (mark.low === mark.high) return drawShape(name, place(mark.low), y);
      return [
        rule(`M${place(mark.low)} ${y}H${place(mark.high)}`, {
          width: 3,
          color: mark.species === 'people' ? colors.brand : colors.accentMark,
        }),
        drawShape(name, place(mark.low), y),
        drawShape(name, place(mark.high), y),
      ];
    }
  }
}

/** Groups of one trial, joined by a line; the last is drawn on top. */
function drawLine(
  points: readonly { shape: Shape; value: number }[],
  place: Place,
  y: number,
): Drawing {
  const ends = points.map(({ value }) => place(value));
  return [
    rule(`M${Math.min(...ends)} ${y}H${Math.max(...ends)}`, { width: 3, color: colors.line }),
    points.map(({ shape, value }) => drawShape(shape, place(value), y)),
  ];
}

/** A shape by its name, centred on a point. */
export function drawShape(name: Shape, x: number, y: number): Drawing {
  switch (name) {
    case 'treated':
      return disc([x, y], RADIUS, { fill: colors.brand });
    case 'treated apart':
      return disc([x, y], RADIUS - 1, { fill: colors.raised, edge: colors.brand, width: 2.5 });
    case 'other treated':
      return shape(`M${x - 7} ${y + 6}l7 -13 7 13Z`, colors.ink);
    case 'other treated apart':
      return shape(`M${x - 6} ${y + 5}l6 -11 6 11Z`, colors.raised, {
        color: colors.ink,
        width: 2.5,
      });
    case 'beside':
      return shape(`M${x - 7.5} ${y}l7.5 -7.5 7.5 7.5 -7.5 7.5Z`, colors.raised, OPEN);
    case 'estimate':
      return drawSquare(x, y, 6);
    case 'animals':
      return shape(`M${x - 5.5} ${y - 5.5}h11v11h-11Z`, colors.raised, OPEN);
    case 'pooled':
      return drawDiamond(x - 10, x, x + 10, y);
    case 'interval':
      return [drawCap(x - 9, y), drawCap(x + 9, y), rule(`M${x - 9} ${y}h18`, { width: 2 })];
    case 'amount':
      return drawBar(x - 8, x + 8, y, 5);
    case 'other amount':
      return drawBar(x - 8, x + 8, y, 5, true);
  }
}

/** How far a shape of the key extends to each side of its centre. */
export const REACH = 10;

const OPEN = { color: colors.accentMark, width: 2.5 };

function drawSquare(x: number, y: number, half: number): Drawing {
  return box([x - half, y - half, 2 * half, 2 * half], { fill: colors.brand, radius: 1 });
}

function drawDiamond(low: number, at: number, high: number, y: number): Drawing {
  return shape(
    `M${low} ${y}L${at} ${y - DIAMOND}L${high} ${y}L${at} ${y + DIAMOND}Z`,
    colors.brand,
  );
}

function drawBar(from: number, to: number, y: number, half: number, isOther = false): Drawing {
  const left = Math.min(from, to);
  const look = isOther ? { fill: colors.raised, edge: colors.accentMark } : { fill: colors.brand };
  return box([left, y - half, Math.max(1.5, Math.abs(to - from)), 2 * half], {
    ...look,
    radius: 1,
  });
}

/** A line between two values with a cap at each end, or an arrow where the value is off the scale. */
function drawInterval(
  [low, high]: readonly [number, number],
  { domain: [least, most] }: Axis,
  place: Place,
  y: number,
): Drawing {
  const [from, to] = [place(low), place(high)];
  return [
    rule(`M${from} ${y}H${to}`, { width: 2 }),
    low < least ? drawArrow(from, y, 1) : drawCap(from, y),
    high > most ? drawArrow(to, y, -1) : drawCap(to, y),
  ];
}

function drawCap(x: number, y: number): Drawing {
  return rule(`M${x} ${y - CAP}v${2 * CAP}`, { width: 2 });
}

/** An arrowhead centred on `x`; `back` is the direction in which its line lies. */
function drawArrow(x: number, y: number, back: 1 | -1): Drawing {
  return shape(`M${x - 4 * back} ${y}l${8 * back} -6v12Z`, colors.ink);
}
