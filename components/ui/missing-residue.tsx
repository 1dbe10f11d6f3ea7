/**
 * A chain with one residue missing: the picture of a page that is not there. Decorative. Drawn in a
 * file of its own, because the framework writes the not-found page into the data of every page.
 */
export function MissingResidue() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 110" className="h-auto w-full max-w-136">
      <use href="/images/missing-residue.svg#chain" />
    </svg>
  );
}
