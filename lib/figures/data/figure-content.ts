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
import { tellCaption, toReferenceKeys } from './sources';

/** Whether `> [!FIGURE id]` has something to show: a data figure or an infographic. */
export function isKnownFigure(id: string): boolean {
  return [...figureRecords.get(), ...infographicRecords.get()].some((figure) => figure.id === id);
}

/** The content of a figure in a text: its title, its drawing, and below it what a reader needs to trust it. */
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

/** The title's paragraph: a page puts the figure's number before it. */
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
 * The drawings of a figure as one picture; a style sheet shows the one that fits the room that the figure has, which
 * a narrow column of a wide window has less of than a tablet. Below 34 rem the wide one would be lettered under 11 px.
 */
export function toDrawing(figure: DataFigure): Element {
  const spoken = { role: 'img', ariaLabel: toSpoken(figure), className: ['@container'] };
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

/** What is heard of a drawing: counted people at once, other numbers in the table. */
function toSpoken({ title: name, plot }: DataFigure): string {
  if (plot.kind !== 'people') return `${namePlot(plot)}: ${name}. The numbers stand in the table.`;
  const groups = plot.groups.map(({ label, shown }) => `${label} ${shown}`);
  return `${name}: ${groups.join(', ')}.`;
}

/** A drawing that stands in a file. */
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
    h('p', [`${tellCaption(figure)} `, ...toSourceMarks(toReferenceKeys(figure))]),
    toFolded(toTable(name, table)),
    toDownloads(figure),
  ]);
}

/** A table that opens below the drawing of its numbers. */
export function toFolded(table: Element): Element {
  return h('details', [h('summary', { className: ['py-3'] }, 'The numbers as a table'), table]);
}

/** The works that numbers come from, as citations still to be numbered. */
export function toSourceMarks(references: readonly string[]): ElementContent[] {
  return [
    { type: 'text', value: references.length === 1 ? 'Source: ' : 'Sources: ' },
    { ...h('sup'), data: { citedKeys: [...references] } },
    { type: 'text', value: '.' },
  ];
}

/** Links to the files of a figure. */
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
