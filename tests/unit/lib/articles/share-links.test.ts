import { expect, test } from 'vitest';
import { getShareLinks } from '@/lib/articles/share-links';

const url = 'https://example.org/blog/a?b=c&d';
const text = 'Dose & response: 50 % "more"';

test.each([
  ['X', 'https://twitter.com/intent/tweet', { text, url }],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }],
])('the link to %s has exactly its parameters', (name, address, params) => {
  const href = getShareLinks({ url, text }).find((link) => link.name === name)?.href ?? '';
  const link = new URL(href);
  expect(`${link.origin}${link.pathname}`).toBe(address);
  expect(Object.fromEntries(link.searchParams)).toEqual(params);
});

test('there are three share links, in the order of the specification', () => {
  expect(getShareLinks({ url, text }).map(({ name }) => name)).toEqual([
    'X',
    'Facebook',
    'LinkedIn',
  ]);
});
