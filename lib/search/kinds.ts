/** The groups of search results, in their default order, with their labels. */
export const kinds = [
  { id: 'peptide', label: 'Peptides' },
  { id: 'page', label: 'Tools and pages' },
  { id: 'article', label: 'Articles' },
  { id: 'lesson', label: 'Lessons and guides' },
  { id: 'term', label: 'Glossary' },
  { id: 'resource', label: 'Resources' },
  { id: 'paper', label: 'Papers' },
] as const;

export type Kind = (typeof kinds)[number]['id'];
