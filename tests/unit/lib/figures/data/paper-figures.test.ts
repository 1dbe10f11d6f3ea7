import { expect, it } from 'vitest';
import { toPaperFigure } from '@/lib/figures/data/paper-figures';
import type { FigureRecord } from '@/lib/records/figures';
import { finding } from '@/tests/fixtures/finding';

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

const rowsIn = (figure: FigureRecord | undefined) =>
  figure?.kind === 'panels'
    ? figure.panels.map(({ heading, kind, rows }) => [
        heading,
        kind,
        rows.map(({ finding }) => finding),
      ])
    : undefined;

it('shows the main outcome first, and each measure and each kind on a scale of its own', () => {
  const harm = { kind: 'harm', primary: false } as const;
  const figure = toPaperFigure('one', 'One 2025', [
    { ...share('one.nausea', 40, 10), ...harm },
    { ...share('one.vomiting', 20, 5), ...harm },
    finding({ id: 'one.weight' }),
    { ...share('one.lost', 60, 20), primary: false, direction: 'higher is better' },
  ]);
  expect(figure).toMatchObject({ id: 'paper-one', title: 'Results of One 2025' });
  expect(rowsIn(figure)).toEqual([
    ['Benefits looked for', 'groups', ['one.weight']],
    ['Benefits looked for', 'groups', ['one.lost']],
    ['Harms', 'groups', ['one.nausea', 'one.vomiting']],
  ]);
  expect(figure?.kind === 'panels' && figure.panels[0]?.rows[0]?.label).toBe(
    'Change in body weight (main outcome)',
  );
  expect(figure?.kind === 'panels' && figure.panels[2]).toMatchObject({
    measure: '% of people',
    series: ['drug', 'placebo'],
    rows: [{ label: 'one.nausea', arms: [0, 2] }, { arms: [0, 2] }],
  });
});

it('leaves out no main outcome, however many results there are', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...share(`one.harm-${index}`, 40, 10),
    primary: false,
  }));
  const figure = toPaperFigure('one', 'One 2025', [...many, finding({ id: 'one.weight' })]);
  expect(rowsIn(figure)?.flatMap(([, , ids]) => ids)).toHaveLength(8);
  expect(rowsIn(figure)?.[0]?.[2]).toContain('one.weight');
  expect(figure?.note).toContain('8 of the 10 results in our records are drawn.');
});

it('distinguishes results of the same outcome by their population', () => {
  const figure = toPaperFigure('one', 'One 2025', [
    finding({ id: 'one.men', population: 'healthy men' }),
    finding({ id: 'one.women', population: 'healthy women', primary: false }),
  ]);
  expect(figure?.kind === 'panels' && figure.panels[0]?.rows.map(({ label }) => label)).toEqual([
    'Change in body weight: healthy men (main outcome)',
    'Change in body weight: healthy women',
  ]);
});

it('shows effects with their intervals if the groups have no numbers', () => {
  const effect = { measure: 'hazard ratio', value: 0.8, low: 0.7, high: 0.9, level: 95 } as const;
  const of = (id: string) => finding({ id, outcome: id, arms: [], effect });
  expect(rowsIn(toPaperFigure('one', 'One 2025', [of('one.a'), of('one.b')]))).toEqual([
    ['Benefits looked for', 'forest', ['one.a', 'one.b']],
  ]);
});

it('draws nothing from only one result or from secondary findings', () => {
  expect(toPaperFigure('one', 'One 2025', [finding({ id: 'one.weight' })])).toBeUndefined();
  const secondary = [share('one.a', 1, 2), share('one.b', 3, 4)].map((one) => ({
    ...one,
    confidence: 'secondary' as const,
  }));
  expect(toPaperFigure('one', 'One 2025', secondary)).toBeUndefined();
});
