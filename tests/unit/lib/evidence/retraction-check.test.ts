import { expect, test } from 'vitest';
import { formatRetractionCheck } from '@/lib/evidence/retraction-check';
import type { RetractionCheck } from '@/lib/evidence/status-schema';

const check: RetractionCheck = {
  comparedWith: 'Retraction Watch data',
  dataOf: '2026-08-21',
  checkedAt: '2026-11-22',
  byDoi: 209,
  byTopic: 61,
  notices: [],
};

const notice = {
  reference: 'doe-2021',
  date: '2026-01',
  notice: {},
  what: 'x',
  seen: { url: 'https://example.org', kind: 'abstract', date: '2026-11-22' },
} as const;

test('records compared by DOI, by topic and not at all add up to the bibliography', () => {
  expect(formatRetractionCheck(check, 503)).toBe(
    'Of 503 records, 209 were looked up by their DOI in the Retraction Watch data of August 21, 2026 ' +
      'and 61 without one were searched for by topic only, on November 22, 2026; 233 have not been compared. ' +
      'No retraction was found; corrected or superseded: 0.',
  );
});

test('retractions and corrections are counted separately', () => {
  const notices = [
    { ...notice, kind: 'retraction' as const },
    { ...notice, kind: 'superseded' as const },
  ];
  expect(formatRetractionCheck({ ...check, notices }, 503)).toMatch(
    /Retracted: 1; corrected or superseded: 1\.$/,
  );
});
