import type { MetadataRoute } from 'next';
import { getPosts } from './content/posts';
import { getLibraryCategories } from './peptides/library';
import { getPeptides } from './peptides/peptides';
import { toAbsoluteUrl } from './site-url';

/** Pages that list articles: they change when an article does. */
const LIST_PAGES = ['/', '/blog', '/archive'];

/** Every public address with the day it last changed, which the content itself states. */
export function toSitemap(): MetadataRoute.Sitemap {
  const articles = getPosts().map((post) => ({
    url: toAbsoluteUrl(`/blog/${post.slug}`),
    lastModified: post.updatedAt ?? post.publishedAt,
  }));
  const newest = articles
    .map(({ lastModified }) => lastModified)
    .sort()
    .at(-1);
  return [
    ...LIST_PAGES.map((path) => ({
      url: toAbsoluteUrl(path),
      ...(newest && { lastModified: newest }),
    })),
    ...articles,
    ...libraryPaths().map((path) => ({ url: toAbsoluteUrl(path) })),
  ];
}

/** The library, its categories and guides. Their records carry no date, so none is stated. */
function libraryPaths(): string[] {
  const entries = [
    ...getLibraryCategories().map(({ id }) => id),
    ...getPeptides().map(({ slug }) => slug),
  ];
  return ['/products', '/peptides', ...entries.map((entry) => `/peptides/${entry}`)];
}
