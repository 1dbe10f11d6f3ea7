import type { Root } from 'hast';
import { type TocEntry, toArticleTree } from '@/lib/markdown/article-tree';
import { toReferenceList } from './reference-list';
import { toReferences } from './references';

/** A text with its references below it, and its sections, the references last among them. */
export type CitedText = { tree: Root; sections: TocEntry[] };

/** The tree of a lesson, guide or page. Throws on a citation that the bibliography does not hold. */
export function toCitedText(markdown: string): CitedText {
  const { tree, toc, citedKeys } = toArticleTree(markdown);
  const references = toReferences(citedKeys);
  return {
    tree: { ...tree, children: [...tree.children, ...toReferenceList(references)] },
    sections: references.length > 0 ? [...toc, { id: 'references', text: 'References' }] : toc,
  };
}
