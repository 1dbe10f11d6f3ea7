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
    description:
      'Releasing hormones and ghrelin receptor agonists that make the pituitary release growth hormone, and the growth factor that follows.',
  },
  metabolic: {
    title: 'Metabolic Peptides',
    description:
      'Gut and pancreas hormones remade to last a day or a week, beside a growth hormone fragment, a mitochondrial peptide and one coenzyme.',
  },
  healing: {
    title: 'Healing Peptides',
    description:
      'Fragments studied in wounds, tendons, gut and nerves, far more often in animals than in people.',
  },
  cognitive: {
    title: 'Cognitive Peptides',
    description:
      'Short peptides and one brain extract studied for mood, sleep, social behaviour and stroke, often in small or old trials.',
  },
  immune: {
    title: 'Immune Peptides',
    description:
      'Thymic and antimicrobial peptides and a gut neuropeptide, studied in infection, inflammation and wounds.',
  },
} as const satisfies Record<LibraryCategoryId, { title: string; description: string }>;

/** The six cards of the landing page, in order. */
export const featuredPeptides = [
  { slug: 'tirzepatide', isTrending: true },
  { slug: 'bpc-157', isTrending: true },
  { slug: 'semaglutide', isTrending: false },
  { slug: 'ghk-cu', isTrending: false },
  { slug: 'retatrutide', isTrending: true },
  { slug: 'tesamorelin', isTrending: false },
] as const satisfies readonly { slug: string; isTrending: boolean }[];
