import map from './evidence-map.json' with { type: 'json' };
import { withIds } from './with-ids';

/**
 * The areas that findings are about, in a reader's words: every finding names one, or one of `otherAreas`, as `area`.
 * These are the columns of the evidence map, in this order; `short` is the column heading.
 */
export const mapAreas = withIds(map.mapAreas);

/** Areas that the map leaves out, because they do not ask whether a substance helps or harms. */
export const otherAreas = withIds(map.otherAreas);

export type MapArea = (typeof mapAreas)[number];
export type OtherArea = (typeof otherAreas)[number];
export type AreaId = (MapArea | OtherArea)['id'];

/** Every area by its id. */
export const areaIds: readonly AreaId[] = [...mapAreas, ...otherAreas].map(({ id }) => id);

/** The kinds of evidence on the map, best first, each with the study kinds that it covers (`studies`). */
export const evidenceKinds = withIds(map.evidenceKinds);

export type EvidenceKindId = (typeof evidenceKinds)[number]['id'];

/** The combined result of the studies in a cell; `text` explains it in the legend. */
export const directions = withIds(map.directions);

export type Direction = (typeof directions)[number]['id'];
