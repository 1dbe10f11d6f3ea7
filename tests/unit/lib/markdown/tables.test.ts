import { expect, test } from 'vitest';
import { html } from '../../../fixtures/article-html';

const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |';

test('a table can be scrolled by keyboard and is labelled with its number', () => {
  expect(html(TABLE)).toMatch(/^<div [^>]*role="region" aria-label="Table 1" tabindex="0"><table>/);
});

test('a paragraph "Table: ..." before a table becomes its caption', () => {
  const page = html(`Before.\n\nTable: Sizes of *things*\n\n${TABLE}`);
  expect(page).toContain('<caption>Table 1. Sizes of <em>things</em></caption>');
  expect(page).toContain('aria-label="Table 1. Sizes of things"');
  expect(page).toContain('<p>Before.</p>');
  expect(page).not.toContain('Table:');
});

test('tables are numbered in sequence, with and without captions', () => {
  const page = html(`${TABLE}\n\nText.\n\nTable: Second\n\n${TABLE}\n\nText.\n\n${TABLE}`);
  expect([...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Table 1',
    'Table 2. Second',
    'Table 3',
  ]);
});

test('a citation in a caption is numbered, and left out of the aria-label', () => {
  const page = html(`Table: Sizes [@a]\n\n${TABLE}`);
  expect(page).toContain('href="#reference-1"');
  expect(page).toMatch(/aria-label="Table 1\. Sizes ?"/);
});

test('a paragraph "Table: ..." without a table stays text', () => {
  expect(html('Table: nothing follows\n\nText.')).toBe('<p>Table: nothing follows</p><p>Text.</p>');
});

test('an empty header cell becomes a plain cell, so that no header is unnamed', () => {
  expect(html('| | b |\n|---|---|\n| 1 | 2 |')).toContain('<tr><td></td><th>b</th></tr>');
});

test('a table inside a list or quote is wrapped too', () => {
  expect(html(`> ${TABLE.replaceAll('\n', '\n> ')}`)).toMatch(
    /^<blockquote><div [^>]*role="region"/,
  );
});

test('below an empty corner cell each row’s first cell is its header', () => {
  expect(html('| | b |\n|---|---|\n| 1 | 2 |')).toContain(
    '<tr><th scope="row">1</th><td>2</td></tr>',
  );
  expect(html(TABLE)).toContain('<tr><td>1</td><td>2</td></tr>');
});

test('rows of a four-column table can be shown as blocks: cells name their column, numbers are marked', () => {
  const page = html(
    '| a | b | c | d |\n|---|---|---|---|\n| 1 | 12% | many words that say what was seen | none |',
  );
  expect(page).toContain('<table class="blocks">');
  expect(page).toContain('<td data-label="b" class="number">12%</td>');
  expect(page).toContain('<td data-label="c">many');
  expect(page).toContain('<td data-label="d">none</td>');
  expect(html(TABLE)).not.toContain('data-label');
});
