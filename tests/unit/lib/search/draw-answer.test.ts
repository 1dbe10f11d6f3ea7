import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageFeatures } from '@/lib/platform/page-features';
import type { Hit, SiteAnswer } from '@/lib/search/answer-schema';
import { drawAnswer, drawRest, drawSamples } from '@/lib/search/draw-answer';
import { toShell } from '@/lib/search/search-shell';
import { anyText } from '@/tests/fixtures/arbitraries';

const hit = (changes: Partial<Hit> = {}): Hit => ({
  kind: 'peptide',
  label: 'Peptide',
  address: '/peptides/bpc-157',
  title: 'BPC-157',
  score: 1,
  snippet: [
    { text: 'About ', isMatch: false },
    { text: 'rats', isMatch: true },
  ],
  ...changes,
});
const answer = (hits: Hit[], suggestions: SiteAnswer['suggestions'] = []): SiteAnswer => ({
  count: hits.length,
  without: hits[0]?.without ?? [],
  suggestions,
  groups: hits.length > 0 ? [{ kind: 'peptide', label: 'Peptides', count: hits.length, hits }] : [],
});

const near = [{ label: 'Peptide', address: '/peptides/bpc-157', title: 'BPC-157' }];

/** HTML without its tags, as a browser parses them. */
const toRest = (html: string) =>
  html.replace(/<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+(?:="[^"]*")?)*>/g, '');

test('the typed text is escaped in the field and in the status', () => {
  const html = drawAnswer('<img src=x onerror=alert(1)>"', answer([]));
  expect(toRest(html)).not.toContain('<');
  expect(html).toContain('value="<img src=x onerror=alert(1)>&#x22;"');
  expect(html).toContain('Nothing found for');
  expect(html).toContain('&#x3C;img src=x onerror=alert(1)>');
});

test('no typed or found text creates an element', () => {
  fc.assert(
    fc.property(anyText(200), (text) => {
      const hits = [hit({ title: text, note: text, snippet: [{ text, isMatch: true }] })];
      for (const drawn of [answer(hits), answer([], [hit({ title: text })]), answer([])])
        expect(toRest(drawAnswer(text, drawn))).not.toContain('<');
    }),
  );
});

test('an answer shows its kind, its heading and its note, and marks the matching words', () => {
  const html = drawAnswer('rats', answer([hit({ heading: 'In rats', note: 'X: a brand of Y' })]));
  expect(html).toContain(
    '<a href="/peptides/bpc-157" class="text-link font-semibold">BPC-157: In rats</a>',
  );
  expect(html).toContain('X: a brand of Y');
  expect(html).toMatch(/About <mark[^>]*>rats<\/mark>/);
  expect(html).toContain('1 result for "rats": Peptides 1');
});

test('if nothing is near, the most needed pages follow, and the page has one form', () => {
  const rest = drawRest([{ label: 'Peptides', hits: [hit()] }]);
  const html = drawAnswer('qqq', answer([]), rest);
  expect(html).toContain('Try another spelling');
  expect(html).toContain('<h2 class="text-xl">Peptides</h2>');
  expect(html.match(/<form/g)).toHaveLength(1);
  expect(drawAnswer('qqq', answer([], near), rest)).not.toContain('Peptides</h2>');
  expect(drawAnswer('rats', answer([hit()]), rest)).toBe(drawAnswer('rats', answer([hit()])));
});

test('without hits the nearest pages are offered, or another spelling', () => {
  expect(drawAnswer('bpc-158', answer([], near))).toContain('The nearest pages');
  expect(drawAnswer('zzzz', answer([]))).toContain('Try another spelling');
});

test('left-out words are named, for the whole answer and for each hit', () => {
  const html = drawAnswer('rats overnight', answer([hit({ without: ['overnight'] })]));
  expect(html).toContain('Peptides 1. Without: overnight<');
  expect(html).toContain('<p class="text-muted text-xs">Without: overnight</p>');
  expect(drawAnswer('rats', answer([hit()]))).not.toContain('Without');
});

test('the page is split at its only pair of answer markers', () => {
  expect(toShell('a<!--answer-->x<!--/answer-->b', 'p')).toEqual({
    before: 'a<!--answer-->',
    rest: 'x',
    after: '<!--/answer-->b',
    policy: 'p',
  });
  for (const html of ['', 'a<!--answer-->b', 'a<!--answer-->x<!--/answer--><!--answer-->'])
    expect(() => toShell(html, 'p')).toThrow('platform/README');
  expect(drawRest([{ label: 'Peptides', hits: [hit()] }])).not.toContain('<!--');
});

test('the samples have every element and class that an answer can have', () => {
  const { tokens } = readPageFeatures(drawSamples());
  const answers = [
    answer([hit({ heading: 'In rats', note: 'X: a brand of Y', without: ['x'] })]),
    answer([], near),
    answer([]),
  ];
  for (const each of answers) {
    const drawn = readPageFeatures(drawAnswer('rats', each));
    expect([...drawn.tokens].filter((token) => !tokens.has(token))).toEqual([]);
  }
});
