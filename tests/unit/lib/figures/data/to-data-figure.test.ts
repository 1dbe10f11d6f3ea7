import { describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { FigureError } from '@/lib/figures/data/drawable';
import { toDataFigure } from '@/lib/figures/data/to-data-figure';
import type { FigureRecord } from '@/lib/records/figures';
import { finding, sources } from '@/tests/fixtures/figures';

const words = { id: 'a-figure', title: 'A figure', note: 'Read it so.' };

const ratio = (id: string, value: number, low: number, high: number, randomised = 100) =>
  finding({
    id,
    randomised,
    effect: { measure: 'hazard ratio', value, low, high, level: 95 },
  });

function forest(...rows: string[]): FigureRecord {
  return {
    ...words,
    kind: 'forest',
    ends: ['fewer', 'more'],
    rows: rows.map((id) => ({ finding: id, label: id })),
  };
}

describe('a forest plot', () => {
  const one = ratio('one.mace', 0.8, 0.72, 0.9, 400);
  const two = ratio('two.mace', 1.1, 0.5, 2.4);
  const pooled = ratio('review.mace', 0.86, 0.8, 0.95, 500);

  it('calls its rows studies, or results where one work has them all', () => {
    const headingOf = (...findings: Finding[]) =>
      toDataFigure(forest(...findings.map(({ id }) => id)), sources(...findings)).table.columns[0];
    expect(headingOf(one, two)).toBe('Study');
    expect(headingOf(one, { ...two, reference: one.reference })).toBe('Result');
    expect(headingOf(one)).toBe('Study');
  });

  it('holds each estimate with its interval, sized by people, on a scale of ratios around one', () => {
    const { plot, references } = toDataFigure(forest('one.mace', 'two.mace'), sources(one, two));
    if (plot.kind !== 'rows') throw new Error('no rows');
    expect(plot.rows.map(({ mark }) => mark)).toEqual([
      { kind: 'interval', at: 0.8, low: 0.72, high: 0.9, weight: 1 },
      { kind: 'interval', at: 1.1, low: 0.5, high: 2.4, weight: 0.5 },
    ]);
    expect(plot.axis).toMatchObject({ scale: 'log', noEffect: 1, ends: ['fewer', 'more'] });
    const [from, to] = plot.axis.domain;
    expect(from).toBeLessThanOrEqual(0.5);
    expect(to).toBeGreaterThanOrEqual(2.4);
    expect(references).toEqual(['one', 'two']);
  });

  it('draws a diamond only for a published pooled estimate', () => {
    const { plot } = toDataFigure(forest('one.mace', 'review.mace'), sources(one, pooled));
    expect(plot.kind === 'rows' && plot.rows.map(({ mark }) => mark.kind)).toEqual([
      'interval',
      'pooled',
    ]);
  });

  it('tells the same numbers in its table', () => {
    const { table } = toDataFigure(forest('one.mace'), sources(one));
    expect(table.rows).toEqual([
      ['one.mace', 'drug against placebo', '400 people, 52 weeks', '0.80 (0.72 to 0.90)'],
    ]);
    expect(table.columns.at(-1)).toBe('Hazard ratio (95% confidence interval)');
  });

  it('refuses an effect without an interval, and ratios beside differences', () => {
    const bare = finding({ id: 'bare.mace', effect: { measure: 'hazard ratio', value: 0.9 } });
    expect(() => toDataFigure(forest('bare.mace'), sources(bare))).toThrow(
      /no effect with an interval/,
    );
    const difference = finding({
      id: 'kg.weight',
      effect: { measure: 'mean difference', value: -3, low: -4, high: -2, level: 95, unit: 'kg' },
    });
    expect(() => toDataFigure(forest('one.mace', 'kg.weight'), sources(one, difference))).toThrow(
      /one kind of effect/,
    );
  });
});

describe('groups beside each other', () => {
  const record = (...ids: string[]): FigureRecord => ({
    ...words,
    kind: 'groups',
    measure: 'Change, %',
    series: ['drug', 'placebo'],
    rows: ids.map((id) => ({ finding: id, label: id })),
  });

  it('are the two values of each finding, with one number of decimals', () => {
    const { plot } = toDataFigure(record('a.weight'), sources(finding({ id: 'a.weight' })));
    if (plot.kind !== 'rows') throw new Error('no rows');
    expect(plot.rows[0]).toMatchObject({
      shown: '−10.0% against −2.5%',
      mark: { kind: 'pair', values: [-10, -2.5] },
    });
    expect(plot.axis.domain).toEqual([-10, 0]);
  });

  it('are refused in two units, without numbers, and with a group that is not there', () => {
    const kg = finding({
      id: 'b.weight',
      arms: [
        { name: 'drug', value: 3, unit: 'kg' },
        { name: 'placebo', value: 1, unit: 'kg' },
      ],
    });
    const empty = finding({ id: 'c.weight', arms: [{ name: 'drug' }, { name: 'placebo' }] });
    const all = sources(finding({ id: 'a.weight' }), kg, empty);
    expect(() => toDataFigure(record('a.weight', 'b.weight'), all)).toThrow(/one unit/);
    expect(() => toDataFigure(record('c.weight'), all)).toThrow(/neither a value nor a percentage/);
    const third: FigureRecord = {
      ...words,
      kind: 'groups',
      measure: 'Change, %',
      series: ['drug', 'placebo'],
      rows: [{ finding: 'a.weight', label: 'a', arms: [0, 2] }],
    };
    expect(() => toDataFigure(third, all)).toThrow(/has 2 groups/);
  });
});

it('the groups of one finding are its rows, with as many bars from zero', () => {
  const record: FigureRecord = {
    ...words,
    kind: 'arms',
    measure: 'Change, %',
    finding: 'a.weight',
  };
  const { plot, table } = toDataFigure(record, sources(finding({ id: 'a.weight' })));
  expect(plot.kind === 'rows' && plot.rows.map(({ mark }) => mark)).toEqual([
    { kind: 'bar', value: -10 },
    { kind: 'bar', value: -2.5 },
  ]);
  expect(table.rows).toEqual([
    ['drug', '100', '−10%'],
    ['placebo', '100', '−2.5%'],
  ]);
});

describe('people', () => {
  const record: FigureRecord = {
    ...words,
    kind: 'people',
    finding: 'a.mace',
    per: 1000,
    series: ['drug', 'placebo'],
  };

  it('are counted from the events, as whole people and by our arithmetic', () => {
    const events = finding({
      id: 'a.mace',
      arms: [
        { name: 'drug', n: 8803, events: 569, percent: 6.5 },
        { name: 'placebo', n: 8801, events: 701, percent: 8 },
      ],
    });
    const { plot, table } = toDataFigure(record, sources(events));
    expect(plot.kind === 'people' && plot.groups.map(({ count }) => count)).toEqual([65, 80]);
    expect(table.columns.at(-1)).toContain('our arithmetic');
    expect(table.rows[0]).toEqual(['drug', '569 of 8,803 (6.5%)', '65']);
  });

  it('need events or a percentage', () => {
    expect(() => toDataFigure(record, sources(finding({ id: 'a.mace' })))).toThrow(
      /neither events nor a percentage/,
    );
  });
});

describe('a course', () => {
  it('begins at zero and goes on to the groups of findings', () => {
    const record: FigureRecord = {
      ...words,
      kind: 'course',
      timeUnit: 'weeks',
      measure: 'Change in body weight, %',
      series: [
        { label: 'drug', points: [{ at: 0 }, { at: 52, finding: 'a.weight' }] },
        { label: 'placebo', points: [{ at: 0 }, { at: 52, finding: 'a.weight', arm: 1 }] },
      ],
    };
    const { plot, table } = toDataFigure(record, sources(finding({ id: 'a.weight' })));
    expect(plot.kind === 'course' && plot.series.map(({ points }) => points)).toEqual([
      [
        [0, 0],
        [52, -10],
      ],
      [
        [0, 0],
        [52, -2.5],
      ],
    ]);
    expect(table.rows[1]).toEqual(['drug', '52', '−10%']);
  });
});

it('refuses what may not be drawn: an unknown finding and one of a single report', () => {
  const secondary = finding({ id: 'b.mace', confidence: 'secondary' });
  expect(() => toDataFigure(forest('a.mace'), sources())).toThrow(FigureError);
  expect(() => toDataFigure(forest('b.mace'), sources(secondary))).toThrow(/never drawn/);
});

it('says that numbers are as reports give them where one of them is', () => {
  const agreed = { ...ratio('a.mace', 0.9, 0.8, 1), confidence: 'agreed' } as const;
  const figure = toDataFigure(
    forest('a.mace', 'b.mace'),
    sources(agreed, ratio('b.mace', 1, 0.9, 1.1)),
  );
  expect(figure.isPartlyReported).toBe(true);
});
