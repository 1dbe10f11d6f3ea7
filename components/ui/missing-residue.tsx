import { CHAINS_PATH, GAP_ID, GAP_VIEW_BOX } from '@/lib/figures/paths';

/**
 * A chain with one residue missing: the picture of a page that is not there. Decorative. Drawn in a
 * file of its own, because the framework writes the not-found page into the data of every page.
 */
export function MissingResidue() {
  return (
    <svg aria-hidden="true" viewBox={GAP_VIEW_BOX} className="h-auto w-full max-w-136">
      <use href={`${CHAINS_PATH}#${GAP_ID}`} />
    </svg>
  );
}
