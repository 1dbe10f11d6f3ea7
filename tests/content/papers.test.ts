import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaperPage } from '@/components/resources/paper-page';
import { PaperResults } from '@/components/resources/paper-results';
import { getFindingsOf } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { getPageFigures } from '@/lib/figures/data/figures';
import { getCitingPages } from '@/lib/pages/citing-pages';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import { getReferences } from '@/lib/references/references';
import { AppRouter } from '../fixtures/app-router';

const references = [...getReferences().values()];

/** The text of HTML, with tags replaced by spaces. */
const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x?[0-9a-f]+;/g, '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** The numbers of a text, without their sign. */
const toNumbers = (text: string) =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));

function numbersOf({ arms, effect, p }: Finding): number[] {
  const { measure: _, unit: __, ...estimate } = effect ?? { measure: undefined };
  return [...arms, estimate]
    .flatMap((part) =>
      Object.values(part).flatMap((value) => (typeof value === 'number' ? Math.abs(value) : [])),
    )
    .concat(toNumbers(p ?? ''));
}

test('the results of every paper show the numbers of its findings and no others', () => {
  const measured = references.filter(({ id }) => getFindingsOf(id).length > 0);
  expect(measured.length).toBeGreaterThan(200);
  for (const reference of measured) {
    for (const finding of getFindingsOf(reference.id)) {
      const html = renderToStaticMarkup(
        PaperResults({ name: 'It', reference, findings: [finding] }),
      );
      const shown = toNumbers(toText(html.slice(html.indexOf('<tbody'))));
      const known = toNumbers(JSON.stringify({ ...finding, id: '', seen: '' }));
      expect(shown, finding.id).toEqual(expect.arrayContaining(numbersOf(finding)));
      expect(
        shown.filter((number) => !known.includes(number)),
        finding.id,
      ).toEqual([]);
    }
  }
});

test('a record has a page with its title, its facts and a link if one is known', () => {
  const every = 24;
  for (const reference of references.filter((_, index) => index % every === 0)) {
    const { id, custom, DOI, PMID, URL } = reference;
    const html = renderToStaticMarkup(createElement(AppRouter, null, PaperPage({ reference })));
    expect(html.match(/<h1/g), id).toHaveLength(1);
    if (custom.facts.length > 0) expect(html, id).toContain('In short');
    expect(html.includes('No link is known'), id).toBe(!DOI && !PMID && !URL);
  }
});

test('a peptide page is listed under every paper that it cites', () => {
  for (const peptide of getPeptides()) {
    for (const key of toPeptideCitations(peptide, getPageFigures(peptide.slug).boxes).keys) {
      const paths = getCitingPages(key).map(({ href }) => href.split('#')[0]);
      expect(paths, key).toContain(peptidePath(peptide.slug));
    }
  }
});

test('citing sentences are listed under their page without citation markup', () => {
  const step1 = getCitingPages('wilding-2021-step1');
  const article = step1.find(({ href }) => href.startsWith('/blog/semaglutide-'));
  expect(article?.sentences.join(' ')).toContain('14.9%');
  for (const { sentences } of references.flatMap(({ id }) => getCitingPages(id))) {
    for (const sentence of sentences) expect(sentence).not.toMatch(/\[@|\[=| \.|^$/);
  }
});
