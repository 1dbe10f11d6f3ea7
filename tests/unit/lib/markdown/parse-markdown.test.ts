import { expect, test } from 'vitest';
import { html } from '../../../fixtures/article-html';

test.each([
  ['# One', 'h2'],
  ['## One', 'h3'],
  ['### One', 'h4'],
  ['#### One', 'h5'],
  ['##### One', 'h6'],
  ['###### One', 'h6'],
])('%s becomes a heading one level down', (markdown, tag) => {
  expect(html(markdown)).toBe(`<${tag} id="one"><a href="#one">One</a></${tag}>`);
});

test('a hash without a space is text', () => {
  expect(html('#One')).toBe('<p>#One</p>');
});

test('every plain line becomes its own paragraph', () => {
  expect(html('One\nTwo\n\nThree')).toBe('<p>One</p><p>Two</p><p>Three</p>');
});

test('a line break written as two blanks or a backslash starts a paragraph too', () => {
  expect(html('One  \nTwo\\\nThree')).toBe('<p>One</p><p>Two</p><p>Three</p>');
});

test('lines keep their markup when they become paragraphs', () => {
  expect(html('*One* and\n**Two** `x`\n[Three](/blog)')).toBe(
    '<p><em>One</em> and</p><p><strong>Two</strong> <code>x</code></p>' +
      '<p><a href="/blog">Three</a></p>',
  );
});

test.each(['---', '***'])('a line of %s under text is a rule, never a heading', (rule) => {
  expect(html(`One\n${rule}\nTwo`)).toBe('<p>One</p><hr><p>Two</p>');
});

test('a line of equals signs under text is text', () => {
  expect(html('One\n===')).toBe('<p>One</p><p>===</p>');
});

test('an indented line is a paragraph, not code', () => {
  expect(html('    One\n\n\tTwo')).toBe('<p>One</p><p>Two</p>');
});

test('HTML is shown as text', () => {
  expect(html('<script>alert(1)</script>')).toBe('<p>&#x3C;script>alert(1)&#x3C;/script></p>');
  expect(html('a <b onclick="x">b</b>')).toBe('<p>a &#x3C;b onclick="x">b&#x3C;/b></p>');
  expect(html('<!-- note -->')).toBe('<p>&#x3C;!-- note --></p>');
  expect(html('<div>\n# One')).toContain('<h2 id="one">');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](data:text/html,<b>)',
  '[x](vbscript:x)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://example.org/1)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
])('%s becomes a link without a URL', (markdown) => {
  expect(html(markdown)).toMatch(/<a>[^<]*<\/a>/);
  expect(html(markdown)).not.toContain('href');
});

test('an image with an unsafe URL has no source', () => {
  expect(html('![x](javascript:alert(1))')).toBe('<p><img alt="x"></p>');
});

test.each(['https://example.org/', 'http://example.org/', '/blog', '#part', 'mailto:a@b.org'])(
  'a link to %s keeps its URL',
  (address) => {
    expect(html(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>`);
  },
);

test('a bare URL becomes a link', () => {
  expect(html('See https://example.org/a.')).toContain(
    '<a href="https://example.org/a">https://example.org/a</a>.',
  );
});

test('emphasis, strong text, strikethrough and code render', () => {
  expect(html('*a* _b_ **c** ~~d~~ `e`')).toBe(
    '<p><em>a</em> <em>b</em> <strong>c</strong> <del>d</del> <code>e</code></p>',
  );
});

test('a single tilde is text, not strikethrough', () => {
  expect(html('~5 to 7~ and H~2~O')).toBe('<p>~5 to 7~ and H~2~O</p>');
});

test('lists render, nested or numbered from any number', () => {
  expect(html('- a\n  - b\n- c')).toBe('<ul><li>a\n<ul><li>b</li></ul></li><li>c</li></ul>');
  expect(html('3. a\n4. b')).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
});

test('a task list has disabled checkboxes', () => {
  expect(
    html('- [x] a\n- [ ] b').match(/<input type="checkbox"( checked)? disabled>/g),
  ).toHaveLength(2);
});

test('a quote keeps its lines as paragraphs', () => {
  expect(html('> a\n> b')).toBe('<blockquote><p>a</p><p>b</p></blockquote>');
});

test('code keeps its lines, blanks and symbols', () => {
  expect(html('```\na  b\n\n  <c> *d*\n```')).toBe(
    '<pre><code>a  b\n\n  &#x3C;c> *d*\n</code></pre>',
  );
});

test('a table renders with its alignment', () => {
  const table = html('| a | b |\n|:--|--:|\n| 1 | 2 |');
  expect(table).toContain('<th align="left">a</th><th align="right">b</th>');
  expect(table).toContain('<td align="left">1</td><td align="right">2</td>');
});

test('a footnote and its note link to each other', () => {
  const page = html('One[^a].\n\n[^a]: The note.');
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
});
