import type { Finding } from '@/lib/evidence/evidence-schema';
import type { Plot } from '../plots/plot';

/** The numbers of a figure as a table: a heading for each column, the first cell names its row. */
export type FigureTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** One number of a figure, of one group or of their comparison, with where it comes from. */
export type Datum = {
  /** The row of the figure that it stands in. */
  row: string;
  measure: string;
  /** The group; absent for a comparison of groups. */
  arm?: string;
  n?: number;
  events?: number;
  value?: number | string;
  low?: number;
  high?: number;
  unit?: string;
  finding?: Finding;
  /** Key of the bibliography. */
  reference: string;
};

/** A figure with everything that has to stand beside it. */
export type DataFigure = {
  id: string;
  title: string;
  note: string;
  /** Who was studied, against what and for how long, where that is the same in all rows. */
  who?: string;
  plot: Plot;
  table: FigureTable;
  data: readonly Datum[];
};

/** What a kind of figure makes of its record. */
export type FigureParts = Pick<DataFigure, 'who' | 'plot' | 'table' | 'data'>;
