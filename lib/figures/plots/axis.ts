import { scaleLinear, scaleLog } from 'd3-scale';
import { round } from '../geometry';
import { toTextWidth } from '../shapes';
import { colors, label, labels, rule } from '../style';
import type { Drawing } from '../svg';
import { type Canvas, wrapWords } from './canvas';
import type { Axis } from './plot';

/** Maps a value of an axis to a coordinate. */
export type Place = (value: number) => number;

/** Maps values to coordinates between `from` and `to` on the axis's scale; values outside the domain are clamped. */
export function toPlace({ scale, domain }: Axis, from: number, to: number): Place {
  const make = scale === 'log' ? scaleLog : scaleLinear;
  const place = make([...domain], [from, to]).clamp(true);
  return (value) => round(place(value));
}

/** Gap between the line of no effect and the words on each side of it. */
const SIDE_GAP = 6;

/** Maximum lines of the words on a side that still name the medicine. */
const MOST_LINES = 2;

const STEPS = [1, 2, 3, 4];

type Frame = {
  left: number;
  right: number;
  bottom: number;
  /** Top and bottom of the sections of the grid lines, chosen so that these cross no words. */
  bands: readonly (readonly [top: number, bottom: number])[];
};

/** An axis below its marks: grid lines, tick labels, the words on each side of no effect, and its title. */
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
  // Where tick labels would overlap, every second is shown, or fewer; all grid lines stay.
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
    const toLines = (words: string, room: number) => {
      // Bold letters are wider than wrapWords assumes.
      const whole = wrapWords(words, room, size * 1.05);
      if (whole.length <= MOST_LINES) return whole;
      // The title names the medicine, so its name is left out here.
      return wrapWords(words.replace(/ with [^:]*/, ''), room, size * 1.05);
    };
    const less = toLines(`←\u00a0${axis.ends[0]}`, at - SIDE_GAP);
    const more = toLines(`${axis.ends[1]}\u00a0→`, canvas.width - at - SIDE_GAP);
    const look = { size, weight: 600 };
    marks.push(
      labels([at - SIDE_GAP, below + line], less, { ...look, anchor: 'end' }),
      labels([at + SIDE_GAP, below + line], more, { ...look, anchor: 'start' }),
    );
    below += Math.max(less.length, more.length) * line;
  }
  const middle = (left + right) / 2;
  const room = isCover ? right : 2 * Math.min(middle, canvas.width - middle);
  const title = wrapWords(axis.title, room, size);
  marks.push(
    isCover
      ? labels([right, below + line], title, { size, anchor: 'end' })
      : labels([middle, below + line], title, { size, anchor: 'middle' }),
  );
  return { marks, bottom: below + title.length * line + size * 0.5 };
}

/** The centre of a number at `x`, moved as far as needed to keep it on the canvas. */
function toInside(x: number, name: string, size: number, { width }: Canvas): number {
  const half = toTextWidth(name, size) / 2;
  return Math.min(Math.max(x, half), width - half);
}
