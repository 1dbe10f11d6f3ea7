import type { Element, Root } from 'hast';
import { ContentError } from '@/lib/content/content-error';
import { type MarkdownDocument, memoiseByDocument } from '@/lib/content/document';
import { describeStudy } from '@/lib/evidence/describe-study';
import { type ArticleTree, type TocEntry, toArticleTree } from '@/lib/markdown/article-tree';
import { finishPageHtml } from '@/lib/markdown/render';
import { drawReferenceList } from '@/lib/references/reference-list';
import { requireReferences } from '@/lib/references/references';
import { resolvers } from './text-context';

/** A text with its list of references. */
export type CitedText = {
  tree: Root;
  /** Its main sections, with the references last. */
  sections: TocEntry[];
} & Pick<ArticleTree, 'evidenceLevel' | 'citedKeys'>;

/** Converts a document to the tree of its page. Throws a ContentError on faulty text or a citation without a record. */
export function toCitedText({ file, text }: Pick<MarkdownDocument, 'file' | 'text'>): CitedText {
  if (text.problems.length > 0)
    throw new ContentError(text.problems.map((problem) => ({ file, ...problem })));
  const { tree, toc, citedKeys, evidenceLevel } = toArticleTree(text.tree, resolvers);
  const references = requireReferences(citedKeys);
  return {
    tree: {
      ...tree,
      children: [...tree.children, ...drawReferenceList(references, describeStudy)],
    },
    sections: references.length > 0 ? [...toc, { id: 'references', text: 'References' }] : toc,
    evidenceLevel,
    citedKeys,
  };
}

/** The keys that a document's page cites, in its text and its figures, in the order of their numbers. */
export const toPageKeys = memoiseByDocument(
  'page-keys',
  ({ text }): readonly string[] => toArticleTree(text.tree, resolvers).citedKeys,
);

/** The HTML of a document's page: `opening` has the verdicts and takeaways at its start, `html` the rest. */
export function toCitedPage(document: MarkdownDocument) {
  const { tree, ...facts } = toCitedText(document);
  const { children } = tree;
  const text = children.findIndex((node) => node.type === 'element' && !isOpening(node));
  const end = text === -1 ? children.length : text;
  const render = (part: Root['children']) => finishPageHtml({ ...tree, children: part });
  return { opening: render(children.slice(0, end)), html: render(children.slice(end)), ...facts };
}

function isOpening({ data }: Element): boolean {
  return data?.callout?.kind === 'VERDICT' || data?.callout?.kind === 'TAKEAWAYS';
}
