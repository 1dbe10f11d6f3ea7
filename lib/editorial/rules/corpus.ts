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

/** An article with its path on the site. */
export type Article = { kind: 'article'; path: string; document: MarkdownDocument<PostFields> };

/** A text of the content, as the rules receive it. */
export type ContentText =
  | Article
  | {
      kind: 'topic' | 'lesson' | 'guide' | 'page';
      path: string;
      document: MarkdownDocument<PageFields>;
    };

/** A record of the bibliography and the line of content/references.json where it starts. */
export type BibliographyRecord = { key: string; line: number; reference: Reference };

/** The whole content, as the rules receive it. */
export type Corpus = {
  /** Every text whose front matter is valid, drafts last. */
  texts: readonly ContentText[];
  /** The texts by their path, to resolve links. */
  textsByPath: ReadonlyMap<string, ContentText>;
  bibliography: readonly BibliographyRecord[];
  evidence: Evidence;
  /** The confirmed claims; absent if the file or the bibliography could not be read. */
  claims?: Claims;
  /** Statements of records that cite something: peptides, resources, the calculator. */
  recordStatements: readonly Statement[];
  /** Statements that no finding covers: confirmed word for word, not compared with any record. */
  verbatimStatements?: readonly Statement[];
  recordUpkeep: readonly { name: string; reviewedAt?: string }[];
  /** Keys cited outside these texts: by peptide records, resources and the calculator. */
  keysCitedElsewhere: ReadonlySet<string>;
  /** Paths of the site's pages that are not made from one of these texts. */
  otherPaths: ReadonlySet<string>;
  /** Whether a path belongs to a text or record that cannot be read, so links to it are not reported. */
  isUnread: (path: string) => boolean;
  /** The anchors of one of `otherPaths`; undefined if unknown. */
  anchorsOf: (path: string) => ReadonlySet<string> | undefined;
  /** The time used to decide what is published. */
  now: Date;
};

/** Returns every violation of a rule by one text, with line and remedy. */
export type TextCheck = (text: ContentText, corpus: Corpus) => ContentProblem[];

/**
 * A rule for the content. Its name is a clause for messages: 'every link leads somewhere'. One that fails the build,
 * as a page would be wrong, looks at each text by itself; the others fail `npm run check` and tests.
 */
export type Rule =
  | { name: string; fails: 'build'; check: TextCheck }
  | { name: string; fails: 'check'; check: (corpus: Corpus) => ContentProblem[] };

/** Returns the articles among the texts. */
export function articlesOf({ texts }: Corpus): Article[] {
  return texts.filter((text) => text.kind === 'article');
}

/** Whether a text is a draft article, whose problems fail nothing until it is published. */
export function isDraft(text: ContentText): boolean {
  return text.kind === 'article' && text.document.data.draft === true;
}

const known = new WeakMap<Root, readonly Block[]>();

/** Returns a text's blocks, computed once for all rules and cached by its syntax tree. */
export function blocksOf({ document }: { document: MarkdownDocument }): readonly Block[] {
  const { tree } = document.text;
  const blocks = known.get(tree) ?? toBlocks(tree);
  known.set(tree, blocks);
  return blocks;
}

/** Returns the lines of a text's front matter and its blocks, each with its line number. */
export function linesOf(text: ContentText): readonly Pick<Block, 'line' | 'text'>[] {
  return [...text.document.frontLines, ...blocksOf(text)];
}
