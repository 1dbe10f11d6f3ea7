import { toReferences } from '@/lib/references/references';
import { formatCsv } from '@/lib/text/csv';
import { type Canvas, canvases } from '../plots/canvas';
import { drawPlot } from '../plots/draw-plot';
import { rectangle } from '../shapes';
import { colors, type Figure } from '../style';
import { element, group, textElement } from '../svg';
import { toSvgFile } from '../svg-file';
import type { DataFigure } from './data-figure';

const MARGIN = 16;
const FONTS = "var(--font-sans,system-ui,'Segoe UI',Arial,sans-serif)";

/** The two drawings of a figure in its file, by the id that a page names. */
export const drawingIds = ['wide', 'narrow'] as const;

/** The address of a figure's drawing or numbers. */
export function toFigurePath(id: string, extension: 'svg' | 'csv'): string {
  return `/figures/${id}.${extension}`;
}

/** A figure's drawing on a canvas. */
export function drawFigure({ plot }: DataFigure, canvas: Canvas): Figure {
  return drawPlot(plot, canvas);
}

/**
 * A figure as a file of its own: named, on its ground, in the light colours. Pages take `#wide` or
 * `#narrow` from it by <use>, in their own fonts and colours.
 */
export function toFigureSvg(figure: DataFigure): string {
  const wide = drawFigure(figure, canvases.wide);
  const narrow = drawFigure(figure, canvases.narrow);
  const width = wide.width + 2 * MARGIN;
  const height = Math.ceil(wide.height) + 2 * MARGIN;
  const look = { fill: 'none', fontFamily: FONTS };
  return toSvgFile(
    {
      viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
      width,
      height,
      role: 'img',
      ariaLabelledBy: 'title description',
    },
    textElement('title', figure.title, { id: 'title' }),
    textElement('desc', `${figure.note} ${describeSources(figure)}`, { id: 'description' }),
    rectangle({ x: -MARGIN, y: -MARGIN, width, height }, { fill: colors.raised }),
    group({ id: drawingIds[0], ...look }, wide.marks),
    element('defs', {}, group({ id: drawingIds[1], ...look }, narrow.marks)),
  );
}

/** A figure's numbers as comma-separated text (RFC 4180): the heading row, the rows, then a column of sources. */
export function toFigureCsv(figure: DataFigure): string {
  const { columns, rows } = figure.table;
  const sources = describeSources(figure);
  return formatCsv([[...columns, 'Source'], ...rows.map((row) => [...row, sources])]);
}

function describeSources({ references, isPartlyReported }: DataFigure): string {
  const works = toReferences(references).map(({ title, DOI, PMID, URL }) =>
    [title.replace(/\.$/, ''), DOI ? `doi:${DOI}` : PMID ? `PMID ${PMID}` : URL]
      .filter(Boolean)
      .join(', '),
  );
  return `Sources: ${works.join('; ')}.${isPartlyReported ? ' Some figures as two reports of the paper give them.' : ''}`;
}
