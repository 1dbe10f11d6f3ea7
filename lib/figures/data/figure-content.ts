import type { Element, ElementContent, Properties } from 'hast';
import { h, s } from 'hastscript';
import { drawTable } from '@/lib/markdown/html/draw-table';
import { toBlocks } from '@/lib/markdown/html/table-blocks';
import { figureRecords } from '@/lib/records/figures';
import { infographicRecords } from '@/lib/records/resources';
import { POINT } from '@/lib/text/typography';
import { getFigureSize, SPRITE, toInfographicPath } from '../infographics/infographics';
import { canvases } from '../plots/canvas';
import { namePlot } from '../plots/plot';
import type { DataFigure, FigureTable } from './data-figure';
import { drawFigure, drawingIds, toFigurePath } from './figure-files';
import { findFigure } from './figures';
import { formatCaption, toReferenceKeys } from './sources';

/** Whether `> [!FIGURE id]` names a data figure or an infographic. */
export function isKnownFigure(id: string): boolean {
  return [...figureRecords.get(), ...infographicRecords.get()].some((figure) => figure.id === id);
}

/** The content of a figure in a text: its title, its drawing, and a caption with sources and downloads. */
export function toFigureContent(id: string): ElementContent[] {
  const figure = findFigure(id);
  if (figure) return [title(figure.title), ...toWho(figure), toDrawing(figure), toCaption(figure)];
  const infographic = infographicRecords.get().find((one) => one.id === id);
  if (!infographic) return [];
  const { width, height } = getFigureSize(infographic.id);
  return [
    title(infographic.title),
    {
      ...toSvg(
        `${toInfographicPath(SPRITE)}#${id}`,
        { width, height },
        {
          role: 'img',
          ariaLabel: infographic.title,
          className: ['h-auto', 'w-full', 'mx-auto', 'max-w-116'],
        },
      ),
      data: { pictureFile: toInfographicPath(`${id}.svg`) },
    },
    caption(infographic.caption, [
      h(
        'a',
        {
          href: `/resources/infographics#${id}`,
          ariaLabel: `The figure in words: ${infographic.title}`,
        },
        'The figure in words',
      ),
      h(
        'a',
        {
          href: toInfographicPath(`${id}.svg`),
          download: true,
          ariaLabel: `Download SVG: ${infographic.title}`,
        },
        'Download SVG',
      ),
    ]),
  ];
}

/** The title's paragraph; a page prefixes the number of the figure. */
function title(text: string): Element {
  return {
    ...h('p', { className: ['mb-3', 'font-semibold', 'text-ink'] }, text),
    data: { isFigureTitle: true },
  };
}

function toWho({ who }: DataFigure): Element[] {
  return who ? [h('p', { className: ['mb-3', 'text-muted'] }, who)] : [];
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
    drawingIds.map((name) =>
      toSvg(`${toFigurePath(figure.id, 'parts.svg')}#${name}`, drawFigure(figure, canvases[name]), {
        ariaHidden: 'true',
        className: ['h-auto', 'w-full', ...LOOKS[name]],
      }),
    ),
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
  const { title: name, table } = figure;
  return h('figcaption', { className: ['mt-3'] }, [
    h('p', [`${formatCaption(figure)} `, ...toSourceMarks(toReferenceKeys(figure))]),
    toDisclosure(toTable(name, table)),
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
  const download = (type: 'svg' | 'png' | 'csv') => {
    const name = `Download ${type.toUpperCase()}`;
    const label = `${name}: ${title}`;
    return h('a', { href: toFigurePath(id, type), download: true, ariaLabel: label }, name);
  };
  return links([download('svg'), download('png'), download('csv')]);
}

function caption(text: string, after: Element[]): Element {
  return h('figcaption', { className: ['mt-3'] }, [h('p', text), links(after)]);
}

function links(all: Element[]): Element {
  return h(
    'p',
    { className: ['no-print'] },
    all.flatMap((link, index) => (index === 0 ? [link] : [POINT, link])),
  );
}

function toTable(name: string, { columns, rows }: FigureTable): Element {
  const table = drawTable(columns, rows, { hasRowHeads: true });
  table.properties.ariaLabel = name;
  toBlocks(table);
  return h('div', { className: ['table-scroll'] }, table);
}
