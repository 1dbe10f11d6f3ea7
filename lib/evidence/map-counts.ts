import { type AreaId, mapAreas } from '@/content/evidence-map';
import { getReferences } from '@/lib/references/references';
import { getEvidence, getFindings } from './evidence';
import { getEvidenceMap } from './evidence-map';

const mapAreaIds: ReadonlySet<AreaId> = new Set(mapAreas.map(({ id }) => id));

/**
 * How many records of the bibliography are in a cell of the map, only on a substance that the library does not have
 * (`otherSubstance`), only on uptake, products or research itself (`otherArea`), and no studies (`noStudy`): the four
 * add up to `total`. `findings` divides the measured results in the same way.
 */
export function countCoverage() {
  const findings = getFindings();
  const inMap = new Set(
    getEvidenceMap().flatMap(({ cells }) =>
      cells.flatMap(({ papers }) => papers.map(({ reference }) => reference)),
    ),
  );
  const outside = [
    ...findings.map(({ reference, area }) => ({ reference, areas: [area] })),
    ...getEvidence().subjects,
  ].filter(({ reference }) => !inMap.has(reference));
  const otherSubstance = new Set(
    outside
      .filter(({ areas }) => areas.some((area) => mapAreaIds.has(area)))
      .map(({ reference }) => reference),
  );
  const otherArea = new Set(outside.map(({ reference }) => reference)).size - otherSubstance.size;
  const total = getReferences().size;
  const ofAreas = findings.filter(({ area }) => mapAreaIds.has(area));
  const ofMap = ofAreas.filter(({ substances }) => substances.length > 0);
  return {
    total,
    inMap: inMap.size,
    otherSubstance: otherSubstance.size,
    otherArea,
    noStudy: total - inMap.size - otherSubstance.size - otherArea,
    findings: {
      total: findings.length,
      inMap: ofMap.length,
      otherSubstance: ofAreas.length - ofMap.length,
      otherArea: findings.length - ofAreas.length,
    },
  };
}
