/** The tag vocabulary of the blog. A tag outside it is a typing error and fails the build. */
export const tags = [
  'Longevity',
  'Weight Loss',
  'Neurological',
  'Recovery',
  'Performance',
  'Immune System',
  'Wellness',
  'Research',
  'Clinical',
  'GLP-1',
  'BPC-157',
  'Comparison',
] as const;

/** The filter chips above the article list, in the specification's order. */
export const filterTags = [
  'Longevity',
  'Performance',
  'Recovery',
  'Weight Loss',
  'Research',
  'GLP-1',
  'BPC-157',
  'Comparison',
] as const satisfies readonly (typeof tags)[number][];
