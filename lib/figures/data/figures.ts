import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import type { Records } from '@/lib/content/records';
import { getFindings, getFindingsOf, getStudy } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { getPairs } from '@/lib/peptides/pairs';
import { getPeptides } from '@/lib/peptides/peptides';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { type FigureRecord, figureRecords } from '@/lib/records/figures';
import { getReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import type { DataFigure } from './data-figure';
import { FigureError } from './drawable';
import { type FactBox, type FactBoxSources, toFactBox } from './fact-box';
import { toPairFigures } from './pair-figures';
import { toPaperFigure } from './paper-figures';
import { toForestRecords } from './substance-forests';
import { toGroupRecords } from './substance-groups';
import { toDataFigure } from './to-data-figure';

/** Where the numbers of figures come from. Throws a ContentError where the evidence cannot be read. */
export const getSources: () => FactBoxSources = memoise('figure sources', () => {
  const findings = new Map(getFindings().map((finding) => [finding.id, finding]));
  return {
    findFinding: (id) => findings.get(id),
    isPooled: (reference) => getReferences().get(reference)?.custom.study === 'systematic-review',
    findStudy: getStudy,
  };
});

/** A record with its numbers. Throws a ContentError that names the record where they do not allow its figure. */
function fillIn<T>(records: Records<unknown>, id: string, fill: () => T): T {
  try {
    return fill();
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    throw new ContentError([toProblem(records, id, error.message)]);
  }
}

/** What is wrong with a record, on the line of what its message has in quotes. */
export function toProblem(records: Records<unknown>, id: string, message: string): ContentProblem {
  return records.problemAt(id, message, { value: /"([^"]+)"/.exec(message)?.[1] });
}

/** Others are shown where a text asks for them. */
const MOST_BOXES = 1;

const boxes = memoise(
  'fact-boxes',
  () =>
    new Map(
      factBoxRecords
        .get()
        .map((record) => [
          record.id,
          fillIn(factBoxRecords, record.id, () => toFactBox(record, getSources())),
        ]),
    ),
);

const forests = memoise(
  'forests',
  () => new Map(getPeptides().map((peptide) => [peptide.slug, toPlots(peptide)])),
);

const papers = memoise('paper figures', () =>
  [...getReferences().values()].flatMap((reference) => {
    const record = toPaperFigure(
      reference.id,
      getShortName(reference),
      getFindingsOf(reference.id),
    );
    return record ? [toDataFigure(record, getSources())] : [];
  }),
);

/** More than this would bury the rest of a page. */
const MOST_PLOTS = 2;

/** The plots of a substance: differences with their intervals, and where they leave room, results beside placebo. */
function toPlots(peptide: { slug: string; name: string }): DataFigure[] {
  const draw = (record: FigureRecord) => toDataFigure(record, getSources());
  const drawn = toForestRecords(peptide).map(draw);
  const areas = drawn.flatMap(({ data }) => data.flatMap(({ finding }) => finding?.area ?? []));
  const others = toGroupRecords(peptide, areas).slice(0, MOST_PLOTS - drawn.length);
  return [...drawn, ...others.map(draw)];
}

/** Of two substances in both orders: who reads begins with either. */
const pairs = memoise('pair figures', () =>
  getPairs().flatMap(({ slugs: [a, b] }) => [...toPairFigures(a, b), ...toPairFigures(b, a)]),
);

const figures = memoise('figures', () => {
  const all = [
    ...figureRecords
      .get()
      .map((record) => fillIn(figureRecords, record.id, () => toDataFigure(record, getSources()))),
    ...[...boxes().values()].flatMap(({ figure }) => figure ?? []),
    ...[...forests().values()].flat(),
    ...papers(),
    ...pairs(),
  ];
  return new Map(all.map((figure) => [figure.id, figure]));
});

/** The fact boxes of a substance's page, at most one. Throws a ContentError on a record that cannot be filled in. */
function getFactBoxes(substance: string): FactBox[] {
  return [...boxes().values()].filter((box) => box.substance === substance).slice(0, MOST_BOXES);
}

/** What is drawn on a substance's page: its fact boxes, its forest plots and figures of articles. Throws a ContentError. */
export function getPageFigures(substance: string): {
  boxes: FactBox[];
  forests: DataFigure[];
  figures: DataFigure[];
} {
  const boxes = getFactBoxes(substance);
  const own = forests().get(substance) ?? [];
  const drawn = new Set([
    ...boxes.flatMap(({ findings }) => findings),
    ...own.flatMap(toFindingIds),
  ]);
  const others = figureRecords.get().flatMap((record) => {
    const figure = findFigure(record.id);
    return figure && isAbout(record, figure, substance, drawn) ? [figure] : [];
  });
  return { boxes, forests: own, figures: others };
}

function toFindingIds({ data }: DataFigure): string[] {
  return data.flatMap(({ finding }) => finding?.id ?? []);
}

/**
 * Whether a figure belongs on a substance's page: its record says so, or half of its results or more are of the
 * substance, which was not set against another drug, and the page draws most of them nowhere else.
 */
function isAbout(
  { substances = [] }: FigureRecord,
  { data }: DataFigure,
  slug: string,
  drawn: ReadonlySet<string>,
): boolean {
  if (substances.includes(slug)) return true;
  const findings = [
    ...new Map(
      data.flatMap(({ finding }) => (finding ? [[finding.id, finding] as const] : [])),
    ).values(),
  ];
  const share = (test: (finding: Finding) => boolean) =>
    findings.filter(test).length / Math.max(1, findings.length);
  return (
    share((one) => one.substances.includes(slug) && one.tells !== 'which of two') >= 0.5 &&
    share(({ id }) => drawn.has(id)) <= 0.5
  );
}

/** A fact box by its id; undefined for an unknown one. */
export function findFactBox(id: string): FactBox | undefined {
  return boxes().get(id);
}

/** Every data figure, in the order of content/figures, then fact boxes, the forests of substances, the results of papers and those of pairs. Throws a ContentError on a record that cannot be drawn. */
export function getFigures(): DataFigure[] {
  return [...figures().values()];
}

/** A data figure by its id; undefined for an unknown one. */
export function findFigure(id: string): DataFigure | undefined {
  return figures().get(id);
}
