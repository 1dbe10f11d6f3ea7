import type { Root } from 'mdast';
import type { PostFields } from '@/lib/articles/post';
import type { ContentProblem } from '@/lib/content/content-error';
import type { MarkdownDocument } from '@/lib/content/document';
import type { Evidence } from '@/lib/evidence/read-evidence';
import type { Statement } from '@/lib/evidence/statement';
import { type Block, toBlocks } from '@/lib/markdown/blocks';
import type { Reference } from '@/lib/references/references';
import type { Claims } from '../claims/claims-schema';

type PageFields = { title: string; description: string; reviewedAt?: string };

/** An article with the address that it is served at. */
export type Article = { kind: 'article'; path: string; document: MarkdownDocument<PostFields> };

/** One text of the content, as rules see it. */
export type ContentText =
  | Article
  | {
      kind: 'topic' | 'lesson' | 'guide' | 'page';
      path: string;
      document: MarkdownDocument<PageFields>;
    };

/** A record of the bibliography and the line of content/references.json on which it begins. */
export type BibliographyRecord = { key: string; line: number; reference: Reference };

/** The whole content as rules see it. */
export type Corpus = {
  /** Every text whose front matter is valid, drafts last. */
  texts: readonly ContentText[];
  /** The texts by their address, for what links to them. */
  textsByPath: ReadonlyMap<string, ContentText>;
  bibliography: readonly BibliographyRecord[];
  evidence: Evidence;
  /** The sentences that somebody has held against their records; absent where none are kept. */
  claims?: Claims;
  /** What records state beside citations: peptides, resources, the calculator. */
  recordStatements: readonly Statement[];
  /** What records state that no finding holds: it is confirmed as it stands, and compared with nothing. */
  heldStatements?: readonly Statement[];
  recordUpkeep: readonly { name: string; reviewedAt?: string }[];
  /** Keys that something else than these texts cites: peptide records, resources, the calculator. */
  keysCitedElsewhere: ReadonlySet<string>;
  /** Addresses of the site's pages that no text stands behind. */
  otherPaths: ReadonlySet<string>;
  /** Whether an address is of a text or record that cannot be read: links to it are not blamed too. */
  isUnread: (path: string) => boolean;
  /** The anchors of one of `otherPaths`; undefined where they are not known. */
  anchorsOf: (path: string) => ReadonlySet<string> | undefined;
  /** The moment by which an article is published or not. */
  now: Date;
};

/** One thing that the content is held to. */
export type Rule = {
  /** What holds when no problem is found, as a sentence's end: 'every link leads somewhere'. */
  name: string;
  /** `build`: a page would be wrong, so none is built. `check`: an editor's rule, which stops no build. */
  fails: 'build' | 'check';
  /** Every breach, with file, line and remedy. */
  check: (corpus: Corpus) => ContentProblem[];
};

/** The articles among the texts. */
export function articlesOf({ texts }: Corpus): Article[] {
  return texts.filter((text) => text.kind === 'article');
}

/** Whether a text is a draft: its author's own business until it is published. */
export function isDraft(text: ContentText): boolean {
  return text.kind === 'article' && text.document.data.draft === true;
}

const known = new WeakMap<Root, readonly Block[]>();

/** The blocks of a text, computed once for all rules, and kept as long as the tree of which they are parts. */
export function blocksOf({ document }: { document: MarkdownDocument }): readonly Block[] {
  const { tree } = document.text;
  const blocks = known.get(tree) ?? toBlocks(tree);
  known.set(tree, blocks);
  return blocks;
}
