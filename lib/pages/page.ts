import type { MarkdownDocument } from '@/lib/content/document';
import type { Change } from '@/lib/content/review';

/** The kind of a page or of a part of one, as links to it say. */
export type PageKind =
  | 'Article'
  | 'Course'
  | 'Lesson'
  | 'Guide'
  | 'Self-test'
  | 'Page'
  | 'Tool'
  | 'Peptide'
  | 'Glossary'
  | 'Protocol'
  | 'Case study'
  | 'Figure'
  | 'Evidence map'
  | 'List of papers'
  | 'Paper'
  | 'Source';

/** The visible text of a page, as plain text, and the keys of the publications that it cites. */
export type Words = { text: string; keys: readonly string[] };

/** A page of the site, or a part of one with its own anchor. */
export type Page = {
  kind: PageKind;
  path: string;
  /** The text of links to it. */
  title: string;
  /** Its name in a breadcrumb, if different. */
  crumb?: string;
  description: string;
  /** The paths of its parents in its breadcrumb, outermost first. */
  under?: readonly string[];
  tags?: readonly string[];
  /** Points besides its text: outcomes, tips, warnings. */
  points?: readonly string[];
  /** Other names: a code, an alias, an identifier. */
  names?: readonly string[];
  author?: string;
  document?: MarkdownDocument;
  /** Its text besides title and description. Read only when needed, since there are many pages. */
  getWords?: () => Words;
  /** The date of its last change in ISO 8601, if its content states one. */
  updatedAt?: string;
  changes?: readonly Change[];
  /** Excluded from the sitemap and the search. */
  isUnlisted?: boolean;
};

/** The address of the page that contains a place: its path without hash and query. */
export function getAddress({ path }: Pick<Page, 'path'>): string {
  return path.split(/[?#]/)[0] ?? path;
}

/** The words of a page; empty if it has only a title and a description. */
export function getWords(page: Pick<Page, 'getWords'>): Words {
  return page.getWords?.() ?? { text: '', keys: [] };
}
