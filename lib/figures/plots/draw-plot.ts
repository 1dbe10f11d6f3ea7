import { round, toGridPath } from '../geometry';
import { colors, type Figure, labels } from '../style';
import { type Drawing, element } from '../svg';
import { type Canvas, wrapWords } from './canvas';
import { cropPlot } from './crop-plot';
import { drawCourse } from './draw-course';
import { drawDates } from './draw-dates';
import { drawPeople } from './draw-people';
import { drawRows } from './draw-rows';
import type { Plot, TilesPlot } from './plot';

/** Draws a plot on a canvas; on a cover, only the part that is legible when small. */
export function drawPlot(whole: Plot, canvas: Canvas): Figure {
  const { height } = canvas;
  const plot = height === undefined ? whole : cropPlot(whole, { ...canvas, height });
  switch (plot.kind) {
    case 'rows':
      return drawRows(plot, canvas);
    case 'course':
      return drawCourse(plot, canvas);
    case 'people':
      return drawPeople(plot, canvas);
    case 'tiles':
      return drawTiles(plot, canvas);
    case 'dates':
      return drawDates(plot, canvas);
  }
}

/** Each step's count and words, with a square per counted thing below; squares have one size. */
function drawTiles({ steps }: TilesPlot, canvas: Canvas): Figure {
  const { width, size } = canvas;
  const isCover = canvas.height !== undefined;
  const largest = Math.max(...steps.map(({ count }) => count));
  // Small enough to keep the largest step flat, and large enough to be counted in the others.
  const flat = isCover ? 70 : 130;
  const tile = Math.min(15, Math.max(6, Math.sqrt((width * flat) / largest)));
  const columns = Math.floor(width / tile);
  let y = 0;
  const marks: Drawing[] = [];
  for (const [index, { count, text }] of steps.entries()) {
    const words = wrapWords(`${count.toLocaleString('en-GB')} ${text}`, width, size);
    const line = size * 1.3;
    marks.push(labels([0, y + line], words, { size, weight: 600 }));
    y += words.length * line + 8;
    marks.push(drawSquares(count, columns, tile, y, index === steps.length - 1));
    y += Math.ceil(count / columns) * tile + 16;
  }
  return { width, height: y, marks };
}

function drawSquares(count: number, columns: number, tile: number, top: number, isLast: boolean) {
  const side = (tile - 2).toFixed(1);
  const toSquare = (column: number, row: number) =>
    `M${round(column * tile)} ${round(top + row * tile)}h${side}v${side}h-${side}z`;
  const d = toGridPath([0, count], columns, toSquare);
  return element('path', { d, fill: isLast ? colors.accentMark : colors.brand });
}
