import { EVIDENCE_MAP_PATH } from '@/content/paths';

/** The map as a CSV file. */
export const EVIDENCE_MAP_FILE = `${EVIDENCE_MAP_PATH}.csv`;

/** The page of one substance's papers, or one area on it: '/research/evidence-map/bpc-157#gut'. */
export function toSubstancePath(slug: string, area?: string): string {
  return `${EVIDENCE_MAP_PATH}/${slug}${area ? `#${area}` : ''}`;
}
