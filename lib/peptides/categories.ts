import { libraryCategories, productCategories } from '@/content/categories';
import type { PeptideRecord } from '@/lib/records/peptides';

/** A category with the label and colour for badges, backgrounds and vials. */
export type ShownCategory = (typeof productCategories | typeof libraryCategories)[number];

/**
 * Returns the category that a record is shown under: its library category on library pages, if it has one, else its
 * product category. Each place takes both label and colour from it.
 */
export function toShownCategory(
  { category, library }: Pick<PeptideRecord, 'category' | 'library'>,
  list: 'products' | 'library',
): ShownCategory {
  const own = list === 'library' && libraryCategories.find(({ id }) => id === library?.category);
  return own || productCategories.find(({ id }) => id === category) || productCategories[0];
}
