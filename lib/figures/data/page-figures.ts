import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { toFramedFigure } from '@/lib/markdown/callout-kinds';
import { linkCitations } from '@/lib/markdown/html/citations';
import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';

type Citations = ReadonlyMap<string, { number: number; isFirst: boolean }>;

/**
 * A figure in its frame, for a page that numbers its references itself. Without `citations`, its sources are named and
 * link to their own pages.
 */
export function toPageFigure(content: ElementContent[], citations?: Citations): RootContent[] {
  const tree: Root = { type: 'root', children: [toFramedFigure(structuredClone(content))] };
  if (citations) {
    linkCitations(tree, (key) => {
      const citation = citations.get(key);
      if (!citation) throw new Error(`the page does not list "${key}" among its references`);
      return citation;
    });
  } else nameSources(tree);
  return tree.children;
}

function nameSources(tree: Root): void {
  visit(tree, 'element', (node) => {
    const keys = node.data?.citedKeys;
    if (!keys) return;
    node.tagName = 'span';
    node.children = requireReferences(keys).flatMap(
      (reference, index): (Element | ElementContent)[] => [
        { type: 'text', value: index === 0 ? '' : ', ' },
        h('a', { href: paperPath(reference.id) }, getShortName(reference)),
      ],
    );
  });
}
