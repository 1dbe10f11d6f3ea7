import { KEEP_PATH, SAFETY_PATH, SEARCH_PATH } from './paths';

/** What tells the sizes of the copies, and the worker that keeps one. */
export const POCKET_FILE = '/pocket.json';
export const POCKET_WORKER = '/pocket.js';

/** Stands in place of a page that is not in the copy, when there is no network. */
export const NOT_KEPT_PATH = '/unknown/not-kept';

/** What a copy holds: the pages at and below some addresses, and those of the choices before it. */
type PocketChoice = { id: string; title: string; says: string; below: readonly string[] };

/** What a reader may keep, from little to much. The last holds every page but those of `notInPocket`. */
export const pocketChoices = [
  {
    id: 'safety',
    title: 'Calculator and safety',
    says: 'Every tool, what to do when something went wrong, and the course on safe handling.',
    below: ['/tools', SAFETY_PATH, '/education/safety', '/guides/safety', SEARCH_PATH, KEEP_PATH],
  },
  {
    id: 'peptides',
    title: 'Calculator, safety and peptides',
    says: 'The library with its drawings, comparison and dosing guides, the glossary and the reference tables as well.',
    below: ['/peptides', '/products', '/resources/glossary', '/resources/reference'],
  },
  {
    id: 'all',
    title: 'Everything',
    says: 'Every article, course, guide and figure as well. Only the pages of single papers are left out.',
    below: ['/'],
  },
] as const satisfies readonly PocketChoice[];

/** Pages at and below these are in no copy. */
export const notInPocket: readonly string[] = ['/resources/papers'];
