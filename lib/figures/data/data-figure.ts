import type { Plot } from '../plots/plot';

/** The numbers of a figure as a table: a heading for each column, the first cell names its row. */
export type FigureTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A figure with everything that has to stand beside it. */
export type DataFigure = {
  id: string;
  title: string;
  note: string;
  plot: Plot;
  table: FigureTable;
  /** Keys of the bibliography that its numbers come from, each once, in the order of the figure. */
  references: readonly string[];
  /** Whether some numbers stand as two reports of a paper give them, because the paper was not read. */
  isPartlyReported: boolean;
};

/** What a kind of figure makes of its record. */
export type FigureParts = Pick<DataFigure, 'plot' | 'table' | 'references' | 'isPartlyReported'>;
