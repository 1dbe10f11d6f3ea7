/** The web app manifest with the name and the icons of the site. */
export const SITE_MANIFEST = '/site.webmanifest';

/** The academy's names, descriptions, contact address, fixed texts and headline figures. */
export const site = {
  brand: 'Amide',
  name: 'Amide Academy',
  description:
    'Evidence-based articles on peptide science, written so that every number can be traced to its source.',
  language: 'en',
  contactEmail: 'hello@amide.academy',
  themeStorageKey: 'amide-academy-theme',
  announcement: {
    text: 'Amide Academy: Learn from expert peptide education',
    link: { label: 'Start Learning', href: '/blog' },
  },
  /** The caption under every author's name, fixed by the specification. */
  authorCaption: 'Clinical Research Director',
  copyrightYear: 2024,
  disclaimer:
    'Amide Academy publishes educational material. It is not medical advice, and many peptides described here are not approved for human use. Talk to a qualified healthcare professional before acting on anything you read.',
  /** Headline counters on the home page: fixed text, by decision, not a count of files. */
  counters: [
    { value: '315', label: 'Articles' },
    { value: '15', label: 'Categories' },
    { value: '12K', label: 'Readers' },
  ],
} as const;
