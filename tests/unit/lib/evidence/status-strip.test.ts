import { expect, test } from 'vitest';
import type { Status } from '@/lib/evidence/status';
import type { Approval } from '@/lib/evidence/status-schema';
import { toCardStatus, toStatusStrip } from '@/lib/evidence/status-strip';
import { peptideRecords } from '@/lib/records/peptides';
import { peptideRecord } from '../../../fixtures/peptides';

const peptides = peptideRecords.get();

const seen = { source: 'a label', kind: 'label', date: '2026-11-22' } as const;

const peptide = peptideRecord({ reviewedAt: '2026-11-22' });

function status(
  section: string,
  { only, ...changes }: Partial<Status> & { only?: 'males' } = {},
): Status {
  return {
    slug: peptide.slug,
    parts: [],
    approvals: [],
    antiDoping: { list: 2026, class: section, named: true, only, text: 'A rule.', seen },
    trials: 'None.',
    references: [],
    openQuestions: [],
    ...changes,
  };
}

const approval = (region: string, state: Approval['state'] = 'approved'): Approval => ({
  region,
  product: 'A product',
  for: `use in ${region}`,
  state,
  seen,
});

/** The text of one row of the strip. */
const answer = (label: string, of: Status) =>
  toStatusStrip(peptide, of).find((row) => row.label === label)?.text;

test('the strip has its rows in a fixed order, from the record and the registry', () => {
  expect(toStatusStrip(peptide, status('S0'))).toEqual([
    { label: 'Best evidence', text: 'Laboratory studies (level 1 of 5)' },
    { label: 'Approved', text: 'Not approved anywhere we know of' },
    { label: 'In sport', text: 'Banned: class S0 of the 2026 list' },
    { label: 'Last checked', text: 'November 22, 2026' },
  ]);
});

test.each([
  [
    'one country names the product, which tells its form, and the use',
    [approval('US')],
    'US: A product, for use in US',
  ],
  [
    'several are listed once each',
    [approval('US'), approval('EU'), approval('US')],
    'US, EU; for named uses only',
  ],
  [
    'what was withdrawn is no approval',
    [approval('US', 'withdrawn')],
    'No longer: withdrawn in US',
  ],
  ['a refusal is none', [approval('US', 'never approved')], 'Not approved anywhere we know of'],
])('approval: %s', (_, approvals, text) => {
  expect(answer('Approved', status('S0', { approvals }))).toBe(text);
});

test('a substance that the list does not name is not told as allowed if a section may apply', () => {
  const { antiDoping } = status('not named');
  const sport = (text: string) =>
    answer('In sport', status('not named', { antiDoping: { ...antiDoping, text } }));
  expect(sport('It is not named.')).toBe('Not named on the 2026 list');
  expect(sport('Not named. Section S0 bans what no authority approved.')).toBe(
    'Not named on the 2026 list, but a section may apply',
  );
});

test('a mixture is not approved just because its parts are', () => {
  expect(answer('Approved', status('S0', { parts: ['a', 'b'] }))).toBe('No, not as this mixture');
});

test.each([
  ['S2.2', undefined, 'Banned: class S2.2 of the 2026 list', 'banned'],
  ['S2.2', 'males', 'Banned in males: class S2.2 of the 2026 list', 'banned in males'],
  ['monitoring', undefined, 'Not banned, but monitored (2026)', 'not banned, but monitored'],
  ['not named', undefined, 'Not named on the 2026 list', 'not named'],
] as const)('in sport: %s, %s', (section, only, long, short) => {
  expect(answer('In sport', status(section, { only }))).toBe(long);
  expect(toCardStatus(peptide, status(section, { only })).standing).toContain(
    `In sport: ${short}.`,
  );
});

test('a card says the same in two lines', () => {
  expect(
    toCardStatus(peptide, status('S0', { approvals: [approval('EU'), approval('UK')] })),
  ).toEqual({
    evidence: 'Evidence 1 of 5: laboratory studies',
    standing: 'Approved for named uses: EU, UK. In sport: banned. Checked Nov\u00a022,\u00a02026.',
  });
});

test('unknown values are left out: no status, no date', () => {
  const unchecked = peptideRecord();
  expect(toStatusStrip(unchecked).map(({ label }) => label)).toEqual(['Best evidence']);
  expect(toCardStatus(unchecked).standing).toBe('');
});

test('every record of the library has all fixed rows of the strip', () => {
  for (const record of peptides) {
    expect(
      toStatusStrip(record).flatMap(({ label }) =>
        /harm|Missed|Safety/.test(label) ? [] : [label],
      ),
      record.slug,
    ).toEqual(['Best evidence', 'Main result', 'Approved', 'In sport', 'Last checked']);
  }
});
