import { type Direction, directions, mapAreas } from '@/content/evidence-map';
import { getEvidenceMap } from './evidence-map';

/** The evidence map in figures. A question is one substance in one area of health. */
export type MapBrief = {
  substances: number;
  areas: number;
  questions: number;
  /** Questions with at least one paper. */
  studied: number;
  /** What the papers of these say together, in the order of the legend; the counts add up to `studied`. */
  answers: readonly { id: Direction; label: string; count: number }[];
};

/** Counts the map. Blends have no studies of their own, so they ask no question. */
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
