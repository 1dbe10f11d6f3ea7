import { beforeAll, expect, test, vi } from 'vitest';
import type { Post } from '@/lib/articles/post';
import { toJsonFeed, toRss as writeRss } from '@/lib/seo/feed';
import { articlesFeed, makeCorrectionItem, makeItem } from '@/lib/seo/feed-files';
import { reference, writeContentDirectory } from '@/tests/fixtures/content-directory';
import { makePost } from '@/tests/fixtures/posts';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

const toRss = (posts: readonly Post[]) => writeRss(posts.map(makeItem), articlesFeed);
const toJson = (posts: readonly Post[]) =>
  JSON.parse(toJsonFeed(posts.map(makeItem), articlesFeed));

beforeAll(() => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
  return writeContentDirectory({});
});

const post = makePost({
  slug: 'a-post',
  title: 'Dose & <response> of "BPC-157"',
  description: 'One < two & three.',
  tags: ['Recovery', 'Research'],
  content: [
    '# What & why',
    '',
    `The full text [@${reference.id}] with [a link](/blog/other) and \`<b>typed</b>\` HTML.`,
    '',
    '`<script>alert(1)</script>`',
    '',
    '| a | b |',
    '|---|---|',
    '| ]]> | & |',
    '',
    'The last sentence.',
  ].join('\n'),
});

test.each([
  ['any characters', [post]],
  ['ends of CDATA sections', [makePost({ content: 'a]]> b]]>\n\n`]]>`', title: ']]> ]]>' })]],
  ['a pasted control character', [makePost({ content: 'One\u000b two' })]],
  ['no post', []],
])('a feed with %s is well-formed', (_, posts) => {
  assertWellFormedXml(toRss(posts));
});

test('an item has the title, URL, description, author, date and tags of its post', () => {
  const xml = toRss([post]);
  expect(xmlTexts(xml, 'item/title')).toEqual([post.title]);
  expect(xmlTexts(xml, 'item/link')).toEqual(['https://example.org/blog/a-post']);
  expect(xmlTexts(xml, 'item/guid')).toEqual(['https://example.org/blog/a-post']);
  expect(xmlTexts(xml, 'item/description')).toEqual([post.description]);
  expect(xmlTexts(xml, 'item/dc:creator')).toEqual([post.author]);
  expect(xmlTexts(xml, 'item/pubDate')).toEqual(['Sat, 14 Mar 2026 00:00:00 GMT']);
  expect(xmlTexts(xml, 'item/category')).toEqual(['Recovery', 'Research']);
});

test('an item has the whole text with its references', () => {
  const [content = ''] = xmlTexts(toRss([post]), 'content:encoded');
  expect(content).toContain('What &#x26; why');
  expect(content).toContain('The last sentence.');
  expect(content).toContain(reference.title);
  expect(content).toContain(`https://doi.org/${reference.DOI}`);
});

test('every URL in the feed is absolute', () => {
  const xml = toRss([post]);
  for (const [, address] of xml.matchAll(/\s(?:href|src)=(?:"|&quot;)([^"&]*)/g)) {
    expect(address).toMatch(/^https?:\/\//);
  }
  expect(xml).toContain('https://example.org/blog/other');
});

test('a feed item has no scripts, styles or classes', () => {
  const [content = ''] = xmlTexts(toRss([post]), 'content:encoded');
  expect(content).not.toMatch(/<(?:script|style|iframe)|\son\w+=|class=/i);
  expect(content).toContain('&#x3C;script>');
});

test('the channel names the site, its language and the URL of the feed', () => {
  const xml = toRss([post]);
  expect(xmlTexts(xml, 'channel/title')).toEqual(['Amide Academy']);
  expect(xmlTexts(xml, 'channel/link')).toEqual(['https://example.org/']);
  expect(xmlTexts(xml, 'channel/language')).toEqual(['en']);
  expect(xml).toMatch(/<atom:link href="https:\/\/example\.org\/rss\.xml" rel="self"/);
});

test('the feed’s build date is when a post last changed, not the time of the request', () => {
  const posts = [
    makePost({ slug: 'b', publishedAt: '2026-02-01T00:00:00.000Z' }),
    makePost({
      slug: 'a',
      publishedAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-03-01T00:00:00.000Z',
    }),
  ];
  expect(xmlTexts(toRss(posts), 'lastBuildDate')).toEqual(['Sun, 01 Mar 2026 00:00:00 GMT']);
});

test('the same articles are in a JSON Feed of version 1.1', () => {
  const feed = toJson([post]);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Amide Academy',
    home_page_url: 'https://example.org/',
    feed_url: 'https://example.org/feed.json',
    language: 'en',
    authors: [{ name: 'Amide Academy' }],
  });
  const [item] = feed.items;
  expect(item).toMatchObject({
    id: 'https://example.org/blog/a-post',
    url: 'https://example.org/blog/a-post',
    title: post.title,
    summary: post.description,
    date_published: post.publishedAt,
    authors: [{ name: post.author }],
    tags: post.tags,
  });
  expect(item.content_html).toContain('The last sentence.');
  expect(item).not.toHaveProperty('date_modified');
});

test('both feeds have the newest fifty entries and all of that day, JSON also when each changed', () => {
  const updatedAt = '2026-03-01T00:00:00.000Z';
  const posts = Array.from({ length: 51 }, (_, index) =>
    makePost({ slug: `p${index}`, updatedAt }),
  );
  expect(xmlTexts(toRss(posts), 'item')).toHaveLength(51);
  posts[50] = makePost({ slug: 'p50', publishedAt: '2020-01-01T00:00:00.000Z', updatedAt });
  const xml = toRss(posts);
  expect(xmlTexts(xml, 'item')).toHaveLength(50);
  expect(xml).not.toContain('/blog/p50');
  const { items } = toJson(posts);
  expect(items).toHaveLength(50);
  expect(items[0].date_modified).toBe(updatedAt);
});

test('two corrections of one page on one day are two entries, each with a stable id', () => {
  const note = {
    date: '2026-03-01',
    text: 'Said 5 mg.',
    title: 'A page',
    path: '/blog/a-page',
    isError: true,
  };
  const [first, again, other] = [note, note, { ...note, text: 'Took a word out.' }].map(
    makeCorrectionItem,
  );
  expect(first).toEqual(again);
  expect(other?.id).not.toBe(first?.id);
  expect(first?.url).toBe('https://example.org/blog/a-page');
});
