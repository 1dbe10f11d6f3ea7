import { expect, test } from 'vitest';
import { getReferenceLinks } from '@/lib/references/reference-links';
import { reference } from '@/tests/fixtures/content-directory';

test('the free full text is first, then DOI, PubMed and the record’s own URL', () => {
  const links = getReferenceLinks({
    ...reference,
    PMCID: 'PMC1',
    DOI: '10.1000/x',
    PMID: '2',
    URL: 'https://www.example.org/label.pdf',
  });
  expect(links.map(({ kind, href }) => [kind, href])).toEqual([
    ['Free full text', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1/'],
    ['DOI', 'https://doi.org/10.1000/x'],
    ['PubMed', 'https://pubmed.ncbi.nlm.nih.gov/2/'],
    ['Page', 'https://www.example.org/label.pdf'],
  ]);
});

test('a URL that repeats the DOI is left out, and a record may have no links', () => {
  const { DOI, PMID, ...bare } = reference;
  const URL = 'https://doi.org/10.1000/x';
  expect(getReferenceLinks({ ...bare, DOI: '10.1000/x', URL })).toHaveLength(1);
  expect(getReferenceLinks({ ...bare, URL: undefined })).toEqual([]);
});
