import { expect, test } from 'vitest';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatFinding, formatFindingLine } from '@/lib/evidence/finding-text';
import { finding } from '@/tests/fixtures/finding';

const nausea = (changes: Partial<Finding> = {}) =>
  finding({
    id: 'study.nausea',
    outcome: 'Nausea',
    kind: 'harm',
    population: '1,961 adults',
    intervention: '2.4 mg once a week',
    comparator: 'placebo, with the same support',
    followUp: { value: 68, unit: 'weeks' },
    arms: [
      { name: 'drug', n: 100, events: 44, percent: 44 },
      { name: 'placebo', n: 100, events: 16, percent: 16 },
    ],
    result: 'favours comparator',
    ...changes,
  });

test('a result is described with its numbers, people, follow-up and payer', () => {
  const { seen } = nausea();
  const study = { reference: 'study', design: 'randomised', sponsorIsMaker: true, seen };
  expect(formatFinding(nausea({ confidence: 'agreed' }), study)).toEqual({
    result: 'Nausea: more often than with placebo',
    numbers: 'drug: 44 of 100 (44%); placebo: 16 of 100 (16%)',
    context:
      '1,961 adults; 2.4 mg once a week; 68 weeks; paid for by the maker; figures as two reports of the paper give them',
  });
});

test.each([
  [{ result: 'favours intervention' }, 'Nausea: less often than with placebo'],
  [{ result: 'no clear difference' }, 'Nausea: no clear difference from placebo'],
  [{ result: 'descriptive' }, 'Nausea: compared with placebo'],
  [{ result: 'descriptive', comparator: 'none' }, 'Nausea: described, not compared'],
  [{ comparator: 'drops (654)' }, 'Nausea: more often than with drops'],
  [{ comparator: 'drops (a third group had none)' }, 'Nausea: more often than with drops'],
  [
    { comparator: 'usual care (no placebo)' },
    'Nausea: more often than with usual care (no placebo)',
  ],
  [{ comparator: 'before and after', arms: [] }, 'Nausea: worse than before'],
  [{ kind: 'benefit', result: 'favours intervention' }, 'Nausea: better than with placebo'],
  [{ arms: [{ name: 'drug', value: 2, unit: 'kg' }] }, 'Nausea: worse than with placebo'],
] satisfies [Partial<Finding>, string][])('the verdict of %o is "%s"', (changes, verdict) => {
  expect(formatFinding(nausea(changes), undefined).result).toBe(verdict);
});

test('the one-line form shows only percentages, against the comparison group', () => {
  expect(formatFindingLine(nausea())).toBe('Nausea: 44% with drug, 16% with placebo');
  const arms = [...nausea().arms, { name: 'another drug', percent: 30 }];
  expect(formatFindingLine(nausea({ arms, result: 'no clear difference' }))).toBe(
    'Nausea: 44% with drug, 16% with placebo (no clear difference)',
  );
  const times = ['after 4 weeks', 'before'].map((name) => ({ name, percent: 9 }));
  expect(formatFindingLine(nausea({ arms: times }))).toBe('Nausea: 9% after 4 weeks, 9% before');
});

test('without figures of the groups the effect is shown, or else the verdict', () => {
  const effect = { measure: 'risk ratio', value: 2, low: 1.5, high: 2.5, level: 95 } as const;
  expect(formatFindingLine(nausea({ arms: [], effect }))).toBe(
    'Nausea: risk ratio 2.0 (95% CI 1.5 to 2.5)',
  );
  expect(formatFindingLine(nausea({ arms: [] }))).toBe('Nausea: worse than with placebo');
  expect(formatFinding(nausea({ arms: [] }), undefined).numbers).toBe(
    'No figures in what could be read.',
  );
});
