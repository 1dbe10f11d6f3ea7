import { scaleLinear, scaleLog } from 'd3-scale';
import { round } from '../geometry';
import { toTextWidth } from '../shapes';
import { colors, label, rule } from '../style';
import type { Drawing } from '../svg';
import { type Canvas, wrapWords } from './canvas';
import type { Axis } from './plot';

/** Places a value of an axis between two coordinates. */
export type Place = (value: number) => number;

/** A value's place between `from` and `to`, on the scale of the axis; what lies beyond it has the place of its end. */
export function toPlace({ scale, domain }: Axis, from: number, to: number): Place {
  const make = scale === 'log' ? scaleLog : scaleLinear;
  const place = make([...domain], [from, to]).clamp(true);
  return (value) => round(place(value));
}

/** Between the line of no effect and the words on each side of it. */
const SIDE_GAP = 6;

/** Lines that the words on a side of it may take with the name of the medicine. */
const MOST_LINES = 2;

const STEPS = [1, 2, 3, 4];

type Frame = {
  left: number;
  right: number;
  bottom: number;
  /** From where to where the lines of the scale run, so that they cross no words. */
  bands: readonly (readonly [top: number, bottom: number])[];
};

/** A scale along the lower edge of its marks: lines up through them, numbers, what lies on each side of no effect, its name. */
export function drawAxis(
  axis: Axis,
  { left, right, bottom, bands }: Frame,
  canvas: Canvas,
): { marks: Drawing; bottom: number } {
  const place = toPlace(axis, left, right);
  const size = canvas.size * 0.93;
  const line = size * 1.3;
  let below = bottom + size * 1.5;
  const upright = (at: number) =>
    bands.map(([from, to]) => `M${place(at)} ${round(from)}V${round(to)}`).join('');
  const isCover = canvas.height !== undefined;
  const numbers = axis.ticks.map(({ at, label: name }) => ({
    ...{ at, name, x: toInside(place(at), name, size, canvas) },
    half: toTextWidth(name, size) / 2,
  }));
  // Where not all numbers have room, every second one stands, or fewer: the lines go on.
  const step = STEPS.find((every) =>
    numbers
      .filter((_, index) => index % every === 0)
      .every(({ x, half }, index, kept) => {
        const before = kept[index - 1];
        return !before || x - half >= before.x + before.half;
      }),
  );
  const marks: Drawing[] = numbers.map(({ at, name, x }, index) => [
    rule(upright(at), { color: colors.line, width: 0.75, dash: '2 3' }),
    index % (step ?? numbers.length) === 0
      ? label([x, below], name, { size, anchor: 'middle', fill: colors.muted })
      : null,
  ]);
  marks.push(rule(`M${left} ${bottom}H${right}`, { width: 1.25 }));
  if (axis.noEffect !== undefined) marks.push(rule(upright(axis.noEffect), { width: 1.5 }));
  if (axis.ends && axis.noEffect !== undefined && !isCover) {
    const at = place(axis.noEffect);
    const [less, more] = axis.ends;
    const sides = [
      { x: at - SIDE_GAP, anchor: 'end', words: `←\u00a0${less}`, room: at - SIDE_GAP },
      {
        x: at + SIDE_GAP,
        anchor: 'start',
        words: `${more}\u00a0→`,
        room: canvas.width - at - SIDE_GAP,
      },
    ] as const;
    // Bold letters are wider than those that the wrapping counts with.
    const wrap = (words: string, room: number) => wrapWords(words, room, size * 1.05);
    const lines = sides.map(({ words, room }) => {
      const whole = wrap(words, room);
      // The title names the medicine: where its name would stand in a pile of single words, it is left out here.
      return whole.length > MOST_LINES ? wrap(words.replace(/ with [^:]*/, ''), room) : whole;
    });
    for (const [index, { x, anchor }] of sides.entries())
      for (const [row, words] of (lines[index] ?? []).entries())
        marks.push(label([x, below + (row + 1) * line], words, { size, weight: 600, anchor }));
    below += Math.max(...lines.map(({ length }) => length)) * line;
  }
  const middle = (left + right) / 2;
  const room = isCover ? right : 2 * Math.min(middle, canvas.width - middle);
  for (const words of wrapWords(axis.title, room, size)) {
    below += line;
    marks.push(
      isCover
        ? label([right, below], words, { size, anchor: 'end' })
        : label([middle, below], words, { size, anchor: 'middle' }),
    );
  }
  return { marks, bottom: below + size * 0.5 };
}

/** The middle of a number at `x`, moved as far as it needs to stay on the canvas. */
function toInside(x: number, name: string, size: number, { width }: Canvas): number {
  const half = toTextWidth(name, size) / 2;
  return Math.min(Math.max(x, half), width - half);
}
