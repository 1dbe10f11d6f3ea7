import { expect, test } from 'vitest';
import { getFindings } from '@/lib/evidence/evidence';
import { formatFollowUp } from '@/lib/evidence/format-finding';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { toTimeline } from '@/lib/peptides/timeline';

const DAYS = {
  minutes: 1 / 1440,
  hours: 1 / 24,
  nights: 1,
  days: 1,
  weeks: 7,
  months: 30.4,
  years: 365,
};
const findings = new Map(getFindings().map((finding) => [finding.id, finding]));

test('every point is in the period of its follow-up, and points are in order of time', () => {
  let count = 0;
  for (const peptide of getPeptides()) {
    const days = toTimeline(peptide).map(({ points }) =>
      points.map(({ finding: id, time }) => {
        const { followUp, confidence, kind, substances } = findings.get(id) ?? {};
        expect(time, id).toBe(`After ${formatFollowUp(followUp)}`);
        expect(confidence, id).not.toBe('secondary');
        expect(kind, id).not.toBe('pharmacokinetics');
        expect(substances, id).toContain(peptide.slug);
        if (!followUp || followUp.unit === 'cycles') throw new Error(`${id} has no time`);
        count += 1;
        return followUp.value * DAYS[followUp.unit];
      }),
    );
    const [first = [], second = [], third = [], fourth = []] = days;
    for (const one of days) expect(one).toEqual(one.toSorted((a, b) => a - b));
    for (const day of first) expect(day).toBeLessThanOrEqual(14);
    for (const day of second) expect(day > 14 && day <= 28).toBe(true);
    for (const day of third) expect(day > 28 && day <= 56).toBe(true);
    for (const day of fourth) expect(day).toBeGreaterThan(56);
  }
  expect(count).toBeGreaterThan(40);
});

test('a trial is shown with its own numbers and its paper', () => {
  const [, , , beyond] = toTimeline(requirePeptide('tesamorelin'));
  const names = beyond?.points.map(({ paper }) => paper.name);
  expect(names).toContain('Falutz 2010');
  expect(beyond?.points.map(({ text }) => text).join()).toContain('−24 square cm');
});

test('a substance that was never given to people has an empty timeline', () => {
  for (const { text, points } of toTimeline(requirePeptide('bpc-157-tb-500')))
    expect([text, points]).toEqual([null, []]);
});
