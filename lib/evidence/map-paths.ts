import type { EvidenceKindId } from '@/content/evidence-map';
import { EVIDENCE_MAP_PATH } from '@/content/paths';
import type { MapGroupId } from './evidence-map';

/** The map as a file. */
export const EVIDENCE_MAP_FILE = `${EVIDENCE_MAP_PATH}.csv`;

/** The page that lists one substance's papers, or one area of it: '/research/evidence-map/bpc-157#gut'. */
export function toSubstancePath(slug: string, area?: string): string {
  return `${EVIDENCE_MAP_PATH}/${slug}${area ? `#${area}` : ''}`;
}

/** The map with one group of rows. */
export function toGroupPath(group: MapGroupId): string {
  return `${EVIDENCE_MAP_PATH}/category/${group}`;
}

/** The map with one kind of evidence. */
export function toKindPath(kind: EvidenceKindId): string {
  return `${EVIDENCE_MAP_PATH}/kind/${kind}`;
}
