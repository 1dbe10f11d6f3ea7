import { expect, test } from 'vitest';
import { MarkdownDocument } from '@/lib/content/document';
import { findOverdue } from '@/lib/editorial/rules/report';

const text = (kind: 'guide' | 'page', reviewedAt?: string, body = 'Plain.') => ({
  kind,
  path: '/guides/a',
  document: new MarkdownDocument(
    'content/guides/a.md',
    { title: 'A', description: 'B', ...(reviewedAt && { reviewedAt }) },
    body,
    0,
  ),
});
const overdue = (texts: ReturnType<typeof text>[], now: string) =>
  findOverdue({ texts, recordUpkeep: [], now: new Date(now) });

test('a text is listed from the day its check is due, by the time passed in', () => {
  const checked = text('guide', '2026-11-22T00:00:00.000Z');
  expect(overdue([checked], '2029-11-21T00:00:00Z')).toEqual([]);
  expect(overdue([checked], '2029-11-23T00:00:00Z')).toEqual([
    'content/guides/a.md: due since 2029-11-22',
  ]);
});

test('a text that shows a status is due after a year', () => {
  const checked = text('guide', '2026-11-22T00:00:00.000Z', '> [!STATUS bpc-157]');
  expect(overdue([checked], '2027-11-23T00:00:00Z')).toHaveLength(1);
});

test('a peptide record, which shows its status in law and sport, is due after a year', () => {
  const recordUpkeep = [{ name: 'content/peptides: a', reviewedAt: '2026-11-22' }, { name: 'b' }];
  expect(findOverdue({ texts: [], recordUpkeep, now: new Date('2027-11-23T00:00:00Z') })).toEqual([
    'content/peptides: a: due since 2027-11-22',
    'b: never checked; add reviewedAt when it was read whole',
  ]);
});

test('a text that was never checked is listed, a page about the academy is not', () => {
  expect(overdue([text('guide'), text('page')], '2026-11-22T00:00:00Z')).toEqual([
    'content/guides/a.md: never checked; add reviewedAt when it was read whole',
  ]);
});
