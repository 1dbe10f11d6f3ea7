type Category = { id: string; label: string; color: string };

/**
 * The categories of the site, each with one colour for its badges, cards, vial caps and rows everywhere.
 * `color` names a pair of tokens in app/tokens.css, `--color-{color}` and `--color-{color}-soft`.
 */
export const productCategories = [
  { id: 'longevity', label: 'Longevity', color: 'cat-longevity' },
  { id: 'wellness', label: 'Wellness', color: 'cat-wellness' },
  { id: 'drive', label: 'Drive', color: 'cat-drive' },
  { id: 'performance', label: 'Performance', color: 'cat-performance' },
  { id: 'blends', label: 'Blends', color: 'cat-blends' },
  { id: 'weight-management', label: 'Weight Management', color: 'cat-weight' },
] as const satisfies readonly Category[];

export const libraryCategories = [
  { id: 'growth-hormone', label: 'Growth Hormone', color: 'lib-growth' },
  { id: 'metabolic', label: 'Metabolic', color: 'cat-weight' },
  { id: 'healing', label: 'Healing', color: 'cat-wellness' },
  { id: 'cognitive', label: 'Cognitive', color: 'lib-cognitive' },
  { id: 'immune', label: 'Immune', color: 'lib-immune' },
] as const satisfies readonly Category[];

export type ProductCategory = (typeof productCategories)[number];
export type LibraryCategoryId = (typeof libraryCategories)[number]['id'];
export type CategoryColor = ProductCategory['color'] | (typeof libraryCategories)[number]['color'];
