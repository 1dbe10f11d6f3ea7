import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GET as getJson } from '@/app/unknown/file.json/route';
import { GET as getText } from '@/app/unknown/file.txt/route';
import { toFallbackRewrites } from '@/lib/platform/unknown-addresses';

const destinations = toFallbackRewrites().map(({ destination }) => destination);

test('every kind of unknown path is rewritten to its own page or route, and all of these are used', () => {
  for (const path of destinations) {
    const files = ['page.tsx', 'route.ts'].map((name) => `app${path}/${name}`);
    expect(
      files.filter((file) => existsSync(file)),
      path,
    ).toHaveLength(1);
  }
  const pages = readdirSync('app/unknown', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/unknown/${name}`)
    // Served only by a saved copy's service worker, for pages that are not in the copy.
    .filter((path) => path !== '/unknown/not-kept');
  expect([...new Set(destinations)].sort()).toEqual(pages.sort());
});

test('a missing file gets a 404 in its own format', async () => {
  const json = getJson();
  expect(json.status).toBe(404);
  expect(await json.json()).toEqual({ error: expect.any(String) });
  const text = getText();
  expect(text.status).toBe(404);
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const rewrites = toFallbackRewrites();
  for (const folder of ['/cite', '/feeds']) {
    const own = rewrites.filter(({ source }) => source.startsWith(`${folder}/`));
    expect(own.map(({ destination }) => destination)).toEqual([
      '/unknown/file.json',
      '/unknown/file.txt',
    ]);
  }
});
