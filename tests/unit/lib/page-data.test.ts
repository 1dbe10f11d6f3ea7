import { beforeAll, expect, test, vi } from 'vitest';
import getSitemap from '@/app/sitemap';
import { peptideRecords } from '@/lib/records/peptides';
import { getPageMetadata, getPostMetadata } from '@/lib/seo/metadata';
import { getArticlePageData } from '@/lib/seo/structured-data';
import {
  lessonSource,
  postSource,
  reference,
  writeContentDirectory,
} from '../../fixtures/content-directory';
import { makePost } from '../../fixtures/posts';

const peptides = peptideRecords.get();

beforeAll(() => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
  vi.stubEnv('BUILD_TIME', '2026-05-01T00:00:00.000Z');
  return writeContentDirectory(
    {
      'new.md': postSource({ publishedAt: '2026-03-01' }),
      'old.md': postSource({ publishedAt: '2025-01-01', updatedAt: '2026-04-01' }),
      'draft.md': postSource({ draft: 'true' }),
    },
    undefined,
    { 'education/methods/2-second.md': lessonSource({ updatedAt: '2026-03-05' }) },
  );
});

const post = makePost({ slug: 'a-post', title: 'A title', tags: ['Recovery', 'GLP-1'] });

test('the home page’s share title is the site’s name', () => {
  const { title, openGraph } = getPageMetadata({ description: 'D', path: '/' });
  expect(title).toBeUndefined();
  expect(openGraph?.title).toBe('Amide Academy');
});

test('an article’s metadata has its publication, and citation tags without a journal', () => {
  expect(getPostMetadata(post).openGraph).toMatchObject({
    url: '/blog/a-post',
    publishedTime: post.publishedAt,
  });
  expect(getPostMetadata(post).other).toEqual({
    citation_title: 'A title',
    citation_author: post.author,
    citation_publication_date: post.publishedAt.slice(0, 10).replaceAll('-', '/'),
    citation_publisher: 'Amide Academy',
  });
});

const { DOI: _doi, PMID: _pmid, ...unlinked } = reference;

test('an article’s structured data has the post’s facts, with absolute URLs', () => {
  const [article] = getArticlePageData(post, [reference, unlinked])['@graph'];
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'A title',
    description: post.description,
    datePublished: post.publishedAt,
    dateModified: post.publishedAt,
    image: 'https://example.org/images/seo/a-post/hero.webp',
    url: 'https://example.org/blog/a-post',
    keywords: 'Recovery, GLP-1',
    // Authors are desks, never people.
    author: {
      '@type': 'Organization',
      name: post.author,
      url: 'https://example.org/about#bylines',
    },
    publishingPrinciples: 'https://example.org/editorial',
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://example.org/blog/a-post' },
    citation: [
      { '@type': 'ScholarlyArticle', '@id': `https://doi.org/${reference.DOI}` },
      { '@type': 'ScholarlyArticle', name: reference.title },
    ],
  });
});

test('an article’s structured data has its own image and last change, if it has them', () => {
  const changed = makePost({
    featuredImage: '/images/a.webp',
    updatedAt: '2026-04-01T00:00:00.000Z',
  });
  expect(getArticlePageData(changed, [])['@graph'][0]).toMatchObject({
    image: 'https://example.org/images/a.webp',
    dateModified: '2026-04-01T00:00:00.000Z',
  });
});

test('an article’s lastReviewed is on its mainEntityOfPage', () => {
  const [checked] = getArticlePageData(makePost({ reviewedAt: '2026-05-02T00:00:00.000Z' }), [])[
    '@graph'
  ];
  expect(checked).toHaveProperty('mainEntityOfPage.lastReviewed', '2026-05-02');
  expect(checked).not.toHaveProperty('citation');
});

test('the sitemap lists pages and published posts with the date of their last change', () => {
  expect(getSitemap()).toEqual(
    expect.arrayContaining([
      { url: 'https://example.org/', lastModified: '2026-04-01T00:00:00.000Z' },
      { url: 'https://example.org/blog', lastModified: '2026-04-01T00:00:00.000Z' },
      { url: 'https://example.org/archive', lastModified: '2026-04-01T00:00:00.000Z' },
      { url: 'https://example.org/blog/new', lastModified: '2026-03-01T00:00:00.000Z' },
      { url: 'https://example.org/blog/old', lastModified: '2026-04-01T00:00:00.000Z' },
    ]),
  );
  const addresses = getSitemap().map(({ url }) => url);
  expect(addresses).not.toContain('https://example.org/blog/draft');
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the sitemap lists topics with the newest lesson’s date, lessons, guides and company pages', () => {
  const updated = '2026-02-01T00:00:00.000Z';
  const lesson = '2026-03-05T00:00:00.000Z';
  expect(getSitemap()).toEqual(
    expect.arrayContaining([
      { url: 'https://example.org/education/safety', lastModified: updated },
      { url: 'https://example.org/education/safety/first', lastModified: updated },
      { url: 'https://example.org/education/methods', lastModified: lesson },
      { url: 'https://example.org/education/methods/second', lastModified: lesson },
      { url: 'https://example.org/guides/beginners', lastModified: updated },
      { url: 'https://example.org/about', lastModified: updated },
    ]),
  );
});

test('pages that show another page’s content are not in the sitemap', () => {
  const addresses = getSitemap().map(({ url }) => url);
  for (const path of ['researchers', 'students', 'public', 'unknown']) {
    expect(addresses).not.toContain(`https://example.org/education/${path}`);
  }
  expect(addresses.filter((address) => address.includes('/unknown'))).toEqual([]);
});

test('the sitemap lists library and categories without a date, and each peptide once with its last change', () => {
  const entries = getSitemap().filter(({ url }) => /\/(?:products|peptides)/.test(url));
  const urls = entries.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const path of ['products', 'peptides', 'peptides/healing', 'peptides/bpc-157']) {
    expect(urls).toContain(`https://example.org/${path}`);
  }
  for (const { slug } of peptides) expect(urls).toContain(`https://example.org/peptides/${slug}`);
  const changed = peptides.find(({ changes }) => changes?.length);
  const entry = entries.find(({ url }) => url.endsWith(`/peptides/${changed?.slug}`));
  expect(String(entry?.lastModified)).toContain(changed?.changes?.[0]?.date);
  const library = entries.find(({ url }) => url.endsWith('/peptides/healing'));
  expect(library).not.toHaveProperty('lastModified');
});
