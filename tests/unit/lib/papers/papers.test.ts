import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SourceLine } from '@/components/resources/source-line';
import { everyPaper, formatLinkLabel, matchesPaper } from '@/lib/papers/paper-filter';
import {
  describePaper,
  describePaperGroup,
  getPaperChoices,
  getPaperGroups,
  getPapers,
  paginate,
  requirePaperGroup,
} from '@/lib/papers/papers';
import { getReferences, requireReferences } from '@/lib/references/references';
import { reference } from '@/tests/fixtures/content-directory';

const papers = getPapers();
const count = (query: Partial<typeof everyPaper>) =>
  papers.filter((paper) => matchesPaper(paper, { ...everyPaper, ...query })).length;

test('the papers are the journal papers of the bibliography, each once', () => {
  const expected = [...getReferences().values()].filter(({ type }) => type === 'article-journal');
  expect(papers.map(({ title }) => title).sort()).toEqual(
    expected.map((reference) => reference.title.replace(/\.$/, '')).sort(),
  );
  // Versions of a review share a title, so the year is included.
  expect(new Set(papers.map(({ title, year }) => `${title} ${year}`)).size).toBe(papers.length);
});

test('papers are sorted newest first, with undated ones last', () => {
  const years = papers.map(({ year }) => year ?? 0);
  expect(years).toEqual([...years].sort((a, b) => b - a));
});

test('filters by peptide, year, kind of study and words narrow the list, also combined', () => {
  expect(count({})).toBe(papers.length);
  const trial = papers.find(({ key }) => key === 'wilding-2021-step1');
  expect(trial).toMatchObject({
    year: 2021,
    study: 'rct',
    topics: ['semaglutide'],
    by: 'Wilding et al.',
  });
  expect(count({ peptide: 'semaglutide', year: '2021', study: 'rct' })).toBeGreaterThan(0);
  expect(count({ peptide: 'semaglutide', year: '1812' })).toBe(0);
  expect(count({ peptide: 'bpc-157' })).toBeLessThan(papers.length);
  expect(count({ words: 'wilding overweight once-weekly', year: '2021' })).toBe(1);
  expect(count({ words: 'no such title' })).toBe(0);
});

test('every filter choice matches a paper, and every paper matches one kind of study', () => {
  const { peptide, year, study } = getPaperChoices(papers);
  for (const { value } of peptide) expect(count({ peptide: value }), value).toBeGreaterThan(0);
  for (const { value } of year) expect(count({ year: value }), value).toBeGreaterThan(0);
  const byStudy = study.reduce((sum, { value }) => sum + count({ study: value }), 0);
  expect(byStudy).toBe(papers.length);
});

test('a paper’s facts are its kind, its number of people and the direction of its results', () => {
  const trial = papers.find(({ key }) => key === 'wilding-2021-step1');
  expect(trial?.facts).toEqual([
    'Randomised trial',
    '1,961 people',
    'Better than with placebo; harm: more often than with placebo',
  ]);
});

test('a paper’s description asks only what it answers, and tells deaths first', () => {
  const describe = (key: string) => describePaper(requireReferences([key])[0] ?? reference);
  expect(describe('step11-2025-asia')).toBe(
    'Randomised trial, 150 people. Does it lower body weight in Asian people with less overweight? ' +
      'Better than with placebo; for harms, see the results.',
  );
  expect(describe('ley-2019-rhigf1-preterm')).toContain(
    '121 people. Deaths: 12 of 61 (19.7%) with IGF-1 with its carrier, 7 of 60 (11.7%) with usual care. Does',
  );
});

test('every record is listed once, under its kind of study', () => {
  const kinds = getPaperGroups().filter(({ by }) => by === 'kind');
  const keys = kinds.flatMap((kind) => kind.papers.map(({ key }) => key));
  expect(keys.sort()).toEqual([...getReferences().keys()].sort());
  const trials = requirePaperGroup('kind', 'rct');
  expect(paginate(trials.papers).length).toBeGreaterThan(1);
  expect(paginate(trials.papers).flat()).toEqual(trials.papers);
  expect(describePaperGroup(trials).title).toBe('Kind of study: Randomised trial');
  const about = requirePaperGroup('about', 'bpc-157');
  expect(about.papers.every(({ topics }) => topics.includes('bpc-157'))).toBe(true);
  expect(() => requirePaperGroup('about', 'none')).toThrow(/none/);
});

test.each([
  ['https://doi.org/10.1056/NEJMoa2032183', 'doi:10.1056/NEJMoa2032183'],
  ['https://doi.org/10.1016/S0140-6736(21)01324-6', 'doi:10.1016/S0140-6736(21)01324-6'],
  ['https://pubmed.ncbi.nlm.nih.gov/34324435/', 'PMID 34324435'],
  ['https://www.example.org/x', 'example.org'],
])('the link %s is labelled %s', (href, label) => {
  expect(formatLinkLabel(href)).toBe(label);
});

test('a source line has the first author, the year and the journal', () => {
  const html = renderToStaticMarkup(createElement(SourceLine, { keys: ['wilding-2021-step1'] }));
  expect(html).toContain('>Wilding 2021</a>, <em>New England Journal of Medicine</em>');
});
