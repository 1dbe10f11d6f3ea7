import type { MetadataRoute } from 'next';
import { CALCULATOR_PATH } from '@/content/calculator';
import { educationAudiences } from '@/content/education/topics';
import { resourcePages } from '@/content/resources/pages';
import { getPosts } from '@/lib/articles/posts';
import { getTopicUpdatedAt } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { guidePath, lessonPath, topicPath } from '@/lib/learn/paths';
import { getLibraryCategories } from '@/lib/peptides/library';
import { getPeptides } from '@/lib/peptides/peptides';
import { toResourcePath } from '@/lib/resources/resource-pages';
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
    ...articles,
    ...toLearnEntries(),
    ...recordPaths().map((path) => ({ url: toAbsoluteUrl(path) })),
  ];
}

/** Addresses of pages that no Markdown file stands behind. */
export function toFixedPaths(): string[] {
  const audiences = educationAudiences.map(({ id }) => topicPath({ slug: id }));
  return [...LIST_PAGES, ...recordPaths(), ...audiences];
}

/** Topics, lessons, guides and company pages. Pages for one audience repeat a topic, so they stay out. */
function toLearnEntries(): MetadataRoute.Sitemap {
  const { topics, guides, pages } = getLearnContent();
  return [
    ...topics.flatMap((topic) => [
      { path: topicPath(topic), updatedAt: getTopicUpdatedAt(topic) },
      ...topic.lessons.map((lesson) => ({
        path: lessonPath(topic, lesson),
        updatedAt: lesson.updatedAt,
      })),
    ]),
    ...guides.map((guide) => ({ path: guidePath(guide), updatedAt: guide.updatedAt })),
    ...pages.map(({ slug, updatedAt }) => ({ path: `/${slug}`, updatedAt })),
  ].map(({ path, updatedAt }) => ({ url: toAbsoluteUrl(path), lastModified: updatedAt }));
}

/**
 * The calculator, the library with its categories and guides, the research hub and the resources. Their
 * records carry no date, so none is stated.
 */
function recordPaths(): string[] {
  const entries = [
    ...getLibraryCategories().map(({ id }) => id),
    ...getPeptides().map(({ slug }) => slug),
  ];
  return [
    ...FIXED_PAGES,
    '/products',
    '/peptides',
    ...entries.map((entry) => `/peptides/${entry}`),
    '/research',
    ...resourcePages.map(({ id }) => toResourcePath(id)),
  ];
}
