import { getStudy } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { type Reference, requireReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import { formatCsv } from '@/lib/text/csv';
import { formatLongDate } from '@/lib/text/format';
import { formatTerms, toFramedFile, toFramedPicture } from '../framed-file';
import { canvases } from '../plots/canvas';
import { drawPlot } from '../plots/draw-plot';
import { element, group } from '../svg';
import { toSvgFile } from '../svg-file';
import type { DataFigure, Datum } from './data-figure';
import { formatNotes, formatReported, toReferenceKeys } from './sources';

const FONTS = "var(--font-sans,system-ui,'Segoe UI',Arial,sans-serif)";

/** Ids of a figure's drawings in the file that pages reference. */
export const drawingIds = ['wide', 'narrow'] as const;

const files = {
  /** Self-contained, with its title, sources and terms. */
  svg: { type: 'image/svg+xml', make: (figure: DataFigure) => toFramedFile(toFramed(figure)) },
  /** The same at twice the resolution, for programs that do not show SVG. */
  png: { type: 'image/png', make: (figure: DataFigure) => toFramedPicture(toFramed(figure)) },
  csv: { type: 'text/csv; charset=utf-8', make: toFigureCsv },
  /** For <use> in pages, with their colours and fonts; shows nothing if opened by itself. */
  'parts.svg': { type: 'image/svg+xml', make: toFigureParts },
} as const;

type Ending = keyof typeof files;

/** The path of one of a figure's files: its picture, its numbers, or the drawings for pages. */
export function toFigurePath(id: string, ending: Ending): string {
  return `/figures/${id}.${ending}`;
}

/** The files of some figures by the last segment of their path, each generated on request. */
export function toFigureFiles(
  figures: readonly DataFigure[],
): ReadonlyMap<string, { type: string; make: () => string | Promise<Buffer> }> {
  return new Map(
    figures.flatMap((figure) =>
      Object.entries(files).map(([ending, { type, make }]) => [
        `${figure.id}.${ending}`,
        { type, make: () => make(figure) },
      ]),
    ),
  );
}

/** Both drawings of a figure in one file; pages reference them with <use>, in their own fonts and colours. */
function toFigureParts(figure: DataFigure): string {
  const drawings = drawingIds.map((id) =>
    group({ id, fill: 'none', fontFamily: FONTS }, drawPlot(figure.plot, canvases[id]).marks),
  );
  return toSvgFile({}, element('defs', {}, drawings));
}

function toFramed(figure: DataFigure): Parameters<typeof toFramedFile>[0] {
  return {
    title: figure.title,
    above: figure.who ? [figure.who] : [],
    drawing: drawPlot(figure.plot, canvases.wide),
    below: [figure.note, ...formatSources(figure), ...formatTerms()],
  };
}

/** The text below a figure in its files: notes, sources, what was read and when. */
function formatSources(figure: DataFigure): string[] {
  const { data } = figure;
  const sources = requireReferences(toReferenceKeys(figure)).map(
    (reference) => `Source: ${formatSource(reference, data)}`,
  );
  return [...formatNotes(figure), formatReported(data), ...sources].filter(Boolean);
}

/** A work, and what of it was read: 'Wilding 2021. Title. Journal. doi:10.1056/…. Read: abstract, …'. */
function formatSource(reference: Reference, data: readonly Datum[]): string {
  const read = data.flatMap(({ reference: key, finding }) =>
    key === reference.id ? ((finding ?? getStudy(key))?.seen ?? []) : [],
  );
  const kinds = [...new Set(read.map(({ kind }) => READ[kind]))].join(' and ');
  const last = read
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const [name, title] = [getShortName(reference), reference.title].map((text) =>
    text.replace(/\.$/, ''),
  );
  const journal = reference['container-title'];
  const place = toPlace(reference);
  return [
    `${[name, title, journal, place].filter(Boolean).join('. ')}.`,
    ...(last ? [`Read: ${kinds}, ${formatLongDate(last)}.`] : []),
  ].join(' ');
}

const READ: Readonly<Record<Finding['seen']['kind'], string>> = {
  abstract: 'abstract',
  'full text': 'full text',
  label: 'label',
  registry: 'registry entry',
  'regulator page': 'page of the regulator',
  secondary: 'reports of the paper',
};

function toPlace({ DOI, PMID, URL }: Reference): string | undefined {
  return DOI ? `doi:${DOI}` : PMID ? `PMID ${PMID}` : URL;
}

const FIELDS = ['row', 'measure', 'arm', 'n', 'events', 'value', 'low', 'high', 'unit'] as const;

/** A figure's numbers as CSV (RFC 4180): one number per cell, one line per group or comparison. */
function toFigureCsv({ data }: DataFigure): string {
  const places = new Map(
    requireReferences(toReferenceKeys({ data })).map((reference) => [
      reference.id,
      toPlace(reference) ?? getShortName(reference),
    ]),
  );
  return formatCsv([
    [...FIELDS, 'finding', 'source'],
    ...data.map((datum) => {
      const cells = FIELDS.map((field) => datum[field]);
      const source = places.get(datum.reference);
      return [...cells, datum.finding?.id, source].map((cell) => String(cell ?? ''));
    }),
  ]);
}
