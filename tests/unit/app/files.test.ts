import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GET as getLight } from '@/app/images/seo/[slug]/hero.svg/route';
import { GET as getWebp } from '@/app/images/seo/[slug]/hero.webp/route';
import { GET as getDark } from '@/app/images/seo/[slug]/hero-dark.svg/route';
import robots from '@/app/robots';
import { GET as getRss } from '@/app/rss.xml/route';
import sitemap from '@/app/sitemap';
import { postSource, writeContentDirectory } from '../../fixtures/content-directory';
import { assertWellFormedXml } from '../../fixtures/xml';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({ 'a-post.md': postSource() });
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
});
afterAll(() => removeContent());

const request = (headers = {}) => new NextRequest('http://localhost/images', { headers });
const context = (slug: string) => ({ params: Promise.resolve({ slug }) });
const heroes = { getLight, getDark, getWebp };

test('the drawn hero is an SVG file, another one for dark pages', async () => {
  const light = await getLight(request(), context('a-post'));
  const dark = await getDark(request(), context('a-post'));
  expect(light.headers.get('content-type')).toBe('image/svg+xml');
  const [lightSvg, darkSvg] = [await light.text(), await dark.text()];
  assertWellFormedXml(lightSvg);
  assertWellFormedXml(darkSvg);
  expect(darkSvg).not.toBe(lightSvg);
});

test('the hero for other sites is a WebP picture of 1200 by 630, light in bytes', async () => {
  const response = await getWebp(request(), context('a-post'));
  expect(response.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(60_000);
  const again = await getWebp(request(), context('a-post'));
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each(Object.entries(heroes))('%s answers 404 for an unknown article', async (_, get) => {
  const response = await get(request(), context('none'));
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(Object.entries(heroes))('%s answers 304 to a caller that has it', async (_, get) => {
  const first = await get(request(), context('a-post'));
  expect(first.status).toBe(200);
  const etag = first.headers.get('etag') ?? '';
  const second = await get(request({ 'if-none-match': etag }), context('a-post'));
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

test('the light and the dark hero do not share a tag', async () => {
  const svg = await getLight(request(), context('a-post'));
  const dark = await getDark(request(), context('a-post'));
  expect(svg.headers.get('etag')).not.toBe(dark.headers.get('etag'));
});

test('the feed is served as RSS', async () => {
  const response = getRss();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  assertWellFormedXml(xml);
  expect(xml).toContain('https://example.org/blog/a-post');
});

test('the sitemap holds the articles', () => {
  expect(sitemap().map(({ url }) => url)).toContain('https://example.org/blog/a-post');
});

test('crawlers may read all pages, not the API, and are told of the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'https://example.org/sitemap.xml',
  });
});
