import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { formatReference } from '@/lib/references/format-reference';
import { drawReferenceList } from '@/lib/references/reference-list';
import type { Reference } from '@/lib/references/references';

function makeReference(changes: Partial<Reference> = {}): Reference {
  return {
    id: 'doe-2021',
    type: 'article-journal',
    title: 'A trial of examples',
    author: [
      { family: 'Doe', given: 'AB' },
      { family: 'Roe', given: 'C' },
    ],
    'container-title': 'Journal of Examples',
    issued: { 'date-parts': [[2021, 3]] },
    volume: '384',
    page: '989-1002',
    DOI: '10.1000/example',
    PMID: '123',
    URL: 'https://www.example.org/paper',
    custom: { study: 'rct', species: 'human', topics: [], facts: [], moreAuthors: false },
    ...changes,
  };
}

const custom = makeReference().custom;
const describe = () => ({ line: 'Randomised trial', noun: 'study' });
const listHtml = (...references: Reference[]) =>
  toHtml(h('div', drawReferenceList(references, describe)));

test('a full record has authors, title, journal, year, volume, pages and DOI', () => {
  expect(formatReference(makeReference())).toEqual({
    authors: 'Doe AB, Roe C',
    title: 'A trial of examples',
    journal: 'Journal of Examples',
    detail: '2021;384:989-1002',
    link: {
      href: 'https://doi.org/10.1000/example',
      kind: 'DOI',
      text: '10.1000/example',
      label: 'doi:10.1000/example',
    },
    isNotPeerReviewed: false,
  });
});

test('further authors are "et al"', () => {
  const reference = makeReference({ custom: { ...custom, moreAuthors: true } });
  expect(formatReference(reference).authors).toBe('Doe AB, Roe C, et al');
});

test('organisations and people without initials are named as recorded', () => {
  const reference = makeReference({ author: [{ literal: 'US Agency' }, { family: 'Doe' }] });
  expect(formatReference(reference).authors).toBe('US Agency, Doe');
});

test.each([
  [{ issued: undefined }, 'n.d.;384:989-1002'],
  [{ issued: undefined, volume: undefined, page: undefined }, 'n.d'],
  [{ volume: undefined, page: undefined }, '2021'],
  [{ page: undefined }, '2021;384'],
  [{ volume: undefined }, '2021;989-1002'],
])('a record with %j has the detail %s', (changes, detail) => {
  expect(formatReference(makeReference(changes)).detail).toBe(detail);
});

test('the link is the DOI, else the PMID, else the URL with a distinct name, else none', () => {
  const withoutDoi = makeReference({ DOI: undefined });
  const withoutBoth = makeReference({ DOI: undefined, PMID: undefined, title: 'Label' });
  const withoutAny = makeReference({ DOI: undefined, PMID: undefined, URL: undefined });
  expect(formatReference(withoutDoi).link).toMatchObject({
    href: 'https://pubmed.ncbi.nlm.nih.gov/123/',
    label: 'PMID 123',
  });
  expect(formatReference(withoutBoth).link).toMatchObject({
    href: 'https://www.example.org/paper',
    label: 'example.org',
    name: 'example.org: Label',
  });
  expect(formatReference(withoutAny).link).toBeUndefined();
});

test('entries are numbered link targets with a link back to the text', () => {
  const list = listHtml(makeReference(), makeReference({ title: 'Why?' }));
  expect(list).toContain('<h2 id="references">References</h2>');
  expect(list).toMatch(
    /<li id="reference-1">.*href="#citation-1".*<li id="reference-2">.*href="#citation-2"/,
  );
  expect(list).toContain('aria-label="Back to reference 2 in the text"');
});

test('the free full text is listed first, then DOI and PMID, and the plain URL only without them', () => {
  const links = (changes: Partial<Reference>) =>
    [...listHtml(makeReference(changes)).matchAll(/href="(https[^"]+)"[^>]*>([^<]+)/g)].map(
      ([, href, label]) => [label, href],
    );
  expect(links({ PMCID: 'PMC7' })).toEqual([
    ['Free full text (PMC7)', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7/'],
    ['doi:10.1000/example', 'https://doi.org/10.1000/example'],
    ['PMID 123', 'https://pubmed.ncbi.nlm.nih.gov/123/'],
  ]);
  const bare = { DOI: undefined, PMID: undefined };
  expect(links(bare)).toEqual([['example.org', 'https://www.example.org/paper']]);
});

const unreviewed = { custom: { ...custom, study: 'announcement-or-registry' } } as const;
const unlinked = { DOI: undefined, PMID: undefined, URL: undefined };
const undated = { issued: undefined, volume: undefined, page: undefined };

test.each<[string, Partial<Reference>, string]>([
  ['one punctuation mark after a title that ends with one', { title: 'Why?' }, 'Why? <em>'],
  ['one full stop after a title that ends with one', { title: 'So it is.' }, 'So it is. <em>'],
  ['one full stop after n.d.', undated, '</em>. n.d. <a'],
  ['that no journal has reviewed it', unreviewed, 'Not peer reviewed.'],
  ['that no link is known', unlinked, '384:989-1002. No link is known. '],
  ['HTML of a record escaped', { title: '<img src=x> & co' }, '&#x3C;img src=x>'],
])('an entry has %s', (_, changes, shown) => {
  expect(listHtml(makeReference(changes))).toContain(shown);
  expect(listHtml(makeReference())).not.toContain(shown);
});

test('a record without authors begins with its title', () => {
  expect(listHtml(makeReference({ author: [] }))).not.toMatch(/<li[^>]*>\s*\./);
});
