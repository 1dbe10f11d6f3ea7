import { type AreaId, type Direction, directions, mapAreas } from '@/content/evidence-map';
import { getReferences } from '@/lib/references/references';
import { getEvidence, getFindings } from './evidence';
import { getEvidenceMap } from './evidence-map';

/** The evidence map in figures. A question is one substance in one area of health. */
export type MapBrief = {
  substances: number;
  areas: number;
  questions: number;
  /** Questions with at least one paper. */
  studied: number;
  /** How many studied questions have each direction, in the order of the legend; they add up to `studied`. */
  answers: readonly { id: Direction; label: string; count: number }[];
};

/** Counts the map. Blends are left out, since they have no studies of their own. */
export function countMap(): MapBrief {
  const rows = getEvidenceMap().filter(({ parts }) => parts.length === 0);
  const cells = rows.flatMap((row) => row.cells);
  return {
    substances: rows.length,
    areas: mapAreas.length,
    questions: rows.length * mapAreas.length,
    studied: cells.length,
    answers: directions.map(({ id, label }) => ({
      id,
      label,
      count: cells.filter(({ direction }) => direction === id).length,
    })),
  };
}

/** How the records of the bibliography divide: the four counts add up to `total`. */
export type MapCoverage = {
  total: number;
  /** In at least one cell. */
  inMap: number;
  /** On a substance that the library does not have. */
  otherSubstance: number;
  /** On uptake, products or research itself. */
  otherArea: number;
  /** Not studies: narrative reviews, methods, guidelines, notices, entries without a result. */
  noStudy: number;
  findings: { total: number; inMap: number; otherSubstance: number; otherArea: number };
};

const mapAreaIds: ReadonlySet<AreaId> = new Set(mapAreas.map(({ id }) => id));

/** Counts how many records and findings are in the map, and why the others are not. */
export function countCoverage(): MapCoverage {
  const inMap = new Set(
    getEvidenceMap().flatMap(({ cells }) =>
      cells.flatMap(({ papers }) => papers.map(({ reference }) => reference)),
    ),
  );
  const outside = [
    ...getFindings().map(({ reference, area }) => ({ reference, areas: [area] })),
    ...getEvidence().subjects,
  ].filter(({ reference }) => !inMap.has(reference));
  const otherSubstance = new Set(
    outside
      .filter(({ areas }) => areas.some((area) => mapAreaIds.has(area)))
      .map(({ reference }) => reference),
  );
  const otherArea = new Set(outside.map(({ reference }) => reference)).size - otherSubstance.size;
  const total = getReferences().size;
  return {
    total,
    inMap: inMap.size,
    otherSubstance: otherSubstance.size,
    otherArea,
    noStudy: total - inMap.size - otherSubstance.size - otherArea,
    findings: countFindings(),
  };
}

function countFindings(): MapCoverage['findings'] {
  const all = getFindings();
  const inArea = all.filter(({ area }) => mapAreaIds.has(area));
  const inMap = inArea.filter(({ substances }) => substances.length > 0).length;
  return {
    total: all.length,
    inMap,
    otherSubstance: inArea.length - inMap,
    otherArea: all.length - inArea.length,
  };
}
