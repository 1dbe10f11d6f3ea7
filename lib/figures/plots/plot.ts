/** A scale with its name; the unit is part of the name. */
export type Axis = {
  title: string;
  scale: 'linear' | 'log';
  domain: readonly [number, number];
  ticks: readonly { at: number; label: string }[];
  /** Where the two groups do not differ: 0 for differences, 1 for ratios. */
  noEffect?: number;
  /** What lies left and right of it, in words. */
  ends?: readonly [string, string];
};

/** What stands in a row: shapes tell groups apart as well as colours. */
export type Mark =
  /** An estimate with its interval; `weight` from 0 to 1 sizes the square by the number of people. */
  | { kind: 'interval'; at: number; low: number; high: number; weight: number }
  /** A published pooled estimate: a diamond over its interval. */
  | { kind: 'pooled'; at: number; low: number; high: number }
  /** The treated group, a disc, and the one beside it, a diamond; one alone where nothing was compared. */
  | { kind: 'pair'; values: readonly [number] | readonly [number, number] }
  /** From a start to a value. */
  | { kind: 'bar'; value: number }
  /** A range of values, a disc where it is one; hollow for the second kind of row. */
  | { kind: 'range'; low: number; high: number; isSecond: boolean };

export type Row = {
  label: string;
  /** Who and how long, in small print. */
  detail?: string;
  /** The numbers of the mark as they are printed. */
  shown: string;
  mark: Mark;
};

/** Rows on one scale. `series` names the shapes of pairs or ranges. */
export type RowPlot = {
  kind: 'rows';
  axis: Axis;
  rows: readonly Row[];
  series?: readonly [string, string];
};

/** Lines over time: `points` as time and value. */
export type CoursePlot = {
  kind: 'course';
  x: Axis;
  y: Axis;
  series: readonly { label: string; points: readonly (readonly [number, number])[] }[];
};

/** People, one mark each: `count` of `per` in each group are marked, in the second colour where it is the group beside. */
export type PeoplePlot = {
  kind: 'people';
  per: number;
  groups: readonly { label: string; count: number; shown: string; isBeside: boolean }[];
};

/** Things, one square each, step below step. */
export type TilesPlot = {
  kind: 'tiles';
  steps: readonly { count: number; text: string }[];
};

/** What happened when, from above to below. */
export type DatesPlot = {
  kind: 'dates';
  events: readonly { date: string; text: string }[];
};

/** A picture of numbers, before it is drawn: nothing in it that the picture does not show. */
export type Plot = RowPlot | CoursePlot | PeoplePlot | TilesPlot | DatesPlot;

const ROWS: Readonly<Record<Mark['kind'], string>> = {
  interval: 'Forest plot',
  pooled: 'Forest plot',
  pair: 'Values side by side',
  bar: 'Bars',
  range: 'Ranges',
};

const PLOTS = { course: 'Curves', people: 'People', tiles: 'Squares', dates: 'Timeline' } as const;

/** What kind of picture a plot is, for those who hear it: 'Forest plot', 'Curves'. */
export function namePlot(plot: Plot): string {
  return plot.kind === 'rows' ? ROWS[plot.rows[0]?.mark.kind ?? 'bar'] : PLOTS[plot.kind];
}
