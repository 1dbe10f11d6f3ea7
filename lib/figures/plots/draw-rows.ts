import { toTextWidth } from '../shapes';
import { colors, type Figure, label, labels } from '../style';
import type { Drawing } from '../svg';
import { drawAxis } from './axis';
import { type Canvas, wrapWords } from './canvas';
import { COVER_LABELS } from './crop-plot';
import { drawKey } from './key';
import { drawMark, LINE } from './marks';
import type { Panel, Row, RowPlot } from './plot';

/** Minimum share of the width for marks beside their words; with less, words go above them. */
const LEAST_PLOT = 0.6;

/** Gap between words and the marks beside them. */
const GAP = 16;

/** Gap between two panels. */
const PANEL_GAP = 14;

type Columns = { left: number; right: number; labels: number; isStacked: boolean };

/** Rows of marks, one scale per panel: label, mark, numbers; words go above the marks where space is short. */
export function drawRows({ key, panels }: RowPlot, canvas: Canvas): Figure {
  const columns = toColumns(panels, canvas);
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
  const headings = heading ? wrapWords(heading, canvas.width, size) : [];
  const drawn = [labels([0, from + size], headings, { size, weight: 600, fill: colors.accent })];
  let top = from + headings.length * size * 1.3 + (heading ? 6 : 0);
  const bands: [number, number][] = [];
  for (const row of rows) {
    const { words, height, middle } = drawWords(row, top, columns, canvas);
    drawn.push(words, drawMark(row.mark, axis, [left, right], top + middle));
    bands.push(
      columns.isStacked ? [top + middle - reachOf(row), top + height - 6] : [top, top + height],
    );
    top += height;
  }
  const scale = drawAxis(axis, { left, right, bottom: top + 4, bands }, canvas);
  return { marks: [scale.marks, drawn], bottom: scale.bottom };
}

function toColumns(panels: readonly Panel[], { width, size, isStacked, height }: Canvas): Columns {
  if (height !== undefined) {
    const labels = width * COVER_LABELS;
    return { left: labels + 8, right: width - 18, labels, isStacked: false };
  }
  const rows = panels.flatMap((panel) => panel.rows);
  const widest = (toTexts: (row: Row) => readonly string[], letters: number) =>
    Math.max(...rows.flatMap(toTexts).map((text) => toTextWidth(text, letters)));
  const labels = widest(({ label: name }) => [name], size);
  const numbers = widest(({ shown }) => shown.split('\n'), size * SMALL);
  const [left, right] = [labels + GAP, width - numbers - GAP];
  const isCrowded = rows.some(({ detail }) => detail) || right - left < LEAST_PLOT * width;
  return isStacked || isCrowded
    ? { left: 16, right: width - 18, labels: width, isStacked: true }
    : { left, right, labels, isStacked: false };
}

type Words = { words: Drawing; height: number; middle: number };

function drawWords(row: Row, top: number, columns: Columns, canvas: Canvas): Words {
  if (columns.isStacked) return drawStacked(row, top, canvas);
  const { size } = canvas;
  const line = size * 1.25;
  const small = size * SMALL;
  const isCover = canvas.height !== undefined;
  const names = wrapWords(row.label, columns.labels + 1, size);
  const numbers = isCover ? [] : row.shown.split('\n');
  const lines = Math.max(names.length, numbers.length * 0.9, isCover ? 1 : 1.6);
  const height = lines * line + (isCover ? 10 : 12);
  const middle = height / 2;
  const start = top + middle - (names.length * line) / 2 + size * 0.92;
  const first = top + middle + small * 0.36 - ((numbers.length - 1) / 2) * line * 0.9;
  return {
    height,
    middle,
    words: [
      labels([0, start], names, { size, weight: 600, line }),
      labels([canvas.width, first], numbers, { size: small, anchor: 'end', line: line * 0.9 }),
    ],
  };
}

/** A row's words above its mark: name, detail, numbers; numbers beside the name if they fit. */
function drawStacked(row: Row, top: number, canvas: Canvas): Words {
  const { label: name, detail, shown } = row;
  const { width, size } = canvas;
  const small = size * 0.92;
  const numbers = shown.replaceAll('\n', '; ');
  const names = wrapWords(name, width, size * BOLD);
  const details = detail ? wrapWords(detail, width, small) : [];
  const isOneLine =
    names.length === 1 &&
    toTextWidth(name, size * BOLD) + toTextWidth(numbers, small) + GAP <= width;
  const lines = isOneLine ? [] : shown.split('\n').flatMap((text) => wrapWords(text, width, small));
  const line = small * 1.28;
  const first = top + size;
  const second = first + names.length * size * 1.28;
  const third = second + details.length * line;
  const words = [
    labels([0, first], names, { size, weight: 600, line: size * 1.28 }),
    labels([0, second], details, { size: small, fill: colors.muted, line }),
    isOneLine
      ? label([width, first], numbers, { size: small, anchor: 'end' })
      : labels([0, third], lines, { size: small, line }),
  ];
  const reach = reachOf(row);
  const middle = third + lines.length * line - top + reach - 8;
  return { words, middle, height: middle + reach + 8 };
}

/** How far the marks of a row reach above and below its middle. */
function reachOf({ mark }: Row): number {
  return 12 + (mark.kind === 'lines' ? ((mark.lines.length - 1) * LINE) / 2 : 0);
}

/** Size of numbers beside marks relative to names, and of bold relative to regular letters. */
const SMALL = 0.87;
const BOLD = 1.05;
