import { expect, test } from 'vitest';
import { getPeptides } from '@/lib/peptides/peptides';
import { getAllSubstanceItems, getFeedFiles, tagFeeds } from '@/lib/seo/feed-files';
import { getSiteUrl } from '@/lib/seo/site-url';
import { assertWellFormedXml } from '@/tests/fixtures/xml';

test('the feed of all substances has each change once, with its own id', () => {
  const items = getAllSubstanceItems();
  const ids = items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(items.length).toBeGreaterThan(50);
  const ghk = items.filter(({ url }) => url.endsWith('/blog/ghk-cu-copper-peptide-evidence'));
  expect(new Set(ghk.map(({ title }) => title.split(':')[0]))).toEqual(new Set(['GHK-Cu']));
});

test('each tag, each substance and the corrections have a valid RSS and JSON feed', () => {
  // BPC-157 is a tag and a substance.
  expect(getFeedFiles().size).toBe(2 * (tagFeeds.length + getPeptides().length + 3 - 1));
  // Every post is in several feeds, and feed.test.ts writes any characters.
  for (const [path, toFile] of [...getFeedFiles()].filter((_, index) => index % 3 === 0)) {
    const { body, type } = toFile();
    expect(path).toMatch(/^\/(?:feeds\/)?[a-z0-9-]+\.(?:xml|json)$/);
    if (path.endsWith('.xml')) {
      assertWellFormedXml(body);
      expect(type).toBe('application/rss+xml; charset=utf-8');
      expect(body).toContain(`href="${getSiteUrl()}${path}" rel="self"`);
    } else {
      const feed = JSON.parse(body);
      expect(type).toBe('application/feed+json; charset=utf-8');
      expect(feed.feed_url).toBe(`${getSiteUrl()}${path}`);
      const ids = feed.items.map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});

test('a change known by its year alone is dated to a day', () => {
  for (const { publishedAt } of getAllSubstanceItems())
    expect(publishedAt).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
});

test('the feed of a tag that is also a substance has its articles and its other changes', () => {
  const tagged = JSON.parse(getFeedFiles().get('/feeds/bpc-157.json')?.().body ?? '');
  const titles: string[] = tagged.items.map(({ title }: { title: string }) => title);
  expect(titles).toContain('BPC-157: correction');
  expect(titles.some((title) => title.startsWith('BPC-157 and tendons'))).toBe(true);
});
