import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, toTree } from '@/tests/fixtures/article-html';

const idsOf = (markdown: string) =>
  [...html(markdown).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test('the table of contents has the main sections in order', () => {
  expect(toTree('# One\n\n## Inner\n\n# Two *three*').toc).toEqual([
    { id: 'one', text: 'One' },
    { id: 'two-three', text: 'Two three' },
  ]);
});

test('a citation in a heading is in neither its id nor its contents entry', () => {
  expect(toTree('# Results [@a]').toc).toEqual([{ id: 'results', text: 'Results' }]);
});

test('headings with the same text get different ids', () => {
  expect(idsOf('# One\n\n## One\n\n# One')).toEqual(['one', 'one-1', 'one-2']);
});

test.each(['Main', 'References'])('a heading "%s" does not get an id the page uses', (text) => {
  expect(idsOf(`# ${text}`)).toEqual([`${text.toLowerCase()}-1`]);
});

test('a heading never shares an id with a citation', () => {
  const ids = idsOf('# Citation 1\n\n# Reference 1\n\nText [@a].');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('reference-1');
});

test('no two elements of an article share an id', () => {
  const line = fc.constantFrom(
    '# One',
    '## One',
    '# One 1',
    '# main',
    '# ?',
    'Text [@a; @b].',
    '#',
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const ids = idsOf(lines.join('\n\n'));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('');
    }),
  );
});

test('a heading is a link to itself unless it contains another link', () => {
  expect(html('# One `two`')).toContain('<a href="#one-two">One <code>two</code></a>');
  expect(html('# [One](/blog)')).toBe('<h2 id="one"><a href="/blog">One</a></h2>');
});

test('an evidence callout sets the article’s evidence level', () => {
  expect(toTree('> [!EVIDENCE 3]\n> Few people.').evidenceLevel).toBe(3);
  expect(toTree('> [!SAFETY]\n> Care.').evidenceLevel).toBeUndefined();
});

test('an evidence callout states its level in words before its text', () => {
  expect(html('> [!EVIDENCE 2]\n> Mice *only*.\n>\n> And rats.')).toContain(
    '<p><strong>Level 2 of 5, animal studies.</strong> Mice <em>only</em>.</p><p>And rats.</p>',
  );
});

test('a callout is a note with its title, without its marker', () => {
  const takeaways = html('> [!TAKEAWAYS]\n> - One.\n> - Two.');
  expect(takeaways).toContain('role="note"');
  expect(takeaways).toContain('Key takeaways</div><ul><li>One.</li><li>Two.</li></ul>');
  expect(html('> [!SAFETY]\n> Care.')).toMatch(/Safety<\/div><p>Care\.<\/p><\/div>$/);
});

test('a quote without a callout marker stays a quote', () => {
  expect(html('> Said someone.')).toBe('<blockquote><p>Said someone.</p></blockquote>');
});

test('our own arithmetic is spelt out, but in code it stays as typed', () => {
  expect(html('About 14% [= 81 / 6] of it. `[= 1 + 1]`')).toBe(
    '<p>About 14% (our arithmetic: 81 ÷ 6) of it. <code>[= 1 + 1]</code></p>',
  );
  expect(html('6 [= 60000 / 10000] and 0.6 [= 1000.5 - 999.9]')).toBe(
    '<p>6 (our arithmetic: 60,000 ÷ 10,000) and 0.6 (our arithmetic: 1,000.5 − 999.9)</p>',
  );
});

test('a status callout has its own class', () => {
  expect(html('> [!STATUS bpc-157]\n> As of 2026.')).toContain('class="callout callout-status"');
});

test('[!FIGURE] renders a figure with its number, its sources as citations and its data as a table', () => {
  const shown = html('> [!FIGURE step-weight]');
  // Its name is the title, not the whole caption, which also has sources and files.
  expect(shown).toMatch(
    /<figure class="my-6[^"]*" aria-label="Body weight in the STEP trials[^"]*"/,
  );
  expect(shown).toContain('Figure 1. Body weight in the STEP trials');
  expect(shown).toContain('href="/figures/step-weight.parts.svg#wide"');
  expect(shown).toContain('href="#reference-1"');
  expect(shown).toContain('<th scope="row">STEP 1</th>');
  expect(shown).not.toContain('callout');
});

test('a figure’s table is not counted among the tables of the text', () => {
  const shown = html('> [!FIGURE step-weight]\n\nTable: Doses\n\n| a | b |\n| - | - |\n| 1 | 2 |');
  expect(shown).toContain('Table 1. Doses');
});

test('an infographic is embedded by its id', () => {
  const shown = html('> [!FIGURE syringe-marks]');
  expect(shown).toContain('Figure 1. <span class="nowrap">U-100</span> syringe marks');
  expect(shown).toContain('href="/resources/infographics#syringe-marks"');
});
