import { expect, test } from 'vitest';
import { html } from '../../../fixtures/article-html';

const NBSP = '\u00a0';

test('a number and its unit are joined by a non-breaking space', () => {
  expect(html('Take 5 mg or 250 mcg in 2 mL for 12 weeks.')).toBe(
    `<p>Take 5${NBSP}mg or 250${NBSP}mcg in 2${NBSP}mL for 12${NBSP}weeks.</p>`,
  );
});

test('a hyphenated name is wrapped in a span that keeps it on one line', () => {
  expect(html('Of BPC-157 and MOTS-c.')).toMatch(
    /^<p>Of <span[^>]*>BPC-157<\/span> and <span[^>]*>MOTS-c<\/span>\.<\/p>$/,
  );
});

test('names are kept together inside emphasis, links and headings', () => {
  for (const markdown of ['*BPC-157*', '[BPC-157](/blog)', '# BPC-157']) {
    expect(html(markdown)).toMatch(/<span[^>]*>BPC-157<\/span>/);
  }
});

test('code is left as typed', () => {
  expect(html('`BPC-157 5 mg`')).toBe('<p><code>BPC-157 5 mg</code></p>');
  expect(html('```\nBPC-157 5 mg\n```')).toBe('<pre><code>BPC-157 5 mg\n</code></pre>');
});
