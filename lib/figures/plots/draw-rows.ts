import { colors, type Figure, label } from '../style';
import type { Drawing } from '../svg';
import { drawAxis, toPlace } from './axis';
import { type Canvas, wrapWords } from './canvas';
import { COVER_LABELS } from './crop-plot';
import { drawKey } from './key';
import { drawMark } from './marks';
import type { Row, RowPlot } from './plot';

/** Shares of the width that labels and printed numbers take when they stand beside their marks. */
const LABELS = 0.3;
const NUMBERS = 0.24;

type Columns = { left: number; right: number; labels: number; numbers: number };

/** Rows of marks on one scale: label, mark, numbers; on a narrow canvas the mark below its words. */
export function drawRows(plot: RowPlot, canvas: Canvas): Figure {
  const columns = toColumns(canvas);
  const key = plot.series ? drawKey(plot.series, canvas) : { marks: null, height: 0 };
  let top = key.height;
  const drawn: Drawing[] = [];
  const bands: [number, number][] = [];
  const place = toPlace(plot.axis, columns.left, columns.right);
  for (const row of plot.rows) {
    const { words, height, middle } = drawWords(row, top, columns, canvas);
    drawn.push(words, drawMark(row.mark, place, top + middle));
    bands.push(canvas.isStacked ? [top + middle - 12, top + height - 6] : [top, top + height]);
    top += height;
  }
  const axis = drawAxis(
    plot.axis,
    { left: columns.left, right: columns.right, bottom: top + 4, bands },
    canvas,
  );
  return { width: canvas.width, height: axis.bottom, marks: [axis.marks, key.marks, drawn] };
}

function toColumns({ width, isStacked, height }: Canvas): Columns {
  if (isStacked) return { left: 16, right: width - 18, labels: width, numbers: width };
  if (height !== undefined) {
    const labels = width * COVER_LABELS;
    return { left: labels + 8, right: width - 18, labels, numbers: 0 };
  }
  return {
    left: width * LABELS + 16,
    right: width * (1 - NUMBERS) - 16,
    labels: width * LABELS,
    numbers: width * NUMBERS,
  };
}

type Words = { words: Drawing; height: number; middle: number };

function drawWords(row: Row, top: number, columns: Columns, canvas: Canvas): Words {
  if (canvas.isStacked) return drawStacked(row, top, canvas);
  const { size } = canvas;
  const line = size * 1.25;
  const small = size * 0.87;
  const isCover = canvas.height !== undefined;
  const names = wrapWords(row.label, columns.labels, size);
  const details = isCover || !row.detail ? [] : wrapWords(row.detail, columns.labels, small);
  const numbers = isCover ? [] : wrapWords(row.shown, columns.numbers, small);
  const lines = Math.max(
    names.length + details.length * 0.9,
    numbers.length * 0.9,
    isCover ? 1 : 1.6,
  );
  const height = lines * line + (isCover ? 10 : 12);
  const middle = height / 2;
  const start = top + middle - ((names.length + details.length * 0.9) * line) / 2 + size * 0.92;
  return {
    height,
    middle,
    words: [
      names.map((name, index) => label([0, start + index * line], name, { size, weight: 600 })),
      details.map((text, index) =>
        label([0, start + (names.length + index * 0.9) * line], text, toSmall(small)),
      ),
      numbers.map((text, index) =>
        label(
          [
            canvas.width,
            top + middle + small * 0.36 + (index - (numbers.length - 1) / 2) * line * 0.9,
          ],
          text,
          { size: small, anchor: 'end' },
        ),
      ),
    ],
  };
}

function drawStacked(row: Row, top: number, { width, size }: Canvas): Words {
  const small = size * 0.92;
  const line = size * 1.28;
  let y = top + size;
  const words: Drawing[] = [];
  for (const [index, name] of wrapWords(row.label, width, size).entries())
    words.push(label([0, y + index * line], name, { size, weight: 600 }));
  y += wrapWords(row.label, width, size).length * line;
  for (const text of [...(row.detail ? wrapWords(row.detail, width, small) : [])]) {
    words.push(label([0, y], text, toSmall(small)));
    y += small * 1.28;
  }
  for (const text of wrapWords(row.shown, width, small)) {
    words.push(label([0, y], text, { size: small }));
    y += small * 1.28;
  }
  const middle = y - top + 4;
  return { words, middle, height: middle + 20 };
}

function toSmall(size: number) {
  return { size, fill: colors.muted };
}
