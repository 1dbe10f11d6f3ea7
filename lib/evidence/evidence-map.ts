import { libraryCategories } from '@/content/categories';
import {
  type AreaId,
  type Direction,
  type EvidenceKindId,
  evidenceKinds,
  type MapArea,
  mapAreas,
  type OtherArea,
  otherAreas,
} from '@/content/evidence-map';
import { memoise } from '@/lib/content/memoise';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import type { Reference } from '@/lib/references/references';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getEvidence, getFindingsAbout, getStudyKind } from './evidence';
import type { Finding } from './evidence-schema';
import { combine, judgeCell, judgePaper, type MapPaper } from './map-direction';
import { nameOf } from './status';
import { directionMarks, getOwnVerdicts } from './verdicts';

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
  group: (typeof mapGroups)[number]['id'];
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

const KIND_ORDER = evidenceKinds.map(({ id }) => id);

/** The kind of evidence that a study counts as; undefined for a narrative review, a method or a guideline. */
export function toEvidenceKind(study: Reference['custom']['study']): EvidenceKindId | undefined {
  return evidenceKinds.find(({ studies }) => studies.some((one) => one === study))?.id;
}

/** The map, with one row for each record of the library, in its order. Throws a ContentError. */
export const getEvidenceMap: () => readonly MapRow[] = memoise('evidence-map', () =>
  peptideRecords.get().map(toRow),
);

/** The row of a slug; undefined for an unknown slug. */
export function getMapRow(slug: string): MapRow | undefined {
  return getEvidenceMap().find((row) => row.slug === slug);
}

function toRow({ slug, name, molecule, library }: PeptideRecord): MapRow {
  if (molecule.kind === 'blend') {
    const parts = molecule.parts.map((part) => ({ slug: part.slug, name: nameOf(part.slug) }));
    return { slug, name, parts, group: 'blends', cells: [], outside: [] };
  }
  const toCells = <Area extends { id: AreaId }>(areas: readonly Area[]) =>
    areas.flatMap((area) => toCell(slug, area) ?? []);
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
function toCell<Area extends { id: AreaId }>(slug: string, area: Area): MapCell<Area> | undefined {
  const papers = findPapers(slug, area.id);
  const [best] = papers;
  if (!best) return undefined;
  const verdicts = getOwnVerdicts(slug).filter(
    ({ outcome }) => outcome.area === area.id && !outcome.isAfterStopping,
  );
  const said = verdicts.map((verdict) => directionMarks[verdict.direction]);
  const direction = said.length > 0 ? combine(said) : judgeCell(papers);
  const isSure = verdicts.some(
    (verdict) =>
      verdict.direction === 'helps' && /^(?:moderate|high)$/.test(verdict.certainty ?? ''),
  );
  return {
    area,
    kind: best.kind,
    direction,
    said,
    isUnsure: direction === 'helps' && !isSure,
    papers,
  };
}

/** The papers of a cell, best kind first: those with findings, then those read for their facts alone. */
function findPapers(slug: string, area: AreaId): MapPaper[] {
  const measured = groupInOrder(
    getFindingsAbout(slug).filter((finding) => finding.area === area),
    ({ reference }) => reference,
  );
  const unmeasured = getEvidence()
    .subjects.filter(({ areas, substances }) => areas.includes(area) && substances.includes(slug))
    .map(({ reference }): [string, Finding[]] => [reference, []]);
  return [...measured, ...unmeasured]
    .map(([reference, findings]) => toPaper(reference, findings))
    .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}

function toPaper(reference: string, findings: readonly Finding[]): MapPaper {
  const study = getStudyKind(reference);
  const kind = toEvidenceKind(study);
  if (!kind) throw new Error(`"${reference}" is not a study and cannot be in the evidence map`);
  const isInPeople = kind !== 'animals' && kind !== 'cells';
  const direction = isInPeople ? judgePaper(findings) : 'untested';
  return {
    reference,
    kind,
    isAnnounced: study === 'announcement-or-registry',
    direction,
    sawHarm: direction === 'harms' || (study === 'case-report' && findings.some(isHarmSeen)),
    findings,
  };
}

function isHarmSeen({ kind, arms }: Finding): boolean {
  const isNone = arms.length > 0 && arms.every(({ events }) => events === 0);
  return kind === 'harm' && !isNone;
}

/** The map with only the papers of one kind; rows and cells without any are left out. */
export function getMapOfKind(kind: EvidenceKindId): MapRow[] {
  return getEvidenceMap().flatMap((row) => {
    const cells = row.cells.flatMap((cell) => {
      const papers = cell.papers.filter((paper) => paper.kind === kind);
      if (papers.length === 0) return [];
      const direction = judgeCell(papers);
      return [{ ...cell, kind, papers, direction, said: [], isUnsure: direction === 'helps' }];
    });
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

/** How many papers of a cell studied people, and how many animals or cells. */
export function countPapers({ papers }: Pick<MapCell, 'papers'>) {
  const others = papers.filter(({ direction }) => direction === 'untested').length;
  return { people: papers.length - others, others };
}
