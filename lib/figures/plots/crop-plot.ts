import { type Canvas, wrapWords } from './canvas';
import { toLineOfDates } from './draw-dates';
import { drawKey } from './key';
import type { Axis, CoursePlot, DatesPlot, Panel, Plot, Row, RowPlot, Shape } from './plot';

/** On a cover: the share of the width for row names, and the units for names at the ends of lines. */
export const COVER_LABELS = 0.36;
export const COVER_NAMES = 112;

/** Maximum lines of a name, and the space added to the height of a row. */
const MOST_LINES = 2;
const ROW_GAP = 10;
const AXIS = 47;
const SLACK = 14;
const MOST_DATES = 4;

/** Shapes that the key of a card leaves out. */
const PLAIN: ReadonlySet<Shape> = new Set(['estimate', 'pooled', 'interval']);

/**
 * The part of a plot that is legible when small: fewer rows, lines or dates, the first and the last step, shorter
 * names. Its numbers are unchanged.
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

/** As many panels and rows as fit, from the first on, and at least one row; the key omits PLAIN shapes. */
function cropRows(plot: RowPlot, canvas: Canvas & { height: number }): RowPlot {
  const { width, height, size } = canvas;
  const room = width * COVER_LABELS;
  const key = plot.key.filter(({ shape }) => !PLAIN.has(shape));
  let left = height - drawKey(key, canvas).height;
  const panels: Panel[] = [];
  for (const { axis, rows: all } of plot.panels) {
    const labels = toShortLabels(all, room, size);
    left -= AXIS;
    const rows: Row[] = [];
    for (const [index, row] of all.entries()) {
      const label = cutLines(labels[index] ?? row.label, room, size);
      left -= wrapWords(label, room, size).length * size * 1.25 + ROW_GAP;
      // A panel's first row may overrun by SLACK: the cover is then drawn a little smaller.
      const isRoom = left >= (index === 0 ? -SLACK : 0);
      if (!isRoom && panels.length + index > 0) break;
      rows.push({ ...row, label });
    }
    if (rows.length === 0) break;
    panels.push({ axis: cropAxis(axis, width - 18, size), rows });
  }
  return { kind: 'rows', key, panels };
}

/** The lines of the first trial, named by its groups; all lines if their labels name no trial. */
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

/** The last events, with their texts cut to fit. */
function cropDates({ kind, events }: DatesPlot, { width, size }: Canvas): DatesPlot {
  const last = events.slice(-MOST_DATES);
  const room = width - toLineOfDates(last, size) - 18;
  return {
    kind,
    events: last.map(({ date, text }) => ({ date, text: cutLines(text, room, size) })),
  };
}

/** Drops the part in brackets from the title of an axis if it needs more than one line. */
function cropAxis(axis: Axis, width: number, size: number): Axis {
  const isLong = wrapWords(axis.title, width, size * 0.93).length > 1;
  return isLong ? { ...axis, title: axis.title.replace(/ \([^)]*\)/, '') } : axis;
}

/** Cuts names at their first colon or comma, if some need two lines and all remain distinct. */
function toShortLabels(rows: readonly Row[], width: number, size: number): readonly string[] {
  const labels = rows.map(({ label }) => label);
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
