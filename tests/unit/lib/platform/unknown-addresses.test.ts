import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metadata } from '@/app/unknown/layout';
import { toFallbackRewrites, toPageStatuses } from '@/lib/platform/unknown-addresses';

const destinations = toFallbackRewrites().map(({ destination }) => destination);

test('every kind of unknown address leads to a page or an answer of its own, and every such one is led to', () => {
  for (const path of destinations) {
    const files = ['page.tsx', 'route.ts'].map((name) => `app${path}/${name}`);
    expect(
      files.filter((file) => existsSync(file)),
      path,
    ).toHaveLength(1);
  }
  const pages = readdirSync('app/unknown', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/unknown/${name}`);
  expect([...destinations].sort()).toEqual(pages.sort());
});

test('none of them is in an index, and only unknown articles are 404', () => {
  expect(metadata.robots).toEqual({ index: false });
  expect([...toPageStatuses()]).toEqual([['unknown/article', 404]]);
});
