/** An axis; its title includes the unit. */
export type Axis = {
  title: string;
  scale: 'linear' | 'log';
  domain: readonly [number, number];
  ticks: readonly { at: number; label: string }[];
  /** The value at which two groups do not differ: 0 for differences, 1 for ratios. */
  noEffect?: number;
  /** Words for the sides below and above `noEffect`. */
  ends?: readonly [string, string];
};

/**
 * The shapes of marks. Each means one thing in every figure, by its form as well as its colour: a disc is a treated
 * group, an open diamond its comparator, a square the estimate of one study (an open one if animals were measured), a
 * wide diamond a pooled estimate, a line with two ends an interval, and bars are amounts. Of two medicines the second
 * is a triangle. Both are hollow if each was tested in a trial of its own.
 */
export type Shape =
  | 'treated'
  | 'treated apart'
  | 'other treated'
  | 'other treated apart'
  | 'beside'
  | 'estimate'
  | 'animals'
  | 'pooled'
  | 'interval'
  | 'amount'
  | 'other amount';

type Interval = readonly [low: number, high: number];

/** The mark of a row. */
export type Mark =
  /** An estimate with its interval; `weight` from 0 to 1 sizes the square by the number of people. */
  | { kind: 'interval'; at: number; low: number; high: number; weight: number }
  /** A published pooled estimate: a diamond over its interval. */
  | { kind: 'pooled'; at: number; low: number; high: number }
  /** Treated group and comparator; the interval of their difference, offset from the comparator, or their own. */
  | { kind: 'pair'; values: readonly [number, number]; intervals: readonly Interval[] }
  /** Groups on one or several lines below each other; a line holds the groups of one trial. */
  | { kind: 'lines'; lines: readonly (readonly { shape: Shape; value: number }[])[] }
  /** A bar from zero to a value, with the interval of that value if there is one. */
  | { kind: 'bar'; value: number; intervals?: readonly Interval[] }
  /** Bars of two amounts, one below the other. */
  | { kind: 'bars'; values: readonly [number, number] }
  /** A range of values measured in people or in animals; one mark if both ends are equal. */
  | { kind: 'range'; low: number; high: number; species: 'people' | 'animals' };

export type Row = {
  label: string;
  /** Who was studied and for how long, in small print. */
  detail?: string;
  /** The numbers of the mark, as printed beside it. */
  shown: string;
  mark: Mark;
};

/** Rows on one scale: one measure in one unit, with the same better direction in all rows. */
export type Panel = { heading?: string; axis: Axis; rows: readonly Row[] };

/** What each shape of a figure means. */
export type Key = readonly { shape: Shape; text: string }[];

/** Rows of marks, one panel per scale. */
export type RowPlot = { kind: 'rows'; panels: readonly Panel[]; key: Key };

/** Rows on one scale, without a heading. */
export function toRowPlot(axis: Axis, rows: readonly Row[], key: Key = []): RowPlot {
  return { kind: 'rows', key, panels: [{ axis, rows }] };
}

/** Lines over time; `points` are pairs of time and value. */
export type CoursePlot = {
  kind: 'course';
  x: Axis;
  y: Axis;
  series: readonly { label: string; points: readonly (readonly [number, number])[] }[];
};

/** People, one mark each: `count` of the `per` people of a group are marked, in the second colour if `isBeside`. */
export type PeoplePlot = {
  kind: 'people';
  per: number;
  groups: readonly { label: string; count: number; shown: string; isBeside: boolean }[];
};

/** Counted things, one square each, one step below the other. */
export type TilesPlot = { kind: 'tiles'; steps: readonly { count: number; text: string }[] };

/** A timeline of events, from top to bottom. */
export type DatesPlot = { kind: 'dates'; events: readonly { date: string; text: string }[] };

/** The data of a plot before it is drawn, with nothing that the drawing does not show. */
export type Plot = RowPlot | CoursePlot | PeoplePlot | TilesPlot | DatesPlot;

const ROWS: Readonly<Record<Mark['kind'], string>> = {
  interval: 'Forest plot',
  pooled: 'Forest plot',
  pair: 'Values side by side',
  lines: 'Values side by side',
  bar: 'Bars',
  bars: 'Bars',
  range: 'Ranges',
};

const PLOTS = { course: 'Curves', people: 'People', tiles: 'Squares', dates: 'Timeline' } as const;

/** The kind of a plot for screen readers: 'Forest plot', 'Curves'. */
export function namePlot(plot: Plot): string {
  return plot.kind === 'rows'
    ? ROWS[plot.panels[0]?.rows[0]?.mark.kind ?? 'bar']
    : PLOTS[plot.kind];
}
