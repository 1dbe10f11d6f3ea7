import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GET as getOne } from '@/app/api/blog/posts/[slug]/route';
import { GET as getFeatured } from '@/app/api/blog/posts/featured/route';
import { GET as getList } from '@/app/api/blog/posts/route';
import { GET as getSearch } from '@/app/api/blog/posts/search/route';
import { anyText } from '../../fixtures/arbitraries';
import { postSource, writeContentDirectory } from '../../fixtures/content-directory';
import { hostileQuery, hostileSegment } from '../../fixtures/hostile';

// A guard against hanging, not a measure.
vi.setConfig({ testTimeout: 120_000 });

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({
    'a.md': postSource({ title: 'BPC-157 and a mouse' }),
    'b.md': postSource({ tags: '[Recovery]' }),
  });
});
afterAll(() => removeContent());

/** 10,000 cases in all, the same in every run. */
const options = (numRuns: number) => ({ seed: 20_260_314, numRuns });

function toRequest(query: string) {
  return new NextRequest(new URL(`http://localhost/api/blog/posts?${query}`));
}

async function expectJson(response: Response, statuses: number[]) {
  expect(statuses).toContain(response.status);
  expect(response.headers.get('content-type')).toContain('application/json');
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  const body: unknown = JSON.parse(text);
  if (response.status === 200) return body;
  expect(body).toEqual({ error: expect.any(String) });
  return undefined;
}

test('the list answers 200 or 400 in JSON, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuery, async (query) => {
      const posts = await expectJson(getList(toRequest(query)), [200, 400]);
      if (posts) expect(Array.isArray(posts)).toBe(true);
    }),
    options(3000),
  );
});

test('the search answers 200 or 400 in JSON, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuery, async (query) => {
      const posts = await expectJson(getSearch(toRequest(query)), [200, 400]);
      if (posts) expect(Array.isArray(posts)).toBe(true);
    }),
    options(4000),
  );
});

test('featured answers 200 in JSON, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuery, async (query) => {
      await expectJson(getFeatured(toRequest(query)), [200]);
    }),
    options(500),
  );
});

test('a slug answers 200 or 404 in JSON, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyText(), hostileSegment, fc.constantFrom('a', 'b')),
      async (slug) => {
        const params = Promise.resolve({ slug });
        const post = await expectJson(await getOne(toRequest(''), { params }), [200, 404]);
        expect(Boolean(post)).toBe(slug === 'a' || slug === 'b');
      },
    ),
    options(2000),
  );
});

test('any If-None-Match header gives 200 or 304', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', 'W/', ',', ' ', 'a', '*') }), (header) => {
      const request = new NextRequest('http://localhost/api/blog/posts', {
        headers: { 'if-none-match': header },
      });
      expect([200, 304]).toContain(getList(request).status);
    }),
    options(500),
  );
});
