import type { Page } from 'playwright/test';

/** Titles of the topics that have their own content, by slug. */
export const TOPICS = {
  fundamentals: 'Peptide Fundamentals',
  clinical: 'Clinical Research',
  methods: 'Research Methods',
  safety: 'Safety and Handling',
  healthcare: 'Peptides for Healthcare Professionals',
  certification: 'Peptide Science Certification',
};

/** Slugs of courses for one audience, whose pages show the fundamentals. */
export const AUDIENCES = ['researchers', 'students', 'public'];

export const COMPANY = {
  about: 'About Us',
  contact: 'Contact',
  careers: 'Careers',
  privacy: 'Privacy',
  terms: 'Terms of Use',
  disclaimer: 'Medical Disclaimer',
  editorial: 'How Articles Are Made and Checked',
  accessibility: 'Accessibility',
};

/** Slugs without a page, some of them hostile. */
export const ODD_SLUGS = [
  'nope',
  '__proto__',
  'constructor',
  'a%2Fb',
  '%3Cscript%3E',
  'x'.repeat(10_000),
];

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

export const readCanonical = async (page: Page) =>
  new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname;
