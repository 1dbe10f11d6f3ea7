import { site } from '@/content/site';
import type { Post } from '@/lib/articles/post';
import { heroPath } from '@/lib/figures/image-paths';
import { toAbsoluteUrl } from './site-url';

/** The academy as schema.org names it in every record. */
export function publisher() {
  return { '@type': 'Organization', name: site.name, url: toAbsoluteUrl('/') };
}

/** What every record of a page says: the vocabulary, name, description, address and language. */
export function describePage(
  { title, description }: { title: string; description: string },
  path: string,
) {
  return {
    '@context': 'https://schema.org',
    name: title,
    description,
    url: toAbsoluteUrl(path),
    inLanguage: site.language,
  };
}

/** schema.org WebSite with its search address. */
export function toWebSiteData() {
  return {
    ...describePage({ title: site.name, description: site.description }, '/'),
    '@type': 'WebSite',
    publisher: publisher(),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${toAbsoluteUrl('/blog')}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** What an article page states: the Article and its place on the site. */
export function toArticlePageData(post: Post) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toArticleData(post),
      toBreadcrumbData([
        { name: 'Educational Articles', path: '/blog' },
        { name: post.title, path: `/blog/${post.slug}` },
      ]),
    ],
  };
}

/** schema.org Article, from what the post itself states. The author is a desk, so an Organization. */
function toArticleData(post: Post) {
  const url = toAbsoluteUrl(`/blog/${post.slug}`);
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    image: toAbsoluteUrl(post.featuredImage ?? heroPath(post.slug, 'hero.webp')),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    author: { '@type': 'Organization', name: post.author },
    publisher: publisher(),
    mainEntityOfPage: url,
    url,
    keywords: post.tags.join(', '),
    inLanguage: site.language,
  };
}

/** One step of a breadcrumb: what it is called and its path on this site. */
export type Crumb = { name: string; path: string };

/** The way to a page: the home page, then the steps below it. */
export function fromHome(trail: readonly Crumb[]): Crumb[] {
  return [{ name: 'Home', path: '/' }, ...trail];
}

/** schema.org BreadcrumbList of a page; `trail` are the steps below the home page. */
export function toBreadcrumbPageData(trail: readonly Crumb[]) {
  return { '@context': 'https://schema.org', ...toBreadcrumbData(trail) };
}

function toBreadcrumbData(trail: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(trail).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsoluteUrl(path),
    })),
  };
}
