import type { EvidenceKindId } from '@/content/evidence-map';
import { EVIDENCE_MAP_PATH } from '@/content/paths';
import type { MapGroupId } from './evidence-map';

/** The map as a CSV file. */
export const EVIDENCE_MAP_FILE = `${EVIDENCE_MAP_PATH}.csv`;

/** The page of one substance's papers, or one area on it: '/research/evidence-map/bpc-157#gut'. */
export function toSubstancePath(slug: string, area?: string): string {
  return `${EVIDENCE_MAP_PATH}/${slug}${area ? `#${area}` : ''}`;
}

/** The path of the map of one group of rows. */
export function toGroupPath(group: MapGroupId): string {
  return `${EVIDENCE_MAP_PATH}/category/${group}`;
}

/** The path of the map of one kind of evidence. */
export function toKindPath(kind: EvidenceKindId): string {
  return `${EVIDENCE_MAP_PATH}/kind/${kind}`;
}
