import { colors, type Figure, label } from '../style';
import type { Drawing } from '../svg';
import { drawAxis } from './axis';
import { type Canvas, wrapWords } from './canvas';
import { COVER_LABELS } from './crop-plot';
import { drawKey } from './key';
import { drawMark } from './marks';
import type { Panel, Row, RowPlot } from './plot';

/** Shares of the width that labels and printed numbers take when they stand beside their marks. */
const LABELS = 0.34;
const NUMBERS = 0.24;

/** Between two panels. */
const PANEL_GAP = 14;

type Columns = { left: number; right: number; labels: number; numbers: number };

/** Rows of marks on one scale a panel: label, mark, numbers; on a narrow canvas the mark below its words. */
export function drawRows({ key, panels }: RowPlot, canvas: Canvas): Figure {
  const columns = toColumns(canvas);
  const drawnKey = drawKey(key, canvas);
  let top = drawnKey.height;
  const marks: Drawing[] = [drawnKey.marks];
  for (const [index, panel] of panels.entries()) {
    if (index > 0) top += PANEL_GAP;
    const drawn = drawPanel(panel, top, columns, canvas);
    marks.push(drawn.marks);
    top = drawn.bottom;
  }
  return { width: canvas.width, height: top, marks };
}

function drawPanel({ heading, axis, rows }: Panel, from: number, columns: Columns, canvas: Canvas) {
  const { size } = canvas;
  const { left, right } = columns;
  let top = from;
  const drawn: Drawing[] = [];
  for (const words of heading ? wrapWords(heading, canvas.width, size) : []) {
    top += size * 1.3;
    drawn.push(label([0, top - size * 0.3], words, { size, weight: 600, fill: colors.accent }));
  }
  if (heading) top += 6;
  const bands: [number, number][] = [];
  for (const row of rows) {
    const { words, height, middle } = drawWords(row, top, columns, canvas);
    drawn.push(words, drawMark(row.mark, axis, [left, right], top + middle));
    bands.push(canvas.isStacked ? [top + middle - 12, top + height - 6] : [top, top + height]);
    top += height;
  }
  const scale = drawAxis(axis, { left, right, bottom: top + 4, bands }, canvas);
  return { marks: [scale.marks, drawn], bottom: scale.bottom };
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
  const numbers = isCover ? [] : wrapLines(row.shown, columns.numbers, small);
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
  const texts = [
    ...wrapWords(row.label, width, size).map((text) => ({ text, size, weight: 600 })),
    ...(row.detail ? wrapWords(row.detail, width, small) : []).map((text) => ({
      text,
      ...toSmall(small),
    })),
    ...wrapLines(row.shown, width, small).map((text) => ({ text, size: small })),
  ];
  let y = top + size;
  const words = texts.map(({ text, ...look }) => {
    const drawn = label([0, y], text, look);
    y += look.size * 1.28;
    return drawn;
  });
  const middle = y - top + 4;
  return { words, middle, height: middle + 20 };
}

/** Words in as many lines as a width needs, each line of the text beginning anew. */
function wrapLines(text: string, width: number, size: number): string[] {
  return text.split('\n').flatMap((line) => wrapWords(line, width, size));
}

function toSmall(size: number) {
  return { size, fill: colors.muted };
}
