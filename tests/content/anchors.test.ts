import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { resolvers } from '@/lib/glossary/text-context';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { toSections } from '@/lib/markdown/sections';
import { getCitingPages } from '@/lib/pages/citing-pages';
import { getAddress } from '@/lib/pages/page';
import { getPages } from '@/lib/pages/pages';

test('what search and papers link to in a text is an id there: sections, and citations by number', () => {
  for (const page of getPages()) {
    const { document } = page;
    if (!document) continue;
    const path = getAddress(page);
    const { tree, citedKeys } = toArticleTree(document.text.tree, resolvers);
    const ids = new Set<unknown>();
    visit(tree, 'element', ({ properties }: Element) => void ids.add(properties.id));
    for (const { anchor } of toSections(document.text.tree))
      if (anchor) expect(ids, `${document.file}#${anchor}`).toContain(anchor);
    citedKeys.forEach((key, index) => {
      const place = getCitingPages(key).find(({ href }) => href.split('#')[0] === path);
      const id = `citation-${index + 1}`;
      expect(place?.href, `${key} in ${path}`).toBe(`${path}#${id}`);
      expect(ids, `${path}#${id}`).toContain(id);
    });
  }
});
