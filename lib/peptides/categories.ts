import { libraryCategories, productCategories } from '@/content/categories';
import type { PeptideRecord } from '@/lib/records/peptides';

/** A category as a badge, a ground and a vial show it. */
export type ShownCategory = (typeof productCategories | typeof libraryCategories)[number];

/**
 * The category that a record is shown in: on pages of the library that of the library, where it has one,
 * everywhere else that of the products. A place takes label and colour of all its parts from here.
 */
export function toShownCategory(
  { category, library }: Pick<PeptideRecord, 'category' | 'library'>,
  list: 'products' | 'library',
): ShownCategory {
  const own = list === 'library' && libraryCategories.find(({ id }) => id === library?.category);
  return own || productCategories.find(({ id }) => id === category) || productCategories[0];
}
