import { expect, test } from 'vitest';
import { compareRetractions } from '@/lib/evidence/compare-retractions';
import { parseReferences } from '@/lib/references/references';
import { reference } from '@/tests/fixtures/content-directory';

const references = [
  ...parseReferences(
    JSON.stringify([
      reference,
      { ...reference, id: 'roe-2020-other', DOI: undefined, PMID: '777' },
    ]),
  ).values(),
];
const known = {
  comparedWith: 'Retraction Watch data',
  dataOf: '2026-01-01',
  checkedAt: '2026-01-02',
  byDoi: 0,
  byTopic: 5,
  notices: [],
};
const options = { known, dataOf: '2026-08-21', today: '2026-11-22' };
const row = {
  OriginalPaperDOI: '10.1000/EXAMPLE.1',
  RetractionDOI: '10.1000/notice',
  RetractionDate: '5/3/2025 0:00',
  RetractionNature: 'Retraction',
  Reason: '+Error in Data;+Concerns;',
};

test('a data row is matched to its record by DOI, ignoring case, or by PMID', () => {
  const other = { OriginalPaperPubMedID: '777', RetractionNature: 'Expression of concern' };
  const { notices } = compareRetractions(references, [row, other], options);
  expect(notices).toMatchObject([
    {
      reference: 'doe-2021-example',
      kind: 'retraction',
      date: '2025-05-03',
      notice: { DOI: '10.1000/notice' },
      what: 'Reasons as the data gives them: Error in Data, Concerns.',
    },
    { reference: 'roe-2020-other', kind: 'concern', date: '2026-08-21' },
  ]);
});

test('the result has the date of the data and the number of records, and keeps known notices', () => {
  const first = compareRetractions(references, [row], options);
  expect(first).toMatchObject({ dataOf: '2026-08-21', checkedAt: '2026-11-22', byDoi: 1 });
  const second = compareRetractions(references, [row], { ...options, known: first });
  expect(second.notices).toEqual(first.notices);
});

test('rows about other works and other kinds of notice add nothing', () => {
  const rows = [
    { ...row, OriginalPaperDOI: '10.1/none' },
    { ...row, RetractionNature: 'Reinstatement' },
  ];
  expect(compareRetractions(references, rows, options).notices).toEqual([]);
});
