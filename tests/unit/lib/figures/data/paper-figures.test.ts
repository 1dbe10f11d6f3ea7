import { expect, it } from 'vitest';
import { toPaperFigure } from '@/lib/figures/data/paper-figures';
import { finding } from '@/tests/fixtures/figures';

const share = (id: string, drug: number, placebo: number) =>
  finding({
    id,
    outcome: id,
    arms: [
      { name: 'drug', n: 100, percent: drug },
      { name: 'half the drug', n: 100, percent: drug / 2 },
      { name: 'placebo', n: 100, percent: placebo },
    ],
  });

it('sets the first and the last group beside each other where two results have them in one unit', () => {
  const figure = toPaperFigure('one', 'One 2025', [
    finding({ id: 'one.weight' }),
    share('one.nausea', 40, 10),
    share('one.vomiting', 20, 5),
  ]);
  expect(figure).toMatchObject({
    id: 'paper-one',
    kind: 'groups',
    title: 'Results of One 2025: drug and placebo',
    measure: '% of people',
    series: ['drug', 'placebo'],
    rows: [
      { finding: 'one.nausea', label: 'one.nausea', arms: [0, 2] },
      { finding: 'one.vomiting', arms: [0, 2] },
    ],
  });
});

it('shows effects with their intervals where groups have no numbers', () => {
  const effect = { measure: 'hazard ratio', value: 0.8, low: 0.7, high: 0.9, level: 95 } as const;
  const of = (id: string) => finding({ id, arms: [], effect });
  expect(toPaperFigure('one', 'One 2025', [of('one.a'), of('one.b')])).toMatchObject({
    kind: 'forest',
    rows: [{ finding: 'one.a' }, { finding: 'one.b' }],
  });
});

it('draws nothing from one result, from two units, or from a single report', () => {
  const kg = finding({
    id: 'one.kg',
    arms: [
      { name: 'drug', value: 1, unit: 'kg' },
      { name: 'placebo', value: 2, unit: 'kg' },
    ],
  });
  expect(toPaperFigure('one', 'One 2025', [kg])).toBeUndefined();
  expect(toPaperFigure('one', 'One 2025', [kg, finding({ id: 'one.weight' })])).toBeUndefined();
  const secondary = [share('one.a', 1, 2), share('one.b', 3, 4)].map((one) => ({
    ...one,
    confidence: 'secondary' as const,
  }));
  expect(toPaperFigure('one', 'One 2025', secondary)).toBeUndefined();
});
