import { libraryCategories } from '@/content/categories';
import {
  type AreaId,
  type Direction,
  directions,
  type EvidenceKindId,
  evidenceKinds,
  type MapArea,
  mapAreas,
  type OtherArea,
  otherAreas,
} from '@/content/evidence-map';
import { memoise } from '@/lib/content/memoise';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import { getReferences, type Reference } from '@/lib/references/references';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getEvidence, getFindings } from './evidence';
import type { Finding } from './evidence-schema';
import { combine, judgeCell, judgePaper } from './map-direction';
import { directionMarks, getOwnVerdicts } from './verdicts';

/** One paper in one cell of the map. */
export type MapPaper = {
  reference: string;
  kind: EvidenceKindId;
  isAnnounced: boolean;
  direction: Direction;
  /** Whether it reports harm to people: by its direction, or as a case report of a harm. */
  sawHarm: boolean;
  /** Its findings on the substance in the area; empty if no result is recorded. */
  findings: readonly Finding[];
};

/** One substance in one area, with at least one paper, the best kind first. */
export type MapCell<Area = MapArea> = {
  area: Area;
  /** The best kind of evidence among its papers. */
  kind: EvidenceKindId;
  direction: Direction;
  /** The directions of our verdicts in the area, if there are any. */
  said: readonly Direction[];
  /**
   * Whether it says 'helps' without a verdict of moderate or high certainty, for example because
   * nobody went without it, a blood value or scan replaced what people feel, or few took part.
   */
  isUnsure: boolean;
  papers: readonly MapPaper[];
};

/** One substance of the library; its cells are in the order of the areas. */
export type MapRow = {
  slug: string;
  name: string;
  /** The parts of a blend, whose row has no cells, since no study tested the mixture. */
  parts: readonly { slug: string; name: string }[];
  group: MapGroupId;
  cells: readonly MapCell[];
  /** Cells of the areas that the map leaves out: papers on uptake and on products. */
  outside: readonly MapCell<OtherArea>[];
};

/** The groups of rows: the library's categories, then records without one, then blends. */
export const mapGroups = [
  ...libraryCategories.map(({ id, label }) => ({ id, label })),
  { id: 'other', label: 'Other' },
  { id: 'blends', label: 'Blends' },
] as const;

export type MapGroupId = (typeof mapGroups)[number]['id'];

type Study = Reference['custom']['study'];

const KIND_ORDER = evidenceKinds.map(({ id }) => id);

const kindByStudy: ReadonlyMap<string, EvidenceKindId> = new Map(
  evidenceKinds.flatMap(({ id, studies }) => studies.map((study) => [study, id] as const)),
);

/** The kind of evidence that a study counts as; undefined for a narrative review, a method or a guideline. */
export function toEvidenceKind(study: Study): EvidenceKindId | undefined {
  return kindByStudy.get(study);
}

/** The map, with one row for each record of the library, in its order. Throws a ContentError. */
export const getEvidenceMap: () => readonly MapRow[] = memoise('evidence-map', () => {
  const toPapers = collectPapers();
  return peptideRecords.get().map((peptide) => toRow(peptide, toPapers));
});

/** The row of a slug; undefined for an unknown slug. */
export function getMapRow(slug: string): MapRow | undefined {
  return getEvidenceMap().find((row) => row.slug === slug);
}

type ToPapers = (slug: string, area: AreaId) => MapPaper[];

/** Returns a function that finds the papers of a cell, best kind first. It reads the evidence once for all cells. */
function collectPapers(): ToPapers {
  const [findings, subjects, references] = [getFindings(), getEvidence().subjects, getReferences()];
  return (slug, area) => {
    const measured = groupInOrder(
      findings.filter((finding) => finding.area === area && finding.substances.includes(slug)),
      ({ reference }) => reference,
    );
    const unmeasured = subjects
      .filter(({ areas, substances }) => areas.includes(area) && substances.includes(slug))
      .map(({ reference }) => [reference, []] as const);
    return [...measured, ...unmeasured]
      .map(([key, results]) => toPaper(key, references.get(key)?.custom.study ?? '', results))
      .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
  };
}

function toRow({ slug, name, molecule, library }: PeptideRecord, toPapers: ToPapers): MapRow {
  if (molecule.kind === 'blend') {
    const parts = molecule.parts.flatMap(
      (part) => peptideRecords.get().find((each) => each.slug === part.slug) ?? [],
    );
    return { slug, name, parts, group: 'blends', cells: [], outside: [] };
  }
  const toCells = <Area extends { id: AreaId }>(areas: readonly Area[]) =>
    areas.flatMap((area) => toCell(area, toPapers(slug, area.id), slug) ?? []);
  return {
    slug,
    name,
    parts: [],
    group: library?.category ?? 'other',
    cells: toCells(mapAreas),
    outside: toCells(otherAreas),
  };
}

/** Takes a cell's direction from the verdicts of its area or, without any, from its papers. */
function toCell<Area extends { id: AreaId }>(
  area: Area,
  papers: readonly MapPaper[],
  slug: string,
): MapCell<Area> | undefined {
  const [best] = papers;
  const said = getOwnVerdicts(slug).filter(
    ({ outcome }) => outcome.area === area.id && !outcome.isAfterStopping,
  );
  const marks = said.map((verdict) => directionMarks[verdict.direction]);
  const direction = marks.length > 0 ? combine(marks) : judgeCell(papers);
  const isSure = said.some(
    (verdict) =>
      verdict.direction === 'helps' && /^(?:moderate|high)$/.test(verdict.certainty ?? ''),
  );
  const isUnsure = direction === 'helps' && !isSure;
  return best && { area, kind: best.kind, direction, said: marks, isUnsure, papers };
}

function toPaper(reference: string, study: Study, findings: readonly Finding[]): MapPaper {
  const kind = toEvidenceKind(study);
  if (!kind) throw new Error(`"${reference}" is not a study and cannot be in the evidence map`);
  const isInPeople = kind !== 'animals' && kind !== 'cells';
  const direction = isInPeople ? judgePaper(findings) : 'untested';
  return {
    reference,
    kind,
    isAnnounced: study === 'announcement-or-registry',
    direction,
    sawHarm:
      direction === 'harms' ||
      (study === 'case-report' && findings.some((finding) => finding.kind === 'harm')),
    findings,
  };
}

/** The map with only the papers of one kind; rows and cells without any are left out. */
export function toMapOfKind(rows: readonly MapRow[], kind: EvidenceKindId): MapRow[] {
  return rows.flatMap((row) => {
    const cells = row.cells.flatMap((cell) => {
      const papers = cell.papers.filter((paper) => paper.kind === kind);
      if (papers.length === 0) return [];
      const direction = judgeCell(papers);
      return [{ ...cell, kind, papers, direction, said: [], isUnsure: direction === 'helps' }];
    });
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

/** Counts each direction, in the order of the legend; 'open' and 'untested' are left out. */
export function countDirections(all: readonly Direction[]): [Direction, number][] {
  return directions.flatMap(({ id }) => {
    const count = all.filter((direction) => direction === id).length;
    return count > 0 && id !== 'open' && id !== 'untested' ? [[id, count]] : [];
  });
}

/** How many papers of a cell studied people, and how many animals or cells. */
export function countPapers({ papers }: Pick<MapCell, 'papers'>): {
  people: number;
  others: number;
} {
  const others = papers.filter(({ direction }) => direction === 'untested').length;
  return { people: papers.length - others, others };
}
