import { research } from '@/content/research';
import type { ResourceId } from '@/content/resources/pages';
import { formatReference } from '@/lib/references/format-reference';
import { toReferences } from '@/lib/references/references';
import { getResourcePage, toResourcePath } from '@/lib/resources/resource-pages';
import { describePage } from './structured-data';

/** One thing that a resource page holds, for its structured data. */
export type ListedPart = { name: string; anchor: string };

/**
 * schema.org CollectionPage (for the glossary a DefinedTermSet) from what the page itself states. `parts`
 * are its entries by name and anchor; their texts stay in the page and are not repeated here.
 */
export function toResourcePageData(
  id: ResourceId,
  parts: readonly ListedPart[] = [],
): Record<string, unknown> {
  const page = describePage(getResourcePage(id), toResourcePath(id));
  return {
    ...page,
    '@type': id === 'glossary' ? 'DefinedTermSet' : 'CollectionPage',
    ...(parts.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: parts.map(({ name, anchor }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${page.url}#${anchor}`,
        })),
      },
    }),
  };
}

/** schema.org CollectionPage of the research hub, with the publications that it cites. */
export function toResearchPageData(): Record<string, unknown> {
  return {
    ...describePage(research, '/research'),
    '@type': 'CollectionPage',
    citation: toReferences(research.publications.map(({ reference }) => reference)).map(
      (reference) => {
        const { title: name, link } = formatReference(reference);
        return { '@type': 'ScholarlyArticle', name, ...(link && { sameAs: link.href }) };
      },
    ),
  };
}
