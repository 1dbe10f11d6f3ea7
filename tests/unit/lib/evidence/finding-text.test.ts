import { expect, test } from 'vitest';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatFinding, formatFindingLine } from '@/lib/evidence/finding-text';

const seen = { source: 'a paper', kind: 'abstract', date: '2026-11-22' } as const;

function finding(changes: Partial<Finding> = {}): Finding {
  return {
    id: 'study.nausea',
    reference: 'study',
    substances: ['a'],
    question: 'Does it?',
    area: 'gut',
    outcome: 'Nausea',
    kind: 'harm',
    primary: false,
    population: '1,961 adults',
    intervention: '2.4 mg once a week',
    comparator: 'placebo, with the same support',
    followUp: { value: 68, unit: 'weeks' },
    arms: [
      { name: 'drug', n: 100, events: 44, percent: 44 },
      { name: 'placebo', n: 100, events: 16, percent: 16 },
    ],
    result: 'favours comparator',
    seen,
    confidence: 'primary',
    ...changes,
  };
}

test('a result is described with its numbers, people, follow-up and payer', () => {
  const study = { reference: 'study', design: 'randomised', sponsorIsMaker: true, seen };
  expect(formatFinding(finding({ confidence: 'agreed' }), study)).toEqual({
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
  [{ comparator: 'before and after', arms: [] }, 'Nausea: worse than before'],
  [{ kind: 'benefit', result: 'favours intervention' }, 'Nausea: better than with placebo'],
  [{ arms: [{ name: 'drug', value: 2, unit: 'kg' }] }, 'Nausea: worse than with placebo'],
] satisfies [Partial<Finding>, string][])('the verdict of %o is "%s"', (changes, verdict) => {
  expect(formatFinding(finding(changes), undefined).result).toBe(verdict);
});

test('the people of a study are described only once', () => {
  expect(formatFinding(finding(), undefined, [finding({ id: 'study.weight' })]).context).toBe(
    'The same study; 68 weeks',
  );
  const others = finding({ id: 'study.weight', population: 'a part of them' });
  expect(formatFinding(finding(), undefined, [others]).context).toMatch(/^1,961 adults/);
});

test('the one-line form shows only percentages, against the comparison group', () => {
  expect(formatFindingLine(finding())).toBe('Nausea: 44% with drug, 16% with placebo');
  const arms = [...finding().arms, { name: 'another drug', percent: 30 }];
  expect(formatFindingLine(finding({ arms, result: 'no clear difference' }))).toBe(
    'Nausea: 44% with drug, 16% with placebo (no clear difference)',
  );
  const times = ['after 4 weeks', 'before'].map((name) => ({ name, percent: 9 }));
  expect(formatFindingLine(finding({ arms: times }))).toBe('Nausea: 9% after 4 weeks, 9% before');
});

test('without figures of the groups the effect is shown, or else the verdict', () => {
  const effect = { measure: 'risk ratio', value: 2, low: 1.5, high: 2.5, level: 95 } as const;
  expect(formatFindingLine(finding({ arms: [], effect }))).toBe(
    'Nausea: risk ratio 2.0 (95% CI 1.5 to 2.5)',
  );
  expect(formatFindingLine(finding({ arms: [] }))).toBe('Nausea: worse than with placebo');
  expect(formatFinding(finding({ arms: [] }), undefined).numbers).toBe(
    'No figures in what could be read.',
  );
});
