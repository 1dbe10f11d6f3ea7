import { disc, toTextWidth } from '../shapes';
import { colors, type Figure, label, labels, rule } from '../style';
import type { Drawing } from '../svg';
import { type Canvas, wrapWords } from './canvas';
import type { DatesPlot } from './plot';

/** A timeline from top to bottom; the dates are in order, not to scale. */
export function drawDates({ events }: DatesPlot, canvas: Canvas): Figure {
  const { width, size, isStacked } = canvas;
  const isCover = canvas.height !== undefined;
  const line = size * 1.3;
  const x = isStacked ? 8 : toLineOfDates(events, size);
  const marks: Drawing[] = [];
  let y = size;
  let last = y;
  for (const { date, text } of events) {
    last = y;
    marks.push(
      disc([x, y - size * 0.34], 6, { fill: colors.brand }),
      isStacked
        ? label([x + 18, y], date, { size, weight: 600 })
        : label([x - 18, y], date, { size, weight: 600, anchor: 'end' }),
    );
    if (isStacked) y += line;
    const words = wrapWords(text, width - x - 18, size);
    marks.push(labels([x + 18, y], words, { size }));
    y += words.length * line + (isCover ? 4 : 10);
  }
  const from = size * 0.66;
  return {
    width,
    height: y - line + 8,
    marks: [rule(`M${x} ${from}V${last - size * 0.34}`, { color: colors.line, width: 2 }), marks],
  };
}

/** The x of the timeline: right of the longest date. */
export function toLineOfDates(events: DatesPlot['events'], size: number): number {
  return Math.max(...events.map(({ date }) => toTextWidth(date, size))) + 18;
}
