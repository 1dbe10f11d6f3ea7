import { expect, test } from 'vitest';
import { MarkdownDocument } from '@/lib/content/document';
import { toLastChange, toReviewDates } from '@/lib/content/review';

const reviewedAt = '2026-11-22T00:00:00.000Z';

const toDocument = (body: string) => new MarkdownDocument('a.md', {}, body, 0);

test('a text is due three years after its last check, one that shows a status after one', () => {
  expect(toReviewDates({ reviewedAt, document: toDocument('Plain.') })).toEqual({
    checkedAt: reviewedAt,
    dueAt: '2029-11-22T00:00:00.000Z',
  });
  const withStatus = toDocument('Plain.\n\n> [!STATUS bpc-157]');
  expect(toReviewDates({ reviewedAt, document: withStatus })?.dueAt).toMatch(/^2027-11-22/);
});

test('a record, which shows the status of its substance, is due after a year', () => {
  expect(toReviewDates({ reviewedAt })?.dueAt).toMatch(/^2027-11-22/);
});

test('a text that was never checked as a whole has no review dates', () => {
  expect(toReviewDates({ document: toDocument('Plain.') })).toBeUndefined();
});

test('the last change is the newest of update and change notes, else the publication', () => {
  const publishedAt = '2026-01-01T00:00:00.000Z';
  const changes = [{ date: '2026-05-01', text: 'Corrected.' }];
  expect(toLastChange({ publishedAt })).toBe(publishedAt);
  expect(toLastChange({ publishedAt, updatedAt: '2026-03-01', changes })).toBe(
    '2026-05-01T00:00:00.000Z',
  );
  expect(toLastChange({ publishedAt, updatedAt: '2026-06-01', changes })).toBe(
    '2026-06-01T00:00:00.000Z',
  );
  expect(toLastChange({})).toBeUndefined();
});
