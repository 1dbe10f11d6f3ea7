import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderFeedHtml } from '@/lib/markdown/render';
import { toTree } from '@/tests/fixtures/article-html';

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const feedHtml = (markdown: string) =>
  renderFeedHtml(toTree(markdown).tree, 'https://example.org/blog/a-post');

test.each([
  ['/archive', 'https://example.org/archive'],
  ['#part', 'https://example.org/blog/a-post#part'],
  ['other', 'https://example.org/blog/other'],
  ['//cdn.example.net/x', 'https://cdn.example.net/x'],
  ['https://example.net/x', 'https://example.net/x'],
  ['mailto:a@b.org', 'mailto:a@b.org'],
])('a link to %s is absolute', (address, absolute) => {
  expect(feedHtml(`[x](${address})`)).toBe(`<p><a href="${absolute}">x</a></p>`);
});

test('an image has an absolute source and keeps its description', () => {
  expect(feedHtml('![A vial](/images/a.webp)')).toBe(
    '<p><img src="https://example.org/images/a.webp" alt="A vial"></p>',
  );
});

test('headings and citations link to the page itself', () => {
  expect(feedHtml('# One\n\nTwo [@a].')).toContain('href="https://example.org/blog/a-post#one"');
  expect(feedHtml('Two [@a].')).toContain('href="https://example.org/blog/a-post#reference-1"');
});

test('what only a screen can show is left out', () => {
  const result = feedHtml('> [!EVIDENCE 2]\n> Mice.\n\n> [!SAFETY]\n> Care with BPC-157.');
  expect(result).not.toMatch(/<svg|aria-hidden|class=|tabindex|role=| id=/);
  expect(result).toContain('Level 2 of 5, animal studies.');
  expect(result).toContain('Safety');
});

test('two hidden elements side by side are both left out', () => {
  const hidden = {
    type: 'element',
    tagName: 'i',
    properties: { ariaHidden: 'true' },
    children: [],
  };
  const tree = { type: 'root', children: [hidden, hidden] } as Parameters<typeof renderFeedHtml>[0];
  expect(renderFeedHtml(tree, 'https://example.org/')).toBe('');
});

test('the tree that is rendered stays as it was, for the page to use', () => {
  const { tree } = toTree('# One\n\n> [!SAFETY]\n> Care.');
  const before = JSON.stringify(tree);
  renderFeedHtml(tree, 'https://example.org/blog/a-post');
  expect(JSON.stringify(tree)).toBe(before);
});

test('an address that is no address does not keep the feed from being written', () => {
  expect(() => feedHtml('[x](https://) and [y](http://[)')).not.toThrow();
});

test('of a glossary term a feed keeps the words, not the button or the definition', () => {
  expect(feedHtml('Two [[half-life|half-lives]] later.')).toBe('<p>Two half-lives later.</p>');
});
