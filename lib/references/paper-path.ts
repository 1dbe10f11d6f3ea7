import { PAPERS_PATH } from '@/content/paths';

/** The page of a record of the bibliography, by its citation key. */
export function paperPath(key: string): string {
  return `${PAPERS_PATH}/${key}`;
}
