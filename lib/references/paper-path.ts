/** The list of papers, below which every record of the bibliography has its page. */
export const PAPERS_PATH = '/resources/papers';

/** The page of a record of the bibliography, by its citation key. */
export function toPaperPath(key: string): string {
  return `${PAPERS_PATH}/${key}`;
}
