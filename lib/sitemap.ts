import type { MetadataRoute } from 'next';
import { CALCULATOR_PATH } from './calculator/url-state';
import { getPosts } from './content/posts';
import { toAbsoluteUrl } from './site-url';

/** Pages that list articles: they change when an article does. */
const LIST_PAGES = ['/', '/blog', '/archive'];

/** Pages that change with the site itself, on no day that their content states. */
const FIXED_PAGES = [CALCULATOR_PATH];

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
    ...FIXED_PAGES.map((path) => ({ url: toAbsoluteUrl(path) })),
    ...articles,
  ];
}
