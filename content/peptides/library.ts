import type { LibraryCategoryId } from '../categories';

/** Stats tiles of /peptides: fixed text, by decision, not counts of records. */
export const libraryStats = [
  { value: '167', label: 'Total peptides' },
  { value: '5', label: 'Categories' },
  { value: '2,847', label: 'Research papers' },
  { value: '94%', label: 'Safety profiles' },
] as const;

/** What each category page and card says about itself. Titles as on the page, one sentence of description. */
export const libraryTexts = {
  'growth-hormone': {
    title: 'Growth Hormone Peptides',
    description: 'Releasing hormones and secretagogues that act on the pituitary.',
  },
  metabolic: {
    title: 'Metabolic Peptides',
    description: 'Incretins and related peptides that act on appetite and glucose.',
  },
  healing: {
    title: 'Healing Peptides',
    description: 'Fragments studied in tendon, gut and skin repair models.',
  },
  cognitive: {
    title: 'Cognitive Peptides',
    description: 'Short peptides studied for attention, mood and neuroprotection.',
  },
  immune: {
    title: 'Immune Peptides',
    description: 'Thymic and antimicrobial peptides.',
  },
} as const satisfies Record<LibraryCategoryId, { title: string; description: string }>;

/** The six cards of the landing page, in order. */
export const featuredPeptides = [
  { slug: 'bpc-157', isTrending: true },
  { slug: 'sermorelin', isTrending: false },
] as const satisfies readonly { slug: string; isTrending: boolean }[];
