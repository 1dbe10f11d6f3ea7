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

/**
 * The shapes of marks. Each means one thing in every figure, by its form as well as its colour: a disc is a treated
 * group, an open diamond the group beside it, a square the estimate of one study (an open one where animals were
 * measured), a wide diamond one pooled from several, a line with two ends an interval, and bars are amounts. Of two
 * medicines the second is a triangle. Both are hollow where each was tested in a trial of its own.
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

/** What stands in a row. */
export type Mark =
  /** An estimate with its interval; `weight` from 0 to 1 sizes the square by the number of people. */
  | { kind: 'interval'; at: number; low: number; high: number; weight: number }
  /** A published pooled estimate: a diamond over its interval. */
  | { kind: 'pooled'; at: number; low: number; high: number }
  /** The treated group and the one beside it; the interval of their difference, seen from the group beside, or their own. */
  | {
      kind: 'pair';
      values: readonly [number, number];
      intervals: readonly Interval[];
    }
  /** Groups on one line or on several below each other: those of a line are of one trial. */
  | { kind: 'lines'; lines: readonly (readonly { shape: Shape; value: number }[])[] }
  /** From zero to a value, with the interval of that value where there is one. */
  | { kind: 'bar'; value: number; intervals?: readonly Interval[] }
  /** Two amounts, one below the other. */
  | { kind: 'bars'; values: readonly [number, number] }
  /** A range of values as measured in people or in animals, one mark where it is one value. */
  | { kind: 'range'; low: number; high: number; species: 'people' | 'animals' };

export type Row = {
  label: string;
  /** Who and how long, in small print. */
  detail?: string;
  /** The numbers of the mark as they are printed. */
  shown: string;
  mark: Mark;
};

/** Rows on one scale: one measure in one unit, of which more is better in all rows or in none. */
export type Panel = { heading?: string; axis: Axis; rows: readonly Row[] };

/** What the shapes of a figure stand for. */
export type Key = readonly { shape: Shape; text: string }[];

/** Rows of marks, in as many panels as there are scales. */
export type RowPlot = { kind: 'rows'; panels: readonly Panel[]; key: Key };

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
  lines: 'Values side by side',
  bar: 'Bars',
  bars: 'Bars',
  range: 'Ranges',
};

const PLOTS = { course: 'Curves', people: 'People', tiles: 'Squares', dates: 'Timeline' } as const;

/** What kind of picture a plot is, for those who hear it: 'Forest plot', 'Curves'. */
export function namePlot(plot: Plot): string {
  return plot.kind === 'rows'
    ? ROWS[plot.panels[0]?.rows[0]?.mark.kind ?? 'bar']
    : PLOTS[plot.kind];
}
