import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { checkShape } from '@/lib/content/check-shape';
import { toTree } from '@/tests/fixtures/article-html';
import { postSource } from '../../../fixtures/content-directory';
import { parsePost } from '../../../fixtures/parse-post';

const check = (body: string) => checkShape('content/posts/a.md', body, 9);

test('a text of lists in a quote, a table and code is accepted', () => {
  const body = `${'A line of text. '.repeat(60)}\n\n> - a\n>   - b\n>     1. c\n\n| a | b |\n|---|---|\n`;
  expect(check(body + '| `1` | [2](/x) |\n'.repeat(60))).toEqual([]);
});

test.each([
  ['quotes in quotes', `Text\n${'>'.repeat(13)} x`, 10, 'nested too deeply'],
  ['lists in lists on one line', `Text\n\n${'- '.repeat(13)}x`, 11, 'nested too deeply'],
  ['lists in lists by indentation', `- a\n${' '.repeat(61)}- b`, 10, 'nested too deeply'],
  ['notes in notes', `${'[^a]: '.repeat(13)}x`, 9, 'nested too deeply'],
  ['a line without end', 'word '.repeat(1001), 9, 'holds more than 5000 characters'],
  ['brackets without end', `${'['.repeat(800)}\n${']'.repeat(800)}`, 10, '1500 signs of markup'],
])('%s are refused with their line', (_, body, line, message) => {
  expect(check(body)).toEqual([
    { file: 'content/posts/a.md', line, message: expect.stringContaining(message) },
  ]);
});

test('a text as long as a book is refused', () => {
  expect(check('Words.\n\n'.repeat(20_000))).toEqual([
    { file: 'content/posts/a.md', message: expect.stringContaining('make it several texts') },
  ]);
});

/** Markup that can take Markdown parsers quadratic time, repeated `count` times. */
const PATHOLOGICAL: Record<string, (count: number) => string> = {
  brackets: (count) => '['.repeat(count),
  'closing brackets': (count) => ']'.repeat(count),
  'open links': (count) => '[a]('.repeat(count),
  'links in links': (count) => `${'['.repeat(count)}a${'](b)'.repeat(count)}`,
  'images in images': (count) => `${'!['.repeat(count)}a${'](b)'.repeat(count)}`,
  emphasis: (count) => `${'*a _b '.repeat(count)}${'c_ d*'.repeat(count)}`,
  'strong text': (count) => `${'**'.repeat(count)}a${'**'.repeat(count)}`,
  code: (count) => Array.from({ length: Math.min(count, 200) }, (_, i) => '`'.repeat(i)).join(' '),
  quotes: (count) => '>'.repeat(count),
  lists: (count) => '- '.repeat(count),
  'lists by indentation': (count) =>
    Array.from({ length: Math.min(count, 400) }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
  notes: (count) => '[^a]: '.repeat(count),
  tags: (count) => '<a '.repeat(count),
  entities: (count) => '&#'.repeat(count),
  addresses: (count) => 'http://a.'.repeat(count),
  mails: (count) => 'a@b.'.repeat(count),
  tables: (count) => `|${'a|'.repeat(count)}\n|${'-|'.repeat(count)}\n`,
  names: (count) => 'A-1'.repeat(count),
  terms: (count) => '[[a|'.repeat(count),
};

test.each(Object.entries(PATHOLOGICAL))('%s by the thousand are refused or rendered', (_, make) => {
  for (const count of [10, 450, 100_000]) {
    const result = parsePost('a-post.md', postSource({}, make(count)));
    if (Array.isArray(result)) expect(result[0]?.file).toBe('content/posts/a-post.md');
    else expect(toHtml(toTree(result.post.document.body).tree)).toEqual(expect.any(String));
  }
});
