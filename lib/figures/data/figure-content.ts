import type { Element, ElementContent, Properties } from 'hast';
import { h, s } from 'hastscript';
import { drawTable } from '@/lib/markdown/html/draw-table';
import { toBlocks } from '@/lib/markdown/html/table-blocks';
import { figureRecords } from '@/lib/records/figures';
import { type Infographic, infographicRecords } from '@/lib/records/resources';
import { POINT } from '@/lib/text/typography';
import { getFigureSize, SPRITE, toInfographicPath } from '../infographics/infographics';
import { canvases } from '../plots/canvas';
import { drawPlot } from '../plots/draw-plot';
import { namePlot } from '../plots/plot';
import type { DataFigure } from './data-figure';
import { drawingIds, toFigurePath } from './figure-files';
import { findFigure } from './figures';
import { formatCaption, toReferenceKeys } from './sources';

/** Whether `> [!FIGURE id]` names a data figure or an infographic. */
export function isKnownFigure(id: string): boolean {
  return [...figureRecords.get(), ...infographicRecords.get()].some((figure) => figure.id === id);
}

/** The content of a figure in a text: its title, its drawing, and a caption with sources and downloads. */
export function toFigureContent(id: string): ElementContent[] {
  const figure = findFigure(id);
  if (figure) {
    const who = figure.who && h('p', { className: ['mb-3', 'text-muted'] }, figure.who);
    return [toTitle(figure.title), ...(who ? [who] : []), toDrawing(figure), toCaption(figure)];
  }
  const infographic = infographicRecords.get().find((one) => one.id === id);
  return infographic ? toInfographic(infographic) : [];
}

function toInfographic({ id, title, caption }: Infographic): Element[] {
  const pictureFile = toInfographicPath(`${id}.svg`);
  const drawing = toSvg(`${toInfographicPath(SPRITE)}#${id}`, getFigureSize(id), {
    role: 'img',
    ariaLabel: title,
    className: ['h-auto', 'w-full', 'mx-auto', 'max-w-116'],
  });
  return [
    toTitle(title),
    { ...drawing, data: { pictureFile } },
    h('figcaption', { className: ['mt-3'] }, [
      h('p', caption),
      toLinks([
        toLink(`/resources/infographics#${id}`, 'The figure in words', title),
        toLink(pictureFile, 'Download SVG', title, { download: true }),
      ]),
    ]),
  ];
}

/** The title's paragraph; a page prefixes the number of the figure. */
function toTitle(text: string): Element {
  return {
    ...h('p', { className: ['mb-3', 'font-semibold', 'text-ink'] }, text),
    data: { isFigureTitle: true },
  };
}

/**
 * The drawings of a figure as one image. A container query shows the one that fits the space of the figure, since a
 * column in a wide window can be narrower than a tablet. Below 34 rem the wide one would have text under 11 px.
 */
export function toDrawing(figure: DataFigure): Element {
  const spoken = { role: 'img', ariaLabel: toAccessibleName(figure), className: ['@container'] };
  const drawings = h(
    'div',
    spoken,
    drawingIds.map((name) => {
      const href = `${toFigurePath(figure.id, 'parts.svg')}#${name}`;
      const className = ['h-auto', 'w-full', ...LOOKS[name]];
      return toSvg(href, drawPlot(figure.plot, canvases[name]), { ariaHidden: 'true', className });
    }),
  );
  return { ...drawings, data: { pictureFile: toFigurePath(figure.id, 'svg') } };
}

const LOOKS = {
  wide: ['@max-[34rem]:hidden', 'max-w-176'],
  narrow: ['@min-[34rem]:hidden', 'mx-auto', 'max-w-[22.5rem]'],
} as const;

/** The accessible name of a drawing: the counts of people, or else a reference to the table. */
function toAccessibleName({ title: name, plot }: DataFigure): string {
  if (plot.kind !== 'people') return `${namePlot(plot)}: ${name}. The numbers are in the table.`;
  const groups = plot.groups.map(({ label, shown }) => `${label} ${shown}`);
  return `${name}: ${groups.join(', ')}.`;
}

/** An SVG that references a drawing in a file. */
function toSvg(
  href: string,
  { width, height }: { width: number; height: number },
  properties: Properties,
): Element {
  const viewBox = `0 0 ${width} ${Math.ceil(height)}`;
  return s('svg', { viewBox, ...properties }, s('use', { href }));
}

function toCaption(figure: DataFigure): Element {
  const { columns, rows } = figure.table;
  const table = drawTable(columns, rows, { hasRowHeads: true });
  table.properties.ariaLabel = figure.title;
  toBlocks(table);
  return h('figcaption', { className: ['mt-3'] }, [
    h('p', [`${formatCaption(figure)} `, ...toSourceMarks(toReferenceKeys(figure))]),
    toDisclosure(h('div', { className: ['table-scroll'] }, table)),
    toDownloads(figure),
  ]);
}

/** A closed disclosure with the numbers of a drawing as a table. */
export function toDisclosure(table: Element): Element {
  return h('details', [h('summary', { className: ['py-3'] }, 'The numbers as a table'), table]);
}

/** The sources of numbers as citations, which the page numbers later. */
export function toSourceMarks(references: readonly string[]): ElementContent[] {
  return [
    { type: 'text', value: references.length === 1 ? 'Source: ' : 'Sources: ' },
    { ...h('sup'), data: { citedKeys: [...references] } },
    { type: 'text', value: '.' },
  ];
}

/** Download links to the files of a figure. */
export function toDownloads({ id, title }: Pick<DataFigure, 'id' | 'title'>): Element {
  const types = ['svg', 'png', 'csv'] as const;
  return toLinks(
    types.map((type) =>
      toLink(toFigurePath(id, type), `Download ${type.toUpperCase()}`, title, { download: true }),
    ),
  );
}

/** A link whose accessible name includes the title of its figure. */
function toLink(href: string, name: string, title: string, properties?: Properties): Element {
  return h('a', { href, ...properties, ariaLabel: `${name}: ${title}` }, name);
}

function toLinks(all: Element[]): Element {
  return h(
    'p',
    { className: ['no-print'] },
    all.flatMap((link, index) => (index === 0 ? [link] : [POINT, link])),
  );
}
