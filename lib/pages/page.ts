import type { MarkdownDocument } from '@/lib/content/document';
import type { Change } from '@/lib/content/review';

/** What a page or a part of one is, in the words of a link to it. */
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

/** What a reader sees on a page, in plain words, and the publications that it cites. */
export type Words = { text: string; keys: readonly string[] };

/** A page of the site, or a part of one with its own anchor. */
export type Page = {
  kind: PageKind;
  path: string;
  /** What links to it call it. */
  title: string;
  /** Its step in a breadcrumb, where that is another. */
  crumb?: string;
  description: string;
  /** The addresses of the pages above it in its breadcrumb, outermost first. */
  under?: readonly string[];
  tags?: readonly string[];
  /** What it says beside its text: outcomes, tips, warnings. */
  points?: readonly string[];
  /** What it is called besides: a code, an alias, an identifier. */
  names?: readonly string[];
  author?: string;
  document?: MarkdownDocument;
  /** Its words beside title and description; read when they are asked for, since there are many pages. */
  getWords?: () => Words;
  /** The day it last changed in ISO 8601, where its content states one. */
  updatedAt?: string;
  changes?: readonly Change[];
  /** Left out of sitemap and search. */
  isUnlisted?: boolean;
};

/** The address of the page that a place stands on: without anchor and query. */
export function getAddress({ path }: Pick<Page, 'path'>): string {
  return path.split(/[?#]/)[0] ?? path;
}

/** The words of a page; none where it has no more than its title and description. */
export function getWords(page: Pick<Page, 'getWords'>): Words {
  return page.getWords?.() ?? { text: '', keys: [] };
}
