import type { Finding } from '@/lib/evidence/evidence-schema';
import type { Plot } from '../plots/plot';

/** The numbers of a figure as a table: column headings, and rows whose first cell is a heading. */
export type FigureTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** One number of a figure, of a group or of a comparison of groups, with its source. */
export type Datum = {
  /** The label of its row in the figure. */
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
  /** Key in the bibliography. */
  reference: string;
};

/** A figure with everything that is shown beside it. */
export type DataFigure = {
  id: string;
  title: string;
  note: string;
  /** Who was studied, against what and for how long, if all rows share it. */
  who?: string;
  plot: Plot;
  table: FigureTable;
  data: readonly Datum[];
};

/** The parts of a figure that are made differently for each kind of record. */
export type FigureParts = Pick<DataFigure, 'who' | 'plot' | 'table' | 'data'>;
