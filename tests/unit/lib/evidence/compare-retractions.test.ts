import { expect, test } from 'vitest';
import { compareRetractions } from '@/lib/evidence/compare-retractions';
import { formatRetractionCheck } from '@/lib/evidence/retraction-check';
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
  rows: 1,
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
  const other = {
    OriginalPaperPubMedID: '777',
    RetractionDate: '12/31/2024 0:00',
    RetractionNature: 'Expression of concern',
  };
  const { notices } = compareRetractions(references, [row, other], options);
  expect(notices).toMatchObject([
    {
      reference: 'doe-2021-example',
      kind: 'retraction',
      date: '2025-05-03',
      notice: { DOI: '10.1000/notice' },
      what: 'Reasons as the data gives them: Error in Data, Concerns.',
    },
    { reference: 'roe-2020-other', kind: 'concern', date: '2024-12-31' },
  ]);
});

test('the result has the date of the data and the number of records, and keeps known notices', () => {
  const first = compareRetractions(references, [row], options);
  expect(first).toMatchObject({ dataOf: '2026-08-21', checkedAt: '2026-11-22', rows: 1, byDoi: 1 });
  const second = compareRetractions(references, [row], { ...options, known: first });
  expect(second.notices).toEqual(first.notices);
});

test.each(['2026-11-23', '2026-02-30', '2026-8-2', ''])('the day "%s" is refused', (dataOf) => {
  expect(() => compareRetractions(references, [row], { ...options, dataOf })).toThrow(
    `"${dataOf}" is no day up to today`,
  );
});

test('a part of the data and a notice without a date are refused', () => {
  const whole = { ...options, known: { ...known, rows: 10 } };
  const rows = Array(9).fill({});
  expect(compareRetractions(references, rows, whole).rows).toBe(9);
  expect(() => compareRetractions(references, rows.slice(1), whole)).toThrow(
    '8 rows are a part of the data: there were 10 already',
  );
  const unknown = { ...options, known: { ...known, rows: undefined } };
  expect(() => compareRetractions(references, [row], unknown)).toThrow('1 rows are a part');
  const undated = { ...row, RetractionDate: '' };
  expect(() => compareRetractions(references, [undated], options)).toThrow(
    'the retraction of doe-2021-example has no date in the data; look it up',
  );
});

test('rows about other works and other kinds of notice add nothing', () => {
  const rows = [
    { ...row, OriginalPaperDOI: '10.1/none' },
    { ...row, RetractionNature: 'Reinstatement' },
  ];
  expect(compareRetractions(references, rows, options).notices).toEqual([]);
});

const check = { ...known, dataOf: '2026-08-21', checkedAt: '2026-11-22', byDoi: 209, byTopic: 61 };

test('records compared by DOI, by topic and not at all add up to the bibliography', () => {
  expect(formatRetractionCheck(check, 503)).toBe(
    'Of 503 records, 209 were looked up by their DOI in the Retraction Watch data of August 21, 2026 ' +
      'and 61 without one were searched for by topic only, on November 22, 2026; 233 have not been compared. ' +
      'No retraction was found; corrected, superseded or under a concern: 0.',
  );
});

test('retractions and corrections are counted separately', () => {
  const seen = { url: 'https://example.org', kind: 'abstract', date: '2026-11-22' } as const;
  const notice = { reference: 'doe-2021', date: '2026-01', notice: {}, what: 'x', seen };
  const notices = [
    { ...notice, kind: 'retraction' as const },
    { ...notice, kind: 'superseded' as const },
  ];
  expect(formatRetractionCheck({ ...check, notices }, 503)).toMatch(
    /Retracted: 1; corrected, superseded or under a concern: 1\.$/,
  );
});
