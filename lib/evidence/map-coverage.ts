import { type AreaId, mapAreas } from '@/content/evidence-map';
import { getReferences } from '@/lib/references/references';
import { getFindings, getSubjects } from './evidence';
import { getEvidenceMap } from './evidence-map';

/** Where every record of the bibliography stands: the four counts add up to the whole. */
export type MapCoverage = {
  total: number;
  /** In at least one cell. */
  inMap: number;
  /** On a substance that the library does not have. */
  otherSubstance: number;
  /** On uptake, products or research itself. */
  otherArea: number;
  /** No study: reviews without a system, methods, guidelines, notices, entries without a result. */
  noStudy: number;
  findings: { total: number; inMap: number; otherSubstance: number; otherArea: number };
};

const mapAreaIds: ReadonlySet<AreaId> = new Set(mapAreas.map(({ id }) => id));

/** How the map reconciles with the bibliography and the findings, counted from both. */
export function countCoverage(): MapCoverage {
  const inMap = new Set(
    getEvidenceMap().flatMap(({ cells }) =>
      cells.flatMap(({ papers }) => papers.map(({ reference }) => reference)),
    ),
  );
  const outside = [
    ...getFindings().map(({ reference, area }) => ({ reference, areas: [area] })),
    ...getSubjects(),
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
