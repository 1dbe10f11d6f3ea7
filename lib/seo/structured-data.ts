import { type PageRecord, pages } from '@/content/pages';
import { site } from '@/content/site';
import type { Post } from '@/lib/articles/post';
import { toLastChange } from '@/lib/content/review';
import { type Crumb, getTrail } from '@/lib/pages/pages';
import type { Reference } from '@/lib/references/references';
import { toAbsoluteUrl } from './site-url';
import { getCitedNumber } from './work-structured-data';

/** The academy as a schema.org Organization. */
export function publisher() {
  return { '@type': 'Organization', name: site.name, url: toAbsoluteUrl('/') };
}

/** The publishing principles of every text: how it is written, checked and funded. */
export function principles() {
  return { publishingPrinciples: toAbsoluteUrl('/editorial') };
}

/** The page about something, with its last check: in schema.org only pages have `lastReviewed`. */
export function getPageOf(path: string, reviewedAt?: string) {
  return {
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': toAbsoluteUrl(path),
      ...getLastReviewed(reviewedAt),
    },
  };
}

/** The day a page was last checked against its sources. */
export function getLastReviewed(reviewedAt?: string) {
  return reviewedAt ? { lastReviewed: reviewedAt.slice(0, 10) } : {};
}

/** The properties of every page record: context, name, description, address and language. */
export function describePage({
  path,
  title,
  heading = title,
  description,
}: Pick<PageRecord, 'path' | 'title' | 'heading' | 'description'>) {
  return {
    '@context': 'https://schema.org',
    name: heading,
    description,
    url: toAbsoluteUrl(path),
    inLanguage: site.language,
  };
}

/** schema.org WebSite with the address of its search. */
export function getWebSiteData() {
  return {
    ...describePage(pages.home),
    '@type': 'WebSite',
    publisher: publisher(),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${toAbsoluteUrl(pages.articles.path)}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Structured data of an article page: the Article with the works it cites, and its breadcrumb. */
export function getArticlePageData(post: Post, references: readonly Reference[]) {
  const path = `/blog/${post.slug}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      getArticleData(post, path, references),
      getBreadcrumbList([...getTrail(pages.articles.path), { name: post.title, path }]),
    ],
  };
}

/** schema.org Article from the data of the post. The author is a desk, so an Organization. */
function getArticleData(post: Post, path: string, references: readonly Reference[]) {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    image: toAbsoluteUrl(post.featuredImage),
    datePublished: post.publishedAt,
    dateModified: toLastChange(post),
    author: { '@type': 'Organization', name: post.author, url: toAbsoluteUrl('/about#bylines') },
    publisher: publisher(),
    ...principles(),
    ...getPageOf(path, post.reviewedAt),
    url: toAbsoluteUrl(path),
    isAccessibleForFree: true,
    keywords: post.tags.join(', '),
    inLanguage: site.language,
    ...(references.length > 0 && { citation: references.map(getCitedNumber) }),
  };
}

/** schema.org BreadcrumbList of a page, beginning with the home page. */
export function getBreadcrumbData(trail: readonly Crumb[]) {
  return { '@context': 'https://schema.org', ...getBreadcrumbList(trail) };
}

function getBreadcrumbList(trail: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsoluteUrl(path),
    })),
  };
}
