import { round, toGridPath } from '../geometry';
import { colors, type Figure, labels } from '../style';
import { type Drawing, element } from '../svg';
import { type Canvas, wrapWords } from './canvas';
import type { PeoplePlot } from './plot';

/** One panel per group, one dot per person: first those with the event, then smaller, pale ones. */
export function drawPeople({ per, groups }: PeoplePlot, canvas: Canvas): Figure {
  const { width, size, isStacked } = canvas;
  const isCover = canvas.height !== undefined;
  const gap = isCover ? 24 : 40;
  const panel = isStacked ? width : (width - gap) / groups.length;
  let bottom = 0;
  let y = 0;
  const marks = groups.map(({ label: name, count, shown, isBeside }, index) => {
    const x = isStacked ? 0 : index * (panel + gap);
    const names = isCover ? [`${name}: ${count}`] : wrapWords(name, panel, size);
    const numbers = isCover ? [] : wrapWords(shown, panel, size);
    const line = size * 1.3;
    const texts = [
      labels([x, y + size], names, { size, weight: 600 }),
      labels([x, y + size + names.length * line], numbers, { size, weight: 400 }),
    ];
    const top = y + (names.length + numbers.length) * line + 10;
    const room = isCover && canvas.height ? canvas.height - top : Number.POSITIVE_INFINITY;
    const grid = drawGrid({ per, count, isBeside }, x, top, panel, room);
    bottom = Math.max(bottom, grid.bottom);
    if (isStacked) y = grid.bottom + 18;
    return [texts, grid.marks];
  });
  return { width, height: bottom + 4, marks };
}

type Panel = { per: number; count: number; isBeside: boolean };

/**
 * The people of a panel, in rows that fill from the first. Two paths instead of a thousand circles: a dot is a stroke
 * of zero length with round caps.
 */
function drawGrid(
  { per, count, isBeside }: Panel,
  left: number,
  top: number,
  width: number,
  room: number,
): { marks: Drawing; bottom: number } {
  const columns = per === 1000 ? 40 : 20;
  const step = Math.min(width / columns, room / (per / columns));
  const toDot = (column: number, row: number) =>
    `M${round(left + (column + 0.5) * step)} ${round(top + (row + 0.5) * step)}h0`;
  const dots = (cells: readonly [number, number], color: string, size: number) => {
    const d = toGridPath(cells, columns, toDot);
    return element('path', { d, stroke: color, strokeWidth: size, strokeLineCap: 'round' });
  };
  const marked = isBeside ? colors.accentMark : colors.brand;
  return {
    bottom: top + (per / columns) * step,
    marks: [dots([count, per], colors.line, step * 0.5), dots([0, count], marked, step * 0.86)],
  };
}
