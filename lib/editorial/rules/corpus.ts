import type { Statement } from '@/lib/evidence/check-numbers';
import type { Evidence } from '@/lib/evidence/read-evidence';
import type { Reference } from '@/lib/references/references';
import type { Article, ContentText } from './content-text';

/** A record of the bibliography and the line of content/references.json on which it begins. */
export type BibliographyRecord = { key: string; line: number; reference: Reference };

/** The whole content as rules see it. */
export type Corpus = {
  /** Every text whose front matter is valid, drafts last. */
  texts: readonly ContentText[];
  bibliography: readonly BibliographyRecord[];
  evidence: Evidence;
  /** What records in TypeScript state beside citations: peptides, resources, the calculator. */
  recordStatements: readonly Statement[];
  /** Keys that something else than these texts cites: peptide records, resources, the calculator. */
  keysCitedElsewhere: ReadonlySet<string>;
  /** Addresses of the site's pages that no text stands behind. */
  otherPaths: ReadonlySet<string>;
  /** Addresses of texts whose front matter is not valid. */
  unreadPaths: ReadonlySet<string>;
  /** The anchors of one of `otherPaths`; undefined where they are not known. */
  anchorsOf: (path: string) => ReadonlySet<string> | undefined;
  /** The moment by which an article is published or not. */
  now: Date;
};

/** The articles among the texts. */
export function articlesOf({ texts }: Corpus): Article[] {
  return texts.filter((text) => text.kind === 'article');
}

/** Whether a text is a draft: its author's own business until it is published. */
export function isDraft(text: ContentText): boolean {
  return text.kind === 'article' && text.front.draft === true;
}
