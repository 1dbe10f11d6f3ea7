import { expect, test, vi } from 'vitest';
import { getChanges, getDue, getLastDay } from '@/lib/onward/substance-changes';
import { getPages } from '@/lib/pages/pages';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { dueRecords } from '@/lib/records/library';
import { paperPath } from '@/lib/references/paper-path';
import { getAllSubstanceItems, getFeedFiles, tagFeeds } from '@/lib/seo/feed-files';
import { assertWellFormedXml } from '@/tests/fixtures/xml';

const SITE = 'https://example.org';
vi.stubEnv('NEXT_PUBLIC_SITE_URL', SITE);

// Slow, since the texts of all articles are searched for substances.
vi.setConfig({ testTimeout: 120_000 });

test('every reference of a due event has a page, and every substance a record', () => {
  const paths = new Set(getPages().map(({ path }) => path));
  const slugs = new Set(getPeptides().map(({ slug }) => slug));
  const due = dueRecords.get();
  expect(
    due.flatMap(({ references }) => references).filter((key) => !paths.has(paperPath(key))),
  ).toEqual([]);
  expect(due.flatMap(({ substances }) => substances).filter((slug) => !slugs.has(slug))).toEqual(
    [],
  );
});

test('changes are dated, newest first, and include labels, approvals and articles', () => {
  const changes = getChanges(requirePeptide('semaglutide'));
  const dates = changes.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(changes.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Article', 'Correction', 'Label', 'Approval']),
  );
  expect(changes).toContainEqual({
    date: '2026-06-18',
    kind: 'Label',
    text: 'Wegovy, United States: prescribing information came into force.',
    href: '/peptides/semaglutide',
  });
});

test('a month is due until its last day', () => {
  expect(getLastDay('2027-02')).toBe('2027-02-28');
  expect(getLastDay('2028-02')).toBe('2028-02-29');
  expect(getLastDay('2026-12')).toBe('2026-12-31');
  expect(getLastDay('2027-10-07')).toBe('2027-10-07');
  expect(getDue('retatrutide').map(({ by }) => by)).toEqual(['2027-01-01', '2027-03']);
});

test('the feed of all substances has each change once, with its own id', () => {
  const items = getAllSubstanceItems();
  const ids = items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(items.length).toBeGreaterThan(50);
});

test('each tag, each substance and the corrections have a valid RSS and JSON feed', () => {
  // BPC-157 is a tag and a substance.
  expect(getFeedFiles().size).toBe(2 * (tagFeeds.length + getPeptides().length + 3 - 1));
  for (const [path, toFile] of getFeedFiles()) {
    const { body, type } = toFile();
    expect(path).toMatch(/^\/(?:feeds\/)?[a-z0-9-]+\.(?:xml|json)$/);
    if (path.endsWith('.xml')) {
      assertWellFormedXml(body);
      expect(type).toBe('application/rss+xml; charset=utf-8');
      expect(body).toContain(`href="${SITE}${path}" rel="self"`);
    } else {
      const feed = JSON.parse(body);
      expect(type).toBe('application/feed+json; charset=utf-8');
      expect(feed.feed_url).toBe(`${SITE}${path}`);
      const ids = feed.items.map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});

test('the feed of a tag that is also a substance has its articles and its other changes', () => {
  const tagged = JSON.parse(getFeedFiles().get('/feeds/bpc-157.json')?.().body ?? '');
  const titles: string[] = tagged.items.map(({ title }: { title: string }) => title);
  expect(titles).toContain('BPC-157: correction');
  expect(titles.some((title) => title.startsWith('BPC-157 and tendons'))).toBe(true);
});
