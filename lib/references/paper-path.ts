import { PAPERS_PATH } from '@/content/paths';

/** The path of a bibliography record's page, by citation key. */
export function paperPath(key: string): string {
  return `${PAPERS_PATH}/${key}`;
}
