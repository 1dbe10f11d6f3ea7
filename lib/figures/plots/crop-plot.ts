import { type Canvas, wrapWords } from './canvas';
import { toLineOfDates } from './draw-dates';
import { drawKey } from './key';
import type { Axis, CoursePlot, DatesPlot, Panel, Plot, Row, RowPlot, Shape } from './plot';

/** Share of a cover's width that the names of rows take, and the units that names at the ends of lines take. */
export const COVER_LABELS = 0.36;
export const COVER_NAMES = 112;

/** Lines that a name may take, and the height of a row around them. */
const MOST_LINES = 2;
const ROW_GAP = 10;
const AXIS = 47;
const SLACK = 14;
const MOST_DATES = 4;

/** Shapes that a card need not explain. */
const PLAIN: ReadonlySet<Shape> = new Set(['estimate', 'pooled', 'interval']);

/**
 * What of a plot is read small: fewer rows, lines or dates, the first and the last step,
 * with shorter names. No number in it is changed.
 */
export function cropPlot(plot: Plot, canvas: Canvas & { height: number }): Plot {
  switch (plot.kind) {
    case 'rows':
      return cropRows(plot, canvas);
    case 'course':
      return cropCourse(plot, canvas);
    case 'dates':
      return cropDates(plot, canvas);
    case 'tiles':
      return { ...plot, steps: [...plot.steps.slice(0, 1), ...plot.steps.slice(1).slice(-1)] };
    case 'people':
      return plot;
  }
}

/** As many panels and rows as fit, from the first on, and at least one; of the key what tells groups apart. */
function cropRows(plot: RowPlot, canvas: Canvas & { height: number }): RowPlot {
  const { width, height, size } = canvas;
  const room = width * COVER_LABELS;
  const key = plot.key.filter(({ shape }) => !PLAIN.has(shape));
  let left = height - drawKey(key, canvas).height;
  const panels: Panel[] = [];
  for (const { axis, rows: all } of plot.panels) {
    const labels = toShortLabels(
      all.map(({ label }) => label),
      room,
      size,
    );
    left -= AXIS;
    const rows: Row[] = [];
    for (const [index, row] of all.entries()) {
      const label = cutLines(labels[index] ?? row.label, room, size);
      left -= wrapWords(label, room, size).length * size * 1.25 + ROW_GAP;
      // What another panel tells is worth lettering that is a little smaller.
      const isRoom = left >= (index === 0 ? -SLACK : 0);
      if (!isRoom && panels.length + index > 0) break;
      rows.push({ ...row, label });
    }
    if (rows.length === 0) break;
    panels.push({ axis: cropAxis(axis, width - 18, size), rows });
  }
  return { kind: 'rows', key, panels };
}

/** The lines of the first trial, named by its groups; all lines where they are of no trials. */
function cropCourse(plot: CoursePlot, canvas: Canvas): CoursePlot {
  const { width, size } = canvas;
  const [trial] = (plot.series[0]?.label ?? '').split(': ');
  const ofTrial = plot.series.filter(({ label }) => label.startsWith(`${trial}: `));
  const series = ofTrial.length > 0 ? ofTrial : plot.series;
  return {
    ...plot,
    x: cropAxis(plot.x, width - COVER_NAMES, size),
    y: cropAxis(plot.y, width, size),
    series: series.map((one) => ({ ...one, label: one.label.replace(`${trial}: `, '') })),
  };
}

/** The last events. */
function cropDates({ kind, events }: DatesPlot, { width, size }: Canvas): DatesPlot {
  const last = events.slice(-MOST_DATES);
  const room = width - toLineOfDates(last, size) - 18;
  return {
    kind,
    events: last.map(({ date, text }) => ({ date, text: cutLines(text, room, size) })),
  };
}

/** The name of a scale on one line: without what stands in brackets where it is longer. */
function cropAxis(axis: Axis, width: number, size: number): Axis {
  const isLong = wrapWords(axis.title, width, size * 0.93).length > 1;
  return isLong ? { ...axis, title: axis.title.replace(/ \([^)]*\)/, '') } : axis;
}

/** Names up to their colon or comma, where some need two lines and all can still be told apart. */
function toShortLabels(labels: readonly string[], width: number, size: number): readonly string[] {
  const heads = labels.map((label) => label.split(/[:,] /)[0] ?? label);
  const isLong = labels.some((label) => wrapWords(label, width, size).length > 1);
  return isLong && new Set(heads).size === heads.length ? heads : labels;
}

function cutLines(text: string, width: number, size: number): string {
  const lines = wrapWords(text, width, size);
  if (lines.length <= MOST_LINES) return text;
  return `${lines
    .slice(0, MOST_LINES)
    .join(' ')
    .replace(/[,;:]$/, '')}…`;
}
