import { toString as toText } from 'hast-util-to-string';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import {
  formatMarkdownTwin,
  getPostContent,
  respondWithMarkdown,
} from '@/lib/api/markdown-response';
import { getPosts } from '@/lib/articles/posts';
import { toCitedText } from '@/lib/glossary/cited-text';

const reader = unified().use(remarkParse).use(remarkGfm);

/** What an independent Markdown parser finds in a text. */
function read(markdown: string) {
  const tree: Root = reader.parse(markdown);
  const found = {
    headings: [] as string[],
    tables: 0,
    quotes: 0,
    marks: new Set<string>(),
    definitions: [] as string[],
    addresses: [] as string[],
    levels: new Set<number>(),
    unspoken: [] as string[],
    html: [] as string[],
    words: '',
  };
  visit(tree, (node) => {
    if (node.type === 'heading') found.headings.push(toWords(node));
    if (node.type === 'heading') found.levels.add(node.depth);
    // An image needs alt text, and must not be one of the files that pages show parts of.
    if (node.type === 'image' && (!node.alt || /\.parts\.|\/figures\.svg/.test(node.url)))
      found.unspoken.push(node.url);
    if (node.type === 'table') found.tables += 1;
    if (node.type === 'blockquote') found.quotes += 1;
    if (node.type === 'footnoteReference') found.marks.add(node.identifier);
    if (node.type === 'footnoteDefinition') found.definitions.push(node.identifier);
    if (node.type === 'link' || node.type === 'image') found.addresses.push(node.url);
    if (node.type === 'html') found.html.push(node.value);
    if (node.type === 'text') found.words += node.value;
  });
  return found;
}

function toWords(node: unknown): string {
  let words = '';
  visit(node as Root, 'text', ({ value }) => {
    words += value;
  });
  return words.replace(/\s+/g, ' ');
}

/** The same facts about the page, from its element tree. */
function readPage(post: (typeof posts)[number]) {
  const { tree, citedKeys } = toCitedText(post.document);
  const headings: string[] = [];
  let [tables, callouts] = [0, 0];
  visit(tree, 'element', (node) => {
    if (/^h[2-6]$/.test(node.tagName)) headings.push(toText(node).replace(/\s+/g, ' '));
    if (node.tagName === 'table') tables += 1;
    if (Array.isArray(node.properties.className) && node.properties.className.includes('callout'))
      callouts += 1;
  });
  return { headings, tables, callouts, sourceCount: citedKeys.length };
}

const posts = getPosts();
const texts = posts.flatMap((post) => [
  {
    post,
    of: post.slug,
    markdown: formatMarkdownTwin(post),
    before: [post.title],
    after: ['Note'],
  },
  { post, of: `${post.slug} in the API`, markdown: getPostContent(post), before: [], after: [] },
]);

describe.each(texts)('the Markdown of $of', ({ post, markdown, before, after }) => {
  const twin = read(markdown);
  const page = readPage(post);

  test('has the headings, tables and callouts of its page', () => {
    expect(twin.headings).toEqual([...before, ...page.headings, ...after]);
    // With a title: it and two levels of sections. In the API: only those, '# ' and '## ' (specification).
    expect([...twin.levels].filter((level) => level > 2 + before.length)).toEqual([]);
    expect(twin.levels).toContain(1);
    expect(twin.tables).toBe(page.tables);
    expect(twin.quotes).toBeGreaterThanOrEqual(page.callouts);
  });

  test('has each reference once, with the page’s number, and a footnote mark for it', () => {
    const numbers = Array.from({ length: page.sourceCount }, (_, index) => String(index + 1));
    expect(twin.definitions).toEqual(numbers);
    expect([...twin.marks].sort()).toEqual([...numbers].sort());
  });

  test('has absolute URLs and none of our own notation', () => {
    expect(twin.addresses.filter((address) => !/^(?:https?:|mailto:)/.test(address))).toEqual([]);
    expect(twin.html).toEqual([]);
    expect(twin.unspoken).toEqual([]);
    expect(markdown).not.toMatch(/&#x|^[-*] [-*] /m);
    expect(twin.words).not.toMatch(/\[@|\[\[|\[=|\[!|↩|undefined/);
  });
});

test('an unknown article gets a 404 in Markdown with no-store', async () => {
  const answer = await respondWithMarkdown(new Request('http://localhost/blog/x.md'), 'x');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toMatch(/^# Not found\n/);
});
