import { OFFLINE_COPY_PATH, SAFETY_PATH, SEARCH_PATH } from './paths';

/** The file with the sizes of the offline copies, and the service worker that stores one. */
export const POCKET_FILE = '/pocket.json';
export const POCKET_WORKER = '/pocket.js';

/** Shown offline for a page that is not in the copy. */
export const OFFLINE_FALLBACK_PATH = '/unknown/not-kept';

/** A copy: it holds the pages at and below the paths in `below`, and the choices before it. */
type PocketChoice = { id: string; title: string; says: string; below: readonly string[] };

/** The copies that a reader may store, smallest first. The last holds every page except those of `notInPocket`. */
export const pocketChoices = [
  {
    id: 'safety',
    title: 'Calculator and safety',
    says: 'Every tool, what to do when something went wrong, and the course on safe handling.',
    below: [
      '/tools',
      SAFETY_PATH,
      '/education/safety',
      '/guides/safety',
      SEARCH_PATH,
      OFFLINE_COPY_PATH,
    ],
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

/** Paths left out of every copy, with all pages below them. */
export const notInPocket: readonly string[] = ['/resources/papers'];
