import type { Root } from 'hast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderFeedHtml, renderPageHtml } from '@/lib/markdown/render';
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
])('a link to %s becomes absolute', (address, absolute) => {
  expect(feedHtml(`[x](${address})`)).toBe(`<p><a href="${absolute}">x</a></p>`);
});

test('an image gets an absolute source and keeps its alt text', () => {
  expect(feedHtml('![A vial](/images/a.webp)')).toBe(
    '<p><img src="https://example.org/images/a.webp" alt="A vial"></p>',
  );
});

test('headings and citations link to the article’s page', () => {
  expect(feedHtml('# One\n\nTwo [@a].')).toContain('href="https://example.org/blog/a-post#one"');
  expect(feedHtml('Two [@a].')).toContain('href="https://example.org/blog/a-post#reference-1"');
});

test('screen-only parts and attributes are left out', () => {
  const result = feedHtml('> [!EVIDENCE 2]\n> Mice.\n\n> [!SAFETY]\n> Care with BPC-157.');
  expect(result).not.toMatch(/<svg|aria-hidden|class=|tabindex|role=| id=/);
  expect(result).toContain('Level 2 of 5, animal studies.');
  expect(result).toContain('Safety');
});

test('two adjacent hidden elements are both left out', () => {
  const hidden = {
    type: 'element',
    tagName: 'i',
    properties: { ariaHidden: 'true' },
    children: [],
  };
  const tree = { type: 'root', children: [hidden, hidden] } as Parameters<typeof renderFeedHtml>[0];
  expect(renderFeedHtml(tree, 'https://example.org/')).toBe('');
});

test('an invalid URL does not make the feed throw', () => {
  expect(() => feedHtml('[x](https://) and [y](http://[)')).not.toThrow();
});

test('in a feed, a glossary term is its words, without the button or the definition', () => {
  expect(feedHtml('A [[hormone]] later.')).toBe('<p>A hormone later.</p>');
});

const pageHtml = (markdown: string) => renderPageHtml(toTree(markdown).tree);

test.each(['[bad](javascript:alert(1))', '[bad]()'])(
  'on a page %s, which has no valid URL, is text',
  (markdown) => {
    expect(pageHtml(`${markdown} and *stress*`)).toBe('<p>bad and <em>stress</em></p>');
  },
);

test('on a page a link keeps its URL, its id and its aria-label', () => {
  expect(pageHtml('[x](/blog/a?b=1&c=2)')).toBe('<p><a href="/blog/a?b=1&#x26;c=2">x</a></p>');
  expect(pageHtml('Two [@a].')).toContain(
    '<a href="#reference-1" id="citation-1" aria-label="Reference 1">1</a>',
  );
});

test('on a page a column is aligned by an inline style', () => {
  const result = pageHtml('| a | b |\n|--:|---|\n| 1 | 2 |');
  expect(result.match(/ style="text-align: right"/g)).toHaveLength(2);
  expect(result).not.toContain('align=');
});

test.each([
  ['feed', (tree: Root) => renderFeedHtml(tree, 'https://example.org/blog/a-post')],
  ['page', renderPageHtml],
])('rendering a %s does not change the tree', (_, render) => {
  const bad = '[bad](javascript:alert(1))\n\n| a |\n|--:|\n| 1 |';
  const { tree } = toTree(`# One\n\n> [!SAFETY]\n> Care.\n\n${bad}`);
  const before = structuredClone(tree);
  render(tree);
  expect(tree).toEqual(before);
});
