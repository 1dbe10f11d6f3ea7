import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as anyPath from '@/app/api/[[...path]]/route';
import * as bySlug from '@/app/api/blog/posts/[slug]/route';
import * as featured from '@/app/api/blog/posts/featured/route';
import * as list from '@/app/api/blog/posts/route';
import * as search from '@/app/api/blog/posts/search/route';
import { postSource, writeContentDirectory } from '../../fixtures/content-directory';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({
    'mouse.md': postSource({ title: 'Mouse', publishedAt: '2026-01-01', tags: '[Recovery]' }),
    'house.md': postSource({ title: 'A house', publishedAt: '2026-01-02', featured: 'true' }),
    'mice.md': postSource(
      { title: 'Other animals', publishedAt: '2026-01-03', tags: '[Longevity]' },
      'On a mouse.',
    ),
  });
  vi.stubEnv('BUILD_TIME', '2026-02-01T00:00:00.000Z');
});
afterAll(() => removeContent());

const get = (path: string, headers = {}) =>
  new NextRequest(`http://localhost/api/blog/posts${path}`, { headers });
const one = (slug: string, request = get(`/${slug}`)) =>
  bySlug.GET(request, { params: Promise.resolve({ slug }) });

async function slugsOf(response: Response) {
  const posts: { slug: string }[] = await response.json();
  return posts.map(({ slug }) => slug);
}

test('the list is a bare array of summaries, newest first', async () => {
  const response = list.GET(get(''));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const posts = await response.json();
  expect(posts[0]).toEqual({
    id: 'mice',
    slug: 'mice',
    title: 'Other animals',
    description: 'What a reader learns here.',
    author: 'Amide Editorial',
    publishedAt: '2026-01-03T00:00:00.000Z',
    readingTime: '1 min read',
    tags: ['Longevity'],
    featuredImage: '/images/seo/mice/hero.webp',
  });
  expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(['mice', 'house', 'mouse']);
});

test('a limit takes that many of the newest', async () => {
  expect(await slugsOf(list.GET(get('?limit=2')))).toEqual(['mice', 'house']);
  expect(await slugsOf(list.GET(get('?limit=1000')))).toHaveLength(3);
});

test.each(['0', '1001', '-1', '1.5', 'abc', ''])('limit=%s is a bad request', async (limit) => {
  const response = list.GET(get(`?limit=${limit}`));
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: expect.stringContaining('limit') });
});

test('parameters that no one has specified change nothing', async () => {
  expect(await slugsOf(list.GET(get('?offset=2&sort=oldest')))).toHaveLength(3);
});

test('featured answers the posts marked so, without their text', async () => {
  const posts = await featured.GET(get('/featured')).json();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ slug: 'house' });
  expect(posts[0]).not.toHaveProperty('content');
});

test('one post is an object with its text', async () => {
  const response = await one('house');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ slug: 'house', content: 'Plain text.' });
});

test.each(['none', 'search', '..', '__proto__', 'HOUSE', '%00'])(
  'the unknown slug "%s" is not found',
  async (slug) => {
    const response = await one(slug, get('/x'));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: expect.any(String) });
  },
);

test('a search answers the best match first, without the text', async () => {
  const response = search.GET(get('/search?q=mouse'));
  const posts = await response.json();
  expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(['mouse', 'mice']);
  expect(posts[0]).not.toHaveProperty('content');
});

test('tags, joined by commas, mean any of them; with text they mean both', async () => {
  expect(await slugsOf(search.GET(get('/search?tags=recovery,Longevity')))).toEqual([
    'mice',
    'mouse',
  ]);
  expect(await slugsOf(search.GET(get('/search?q=mouse&tags=Longevity')))).toEqual(['mice']);
});

test('a search for nothing answers every post, newest first', async () => {
  expect(await slugsOf(search.GET(get('/search')))).toEqual(['mice', 'house', 'mouse']);
  expect(await slugsOf(search.GET(get('/search?q=&tags=')))).toHaveLength(3);
});

test('a search without a match is an empty array', async () => {
  expect(await search.GET(get('/search?q=zzzzzz')).json()).toEqual([]);
});

test('a search text beyond 200 characters is a bad request', async () => {
  const response = search.GET(get(`/search?q=${'x'.repeat(201)}`));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('any other path under the API is not found, in JSON', async () => {
  const response = anyPath.GET();
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('a caller that has the answer gets 304', async () => {
  const tag = list.GET(get('')).headers.get('etag') ?? '';
  expect(list.GET(get('', { 'if-none-match': tag })).status).toBe(304);
  expect(list.GET(get('?limit=1', { 'if-none-match': tag })).status).toBe(200);
});

const routes = { list, search, featured, bySlug, anyPath };
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

test.each(Object.entries(routes))('%s refuses every other method in JSON', async (_, route) => {
  for (const method of methods) {
    const response = route[method]();
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({ error: expect.any(String) });
  }
});
