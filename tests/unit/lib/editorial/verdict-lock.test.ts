import { expect, test } from 'vitest';
import {
  addChanges,
  checkVerdictLock,
  findVerdictChanges,
  toVerdictLock,
} from '@/lib/editorial/claims/verdict-lock';
import { type VerdictRecord, verdictRecords } from '@/lib/records/verdicts';

const records = verdictRecords.get();
const lock = toVerdictLock(records);

/** The records with the first verdict of semaglutide changed, and its second removed. */
const changed: VerdictRecord[] = records.map((record) => {
  const [first, , ...rest] = record.verdicts;
  return record.slug === 'semaglutide' && first
    ? { ...record, verdicts: [{ ...first, direction: 'cannot say' as const }, ...rest] }
    : record;
});

test('the verdicts match the lock file', () => {
  expect(checkVerdictLock()).toEqual([]);
});

test('a changed, removed or new verdict is described in a sentence', () => {
  expect(findVerdictChanges(records, lock)).toEqual([]);
  expect(findVerdictChanges(changed, lock).map(({ text }) => text)).toEqual([
    'Body weight: the verdict changed from “helps, high certainty” to “cannot say, high certainty”.',
    'Weight that comes back after stopping: the verdict, “harms, high certainty”, was taken out.',
  ]);
  expect(findVerdictChanges(records, toVerdictLock(changed)).map(({ text }) => text)).toContain(
    'Weight that comes back after stopping: a new verdict, “harms, high certainty”.',
  );
});

test('a new change is written first in the file, with its date', () => {
  const once = addChanges('verdicts: []\n', '2026-12-01', ['First.']);
  expect(addChanges(once, '2026-12-02', ['Second.'])).toBe(
    'verdicts: []\nchanges:\n  - date: \'2026-12-02\'\n    text: "Second."\n  - date: \'2026-12-01\'\n    text: "First."\n',
  );
});
