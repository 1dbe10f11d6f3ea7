import { expect, test } from 'vitest';
import { getChanges } from '@/lib/onward/substance-changes';
import { getPages } from '@/lib/pages/pages';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { dueRecords } from '@/lib/records/library';
import { paperPath } from '@/lib/references/paper-path';

test('every reference of a due event has a page, and every substance a record', () => {
  const paths = new Set(getPages().map(({ path }) => path));
  const slugs = new Set(getPeptides().map(({ slug }) => slug));
  const due = dueRecords.get();
  expect(
    due.flatMap(({ references }) => references).filter((key) => !paths.has(paperPath(key))),
  ).toEqual([]);
  expect(due.flatMap(({ substances }) => substances).filter((slug) => !slugs.has(slug))).toEqual(
    [],
  );
});

test('changes are dated, newest first, and include labels, approvals and articles', () => {
  const changes = getChanges(requirePeptide('semaglutide'));
  const dates = changes.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(changes.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Article', 'Correction', 'Label', 'Approval']),
  );
  expect(changes).toContainEqual({
    date: '2026-06-18',
    kind: 'Label',
    text: 'Wegovy, United States: prescribing information came into force.',
    href: '/peptides/semaglutide',
  });
});
