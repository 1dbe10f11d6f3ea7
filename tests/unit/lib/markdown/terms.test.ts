import { expect, test } from 'vitest';
import { findTerm } from '@/lib/glossary/glossary';
import { html, plain, toTree } from '@/tests/fixtures/article-html';

/** Wraps hyphenated terms as pages do, to keep them on one line. */
const nowrap = (text: string) =>
  text.replace(/half-(?:life|lives)/g, '<span class="nowrap">$&</span>');
const definition = nowrap(findTerm('half-life')?.definition ?? 'no such term');

test('a glossary term is a button that opens its definition, which links to the glossary', () => {
  expect(html('The [[half-life]] matters.')).toBe(
    `<p>The <button type="button" popovertarget="term-half-life">${nowrap('half-life')}</button>` +
      `<span id="term-half-life" popover="auto">${definition} ` +
      '<a href="/resources/glossary#half-life">Glossary</a></span> matters.</p>',
  );
});

test('a term can show other words, and is found by alias and in any case', () => {
  expect(plain('[[half-life|Half-lives]]')).toContain('Half-lives');
  expect(html('[[Bac Water]]')).toContain('/resources/glossary#bacteriostatic-water');
});

test('a definition is in the HTML once, and each mention opens it', () => {
  const text = html('A [[half-life]].\n\nTwo [[half-life|half-lives]].');
  expect(text.match(/popovertarget="term-half-life"/g)).toHaveLength(2);
  expect(text.match(/id="term-half-life"/g)).toHaveLength(1);
});

test('terms work in lists, tables and callouts, next to citations', () => {
  const text = html(
    '- A [[receptor]].\n\n| x |\n|---|\n| [[placebo]] |\n\n> [!SAFETY]\n> An [[endotoxin]].[@a]',
  );
  for (const id of ['term-receptor', 'term-placebo', 'term-endotoxin'])
    expect(text).toContain(`id="${id}"`);
  expect(text).toContain('href="#reference-1"');
});

test('a term in code or in a link does not become a button', () => {
  expect(html('`[[half-life]]`')).toBe('<p><code>[[half-life]]</code></p>');
  expect(html('[see [[half-life]]](/archive)')).not.toContain('<button');
});

test('a heading named like a definition does not get its id', () => {
  const { toc } = toTree('# Term half-life\n\nA [[half-life]].');
  expect(toc).toEqual([{ id: 'section-term-half-life', text: 'Term half-life' }]);
});

test('an unknown term, which validation refuses, renders as its words', () => {
  expect(html('An [[unheard word|odd word]].')).toBe('<p>An odd word.</p>');
});
