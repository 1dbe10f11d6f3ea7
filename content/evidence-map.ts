import map from './evidence-map.json' with { type: 'json' };
import { withIds } from './with-ids';

/**
 * What the questions of the findings are about, in a reader's words: every finding names one under `area`.
 * These are the columns of the evidence map, in their order; `short` heads the column.
 */
export const mapAreas = withIds(map.mapAreas);

/** What the map leaves out: no question of whether a substance helps or harms. */
export const otherAreas = withIds(map.otherAreas);

export type MapArea = (typeof mapAreas)[number];
export type OtherArea = (typeof otherAreas)[number];
export type AreaId = (MapArea | OtherArea)['id'];

/** Every area by its id. */
export const areaIds: readonly AreaId[] = [...mapAreas, ...otherAreas].map(({ id }) => id);

/** The kinds of evidence of the map, best first, each with the studies of the bibliography that it takes in. */
export const evidenceKinds = withIds(map.evidenceKinds);

export type EvidenceKindId = (typeof evidenceKinds)[number]['id'];

/** What the studies of a cell say together; `text` explains it in the legend. */
export const directions = withIds(map.directions);

export type Direction = (typeof directions)[number]['id'];
