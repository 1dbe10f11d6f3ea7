import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import type { Records } from '@/lib/content/records';
import { getFindings, getFindingsOf, getStudy } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { getPairs } from '@/lib/peptides/pairs';
import { getPeptides } from '@/lib/peptides/peptides';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { type FigureRecord, figureRecords } from '@/lib/records/figures';
import { getReferences, type Reference } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import type { DataFigure } from './data-figure';
import { FigureError } from './drawable';
import { type FactBox, type FactBoxSources, toFactBox } from './fact-box';
import { toPairFigures } from './pair-figures';
import { toPaperFigure } from './paper-figures';
import { toForestRecords } from './substance-forests';
import { toGroupRecords } from './substance-groups';
import { toDataFigure } from './to-data-figure';

/** The look-ups that figures are filled in from. Throws a ContentError if the evidence cannot be read. */
export const getSources: () => FactBoxSources = memoise('figure sources', () => {
  const findings = new Map(getFindings().map((finding) => [finding.id, finding]));
  return {
    findFinding: (id) => findings.get(id),
    isPooled: (reference) => getReferences().get(reference)?.custom.study === 'systematic-review',
    findStudy: getStudy,
  };
});

const draw = (record: FigureRecord) => toDataFigure(record, getSources());

/** Calls `fill` for every record, and turns a FigureError into a ContentError that names the record. */
function fillIn<Item extends { id: string }, Filled>(
  records: Records<readonly Item[]>,
  fill: (record: Item) => Filled,
): Filled[] {
  return records.get().map((record) => {
    try {
      return fill(record);
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      throw new ContentError([toProblem(records, record.id, error.message)]);
    }
  });
}

/** A problem of a record, on the line that contains the text quoted in its message. */
export function toProblem(records: Records<unknown>, id: string, message: string): ContentProblem {
  return records.problemAt(id, message, { value: /"([^"]+)"/.exec(message)?.[1] });
}

/** Maximum fact boxes of a page; others are shown only where a text embeds them. */
const MOST_BOXES = 1;

const boxes = memoise('fact-boxes', () => {
  const all = fillIn(factBoxRecords, (record) => toFactBox(record, getSources()));
  return new Map(all.map((box) => [box.id, box]));
});

const forests = memoise(
  'forests',
  () => new Map(getPeptides().map((peptide) => [peptide.slug, toPlots(peptide)])),
);

/** The figure of a paper's results, if there are enough to draw. */
function toPaper(reference: Reference): DataFigure[] {
  const findings = getFindingsOf(reference.id);
  const record = toPaperFigure(reference.id, getShortName(reference), findings);
  return record ? [draw(record)] : [];
}

/** Maximum plots of a substance's page: more would bury the rest of it. */
const MOST_PLOTS = 2;

/** The plots of a substance: its forest plots and, up to the maximum, results beside placebo. */
function toPlots(peptide: { slug: string; name: string }): DataFigure[] {
  const drawn = toForestRecords(peptide).map(draw);
  const areas = drawn.flatMap(({ data }) => data.flatMap(({ finding }) => finding?.area ?? []));
  const others = toGroupRecords(peptide, areas).slice(0, MOST_PLOTS - drawn.length);
  return [...drawn, ...others.map(draw)];
}

const figures = memoise('figures', () => {
  const all = [
    ...fillIn(figureRecords, draw),
    ...[...boxes().values()].flatMap(({ figure }) => figure ?? []),
    ...[...forests().values()].flat(),
    ...[...getReferences().values()].flatMap(toPaper),
    // In both orders, since readers may start from either substance.
    ...getPairs().flatMap(({ slugs: [a, b] }) => [...toPairFigures(a, b), ...toPairFigures(b, a)]),
  ];
  return new Map(all.map((figure) => [figure.id, figure]));
});

/** The figures of a substance's page: its fact boxes, its plots and figures of articles. Throws a ContentError. */
export function getPageFigures(substance: string): {
  boxes: FactBox[];
  forests: DataFigure[];
  figures: DataFigure[];
} {
  const ofPage = [...boxes().values()]
    .filter((box) => box.substance === substance)
    .slice(0, MOST_BOXES);
  const own = forests().get(substance) ?? [];
  const drawn = new Set([
    ...ofPage.flatMap(({ findings }) => findings),
    ...own.flatMap(({ data }) => data.flatMap(({ finding }) => finding?.id ?? [])),
  ]);
  const others = figureRecords.get().flatMap((record) => {
    const figure = findFigure(record.id);
    return figure && isAbout(record, figure, substance, drawn) ? [figure] : [];
  });
  return { boxes: ofPage, forests: own, figures: others };
}

/**
 * Whether a figure belongs on a substance's page: its record says so, or at least half of its findings are about the
 * substance without comparing it with another drug, and at most half are in other figures of the page.
 */
function isAbout(
  { substances = [] }: FigureRecord,
  { data }: DataFigure,
  slug: string,
  drawn: ReadonlySet<string>,
): boolean {
  if (substances.includes(slug)) return true;
  const byId = new Map(data.flatMap(({ finding }) => finding ?? []).map((one) => [one.id, one]));
  const findings = [...byId.values()];
  const share = (test: (finding: Finding) => boolean) =>
    findings.filter(test).length / Math.max(1, findings.length);
  return (
    share((one) => one.substances.includes(slug) && one.tells !== 'which of two') >= 0.5 &&
    share(({ id }) => drawn.has(id)) <= 0.5
  );
}

/** Returns a fact box by its id; undefined if unknown. */
export function findFactBox(id: string): FactBox | undefined {
  return boxes().get(id);
}

/** All data figures, in the order content/figures, fact boxes, substances, papers, pairs. Throws a ContentError. */
export function getFigures(): DataFigure[] {
  return [...figures().values()];
}

/** Returns a data figure by its id; undefined if unknown. */
export function findFigure(id: string): DataFigure | undefined {
  return figures().get(id);
}
