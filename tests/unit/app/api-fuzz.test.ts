import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET as getOne } from '@/app/api/blog/posts/[slug]/route';
import { GET as getFeatured } from '@/app/api/blog/posts/featured/route';
import { GET as getList } from '@/app/api/blog/posts/route';
import { GET as getSearch } from '@/app/api/blog/posts/search/route';
import { anyText } from '../../fixtures/arbitraries';
import { postSource, writeContentDirectory } from '../../fixtures/content-directory';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({
    'a.md': postSource({ title: 'BPC-157 and a mouse' }),
    'b.md': postSource({ tags: '[Recovery]' }),
  });
});
afterAll(() => removeContent());

const anyParams = fc.array(
  fc.tuple(fc.constantFrom('limit', 'q', 'tags', 'search', '__proto__'), anyText(250)),
  { maxLength: 4 },
);
/** Raw queries too, whose percent signs do not pair. */
const anyQuery = fc.oneof(
  anyParams.map((params) => new URLSearchParams(params).toString()),
  anyText().map((text) => text.replace(/[#\s]/g, '')),
);

function toRequest(query: string) {
  return new NextRequest(new URL(`http://localhost/api/blog/posts?${query}`));
}

async function expectJson(response: Response, statuses: number[]) {
  expect(statuses).toContain(response.status);
  expect(response.headers.get('content-type')).toContain('application/json');
  const body: unknown = await response.json();
  if (response.status === 200) return body;
  expect(body).toEqual({ error: expect.any(String) });
  return undefined;
}

test('the list answers 200 or 400 in JSON, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const posts = await expectJson(getList(toRequest(query)), [200, 400]);
      if (posts) expect(Array.isArray(posts)).toBe(true);
    }),
  );
});

test('the search answers 200 or 400 in JSON, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const posts = await expectJson(getSearch(toRequest(query)), [200, 400]);
      if (posts) expect(Array.isArray(posts)).toBe(true);
    }),
  );
});

test('featured answers 200 in JSON, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      await expectJson(getFeatured(toRequest(query)), [200]);
    }),
  );
});

test('a slug answers 200 or 404 in JSON, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText(), fc.constantFrom('a', 'b')), async (slug) => {
      const params = Promise.resolve({ slug });
      const post = await expectJson(await getOne(toRequest(''), { params }), [200, 404]);
      expect(Boolean(post)).toBe(slug === 'a' || slug === 'b');
    }),
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
  );
});
