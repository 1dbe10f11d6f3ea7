import type { LibraryCategoryId } from '@/content/categories';

/** Where all vials are drawn, one group a slug; the part of its plane that a vial fills. */
export const VIALS_PATH = '/images/vials.svg';
export const VIAL_VIEW_BOX = '22 2 136 252';

/** Beads in the strip of a library category, and the plane that they fill. */
export const STRIP_BEADS = 8;
export const STRIP_VIEW_BOX = '0 0 274 44';

/** The group of a category's strip in the file. */
export function toStripId(category: LibraryCategoryId): string {
  return `strip-${category}`;
}
