import type { Metadata } from 'next';
import { type ResourceId, resourcePages } from '@/content/resources/pages';
import { site } from '@/content/site';
import { toPageMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

export type ResourcePage = (typeof resourcePages)[number];

/** The address of a resource page on this site. */
export function toResourcePath(id: ResourceId): string {
  return `/resources/${id}`;
}

/** What is known of a resource page: its titles and its description. */
export function getResourcePage(id: ResourceId): ResourcePage {
  const page = resourcePages.find((candidate) => candidate.id === id);
  // The type admits listed ids only, so this states the type's promise and nothing more.
  if (!page) throw new Error(`no resource page is called ${id}`);
  return page;
}

/** Title, description and canonical address of a resource page. */
export function toResourceMetadata(id: ResourceId): Metadata {
  const { title, description } = getResourcePage(id);
  return toPageMetadata({ title, description, path: toResourcePath(id) });
}

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
  const { title, description } = getResourcePage(id);
  const url = toAbsoluteUrl(toResourcePath(id));
  return {
    '@context': 'https://schema.org',
    '@type': id === 'glossary' ? 'DefinedTermSet' : 'CollectionPage',
    name: title,
    description,
    url,
    inLanguage: site.language,
    ...(parts.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: parts.map(({ name, anchor }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${url}#${anchor}`,
        })),
      },
    }),
  };
}
