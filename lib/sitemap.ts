import type { MetadataRoute } from 'next';
import { resourcePages } from '@/content/resources/pages';
import { getPosts } from './content/posts';
import { toResourcePath } from './resources/resource-pages';
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
    ...['/research', ...resourcePages.map(({ id }) => toResourcePath(id))].map((path) => ({
      url: toAbsoluteUrl(path),
    })),
  ];
}
