import type { LibraryCategoryId } from '@/content/categories';

/** The file of all vials, one group per slug, and the view box of one vial in it. */
export const VIALS_PATH = '/images/vials.svg';
export const VIAL_VIEW_BOX = '22 2 136 252';

/** Number of beads in the strip of a library category, and the view box of the strip. */
export const STRIP_BEADS = 8;
export const STRIP_VIEW_BOX = '0 0 274 44';

/** The id of a category's strip in the file. */
export function toStripId(category: LibraryCategoryId): string {
  return `strip-${category}`;
}
