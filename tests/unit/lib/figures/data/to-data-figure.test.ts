import { describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { FigureError } from '@/lib/figures/data/drawable';
import { formatCaption, formatReported, toReferenceKeys } from '@/lib/figures/data/sources';
import { toDataFigure } from '@/lib/figures/data/to-data-figure';
import type { FigureRecord } from '@/lib/records/figures';
import { panelsOf, rowsOf, sources } from '@/tests/fixtures/figures';
import { finding } from '@/tests/fixtures/finding';

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

const drawForest = (...findings: Finding[]) =>
  toDataFigure(forest(...findings.map(({ id }) => id)), sources(...findings));

describe('a forest plot', () => {
  const one = ratio('one.mace', 0.8, 0.72, 0.9, 400);
  const two = ratio('two.mace', 1.1, 0.5, 2.4);
  const pooled = ratio('review.mace', 0.86, 0.8, 0.95, 500);
  const risk = finding({
    id: 'risk.mace',
    effect: { measure: 'risk ratio', value: 0.8, low: 0.7, high: 0.9, level: 95 },
  });

  it('heads its rows as studies, or as results if all are from one paper', () => {
    const headingOf = (...findings: Finding[]) => drawForest(...findings).table.columns[0];
    expect(headingOf(one, two)).toBe('Study');
    expect(headingOf(one, { ...two, reference: one.reference })).toBe('Result');
    expect(headingOf(one)).toBe('Study');
  });

  it('has each estimate with its interval, sized by people, on a log scale around 1', () => {
    const figure = drawForest(one, two);
    const [{ axis, rows } = { rows: [] }] = panelsOf(figure.plot);
    expect(rows.map(({ mark }) => mark)).toEqual([
      { kind: 'interval', at: 0.8, low: 0.72, high: 0.9, weight: 1 },
      { kind: 'interval', at: 1.1, low: 0.5, high: 2.4, weight: 0.5 },
    ]);
    expect(axis).toMatchObject({
      scale: 'log',
      title: 'Hazard ratio (95% confidence interval), logarithmic scale',
      noEffect: 1,
    });
    const [from = 1, to = 1] = axis?.domain ?? [];
    expect(from).toBeLessThanOrEqual(0.5);
    expect(to).toBeGreaterThanOrEqual(2.4);
    expect(toReferenceKeys(figure)).toEqual(['one', 'two']);
  });

  it.each([
    ['lower is better', ['fewer: better', 'more']],
    ['higher is better', ['fewer', 'more: better']],
    [undefined, ['fewer', 'more']],
  ] as const)('names the better side by the direction of its findings: %s', (direction, ends) => {
    const { plot } = drawForest({ ...one, direction });
    expect(panelsOf(plot)[0]?.axis.ends).toEqual(ends);
  });

  it('leaves a quarter of its scale on each side of no effect for the label below', () => {
    const far = ratio('far.mace', 9, 6, 14);
    const [panel] = panelsOf(drawForest(far).plot);
    const [from = 1, to = 1] = (panel?.axis.domain ?? []).map(Math.log);
    expect(-from / (to - from)).toBeGreaterThanOrEqual(0.25);
  });

  it('refuses a ratio of 0, which no log scale can show, and keeps a bound of 0 off the scale', () => {
    const none = ratio('none.mace', 0, 0, 0.5);
    expect(() => drawForest(none)).toThrow(/beyond every scale/);
    const bound = ratio('bound.mace', 0.5, 0, 0.9);
    const [panel] = panelsOf(drawForest(bound).plot);
    expect(panel?.axis.domain.every((end) => end > 0)).toBe(true);
  });

  it('refuses rows with the same name, with two measures and with two directions', () => {
    const rows = [one, two].map(({ id }) => ({ finding: id, label: 'A trial' }));
    const same: FigureRecord = { ...words, kind: 'forest', ends: ['fewer', 'more'], rows };
    expect(() => toDataFigure(same, sources(one, two))).toThrow(/two rows are called "A trial"/);
    expect(() => drawForest(one, risk)).toThrow(/one measure, not hazard ratio, risk ratio/);
    const up = { ...two, direction: 'higher is better' } as const;
    expect(() => drawForest(one, up)).toThrow(/one direction/);
  });

  it('says once what all rows share about who was studied, and per row what differs', () => {
    const other = { ...two, population: 'People with gout', comparator: 'no drug' };
    const { who, plot } = drawForest(one, other);
    expect(who).toBe('100 and 100 compared; 52 weeks.');
    expect(rowsOf(plot).map(({ detail }) => detail)).toEqual([
      '400 people: 200 adults; against placebo',
      '100 people with gout; against no drug',
    ]);
  });

  it('is split into panels with headings if measures differ', () => {
    const panel = (heading: string, id: string) =>
      ({
        heading,
        kind: 'forest',
        ends: ['fewer', 'more'],
        rows: [{ finding: id, label: 'A' }],
      }) as const;
    const record: FigureRecord = {
      ...words,
      kind: 'panels',
      panels: [panel('One trial', 'one.mace'), panel('Pooled', 'risk.mace')],
    };
    const { plot } = toDataFigure(record, sources(one, risk));
    expect(panelsOf(plot).map(({ heading, axis }) => [heading, axis.title.split(' (')[0]])).toEqual(
      [
        ['One trial', 'Hazard ratio'],
        ['Pooled', 'Risk ratio'],
      ],
    );
  });

  it('draws a diamond only for a published pooled estimate', () => {
    const { plot } = drawForest(one, pooled);
    expect(rowsOf(plot).map(({ mark }) => mark.kind)).toEqual(['interval', 'pooled']);
    expect(plot).toMatchObject({ key: [{ shape: 'estimate' }, { shape: 'pooled' }] });
  });

  it('has the same numbers in its table', () => {
    const { table } = drawForest(one);
    expect(table.rows).toEqual([
      [
        ...['one.mace', '400 people: 200 adults', '52 weeks', '−10%', '−2.5%'],
        ...['hazard ratio 0.80 (95% CI 0.72 to 0.90)', 'better than with placebo'],
      ],
    ]);
    expect(table.columns.slice(-2)).toEqual(['Difference', 'In words']);
  });

  it('refuses an effect without an interval', () => {
    const bare = finding({ id: 'bare.mace', effect: { measure: 'hazard ratio', value: 0.9 } });
    expect(() => drawForest(bare)).toThrow(/no effect with an interval/);
  });
});

describe('groups side by side', () => {
  const groups = {
    ...words,
    kind: 'groups',
    measure: 'Change, %',
    series: ['drug', 'placebo'],
  } as const;
  const record = (...ids: string[]): FigureRecord => ({
    ...groups,
    rows: ids.map((id) => ({ finding: id, label: id })),
  });

  it('have the two values of each finding, with the same number of decimals', () => {
    const { plot } = toDataFigure(record('a.weight'), sources(finding({ id: 'a.weight' })));
    expect(rowsOf(plot)[0]).toMatchObject({
      shown: '−10.0% against −2.5%',
      mark: { kind: 'pair', values: [-10, -2.5] },
    });
    const [panel] = panelsOf(plot);
    expect(panel?.axis).toMatchObject({ domain: [-10, 0], title: 'Change, % (lower is better)' });
  });

  it('show the interval of their difference if published, and say if it was not tested', () => {
    const effect = {
      measure: 'mean difference',
      value: -7.5,
      low: -9,
      high: -6,
      level: 95,
    } as const;
    const tested = finding({ id: 'a.weight', effect: { ...effect, unit: 'percentage points' } });
    const open = finding({ id: 'b.weight', result: 'descriptive' });
    const { plot } = toDataFigure(record('a.weight', 'b.weight'), sources(tested, open));
    expect(rowsOf(plot)).toMatchObject([
      {
        shown: '−10.0% against −2.5%\ndifference −7.5 (−9.0 to −6.0)',
        mark: { intervals: [[-11.5, -8.5]] },
      },
      { shown: '−10.0% against −2.5%\ndifference not tested' },
    ]);
    expect(plot).toMatchObject({
      key: [
        { text: 'drug' },
        { text: 'placebo' },
        { text: expect.stringContaining('95% interval') },
      ],
    });
  });

  it('of more than two show the interval only if the effect is between these two', () => {
    const values = [-10, -2.5, -5].map((value, at) => ({ name: `group ${at}`, value, unit: '%' }));
    const intervalsOf = (between?: [number, number]) => {
      const one = finding({
        id: 'a.weight',
        arms: values,
        effect: {
          measure: 'mean difference',
          between,
          value: -7.5,
          low: -9,
          high: -6,
          level: 95,
          unit: 'percentage points',
        },
      });
      const rows = [{ finding: 'a.weight', label: 'a', arms: [0, 1] as const }];
      const { plot } = toDataFigure({ ...groups, rows }, sources(one));
      return rowsOf(plot).map(({ mark }) => mark.kind === 'pair' && mark.intervals);
    };
    expect(intervalsOf()).toEqual([[]]);
    expect(intervalsOf([0, 2])).toEqual([[]]);
    expect(intervalsOf([0, 1])).toEqual([[[-11.5, -8.5]]]);
  });

  it('are named in each panel heading if panels differ in groups, so no mark means two things', () => {
    const panel = (heading: string, series: [string, string]) =>
      ({ ...record('a.weight'), heading, series }) as const;
    const panels = [panel('First', ['half', 'none']), panel('Second', ['whole', 'none'])] as const;
    const figure = { ...words, kind: 'panels', panels } as unknown as FigureRecord;
    const { plot } = toDataFigure(figure, sources(finding({ id: 'a.weight' })));
    expect(panelsOf(plot).map(({ heading }) => heading)).toEqual([
      'First: half against none',
      'Second: whole against none',
    ]);
    expect(JSON.stringify(plot)).not.toMatch(/"text":"(?:half|whole|none)"/);
  });

  it('count only the people compared if a study had more groups', () => {
    const arms = [
      ...finding({ id: 'a.weight' }).arms.map((arm) => ({ ...arm, n: 60 })),
      { name: 'half', n: 80, value: -5, unit: '%' },
    ];
    const { who } = toDataFigure(record('a.weight'), sources(finding({ id: 'a.weight', arms })));
    expect(who).toBe('200 adults; 60 and 60 compared; 52 weeks.');
  });

  it('are refused with two units, without numbers, and with a missing group', () => {
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

it('the groups of one finding follow the order of the record, counted in its unit', () => {
  const record: FigureRecord = {
    ...words,
    kind: 'arms',
    measure: 'Growth',
    finding: 'a.growth',
    order: [1, 0],
    counted: 'injections',
  };
  const { plot } = toDataFigure(record, sources(finding({ id: 'a.growth' })));
  expect(rowsOf(plot).map(({ label, detail }) => [label, detail])).toEqual([
    ['Placebo', '100 injections'],
    ['Drug', '100 injections'],
  ]);
  expect(() =>
    toDataFigure({ ...record, order: [1] }, sources(finding({ id: 'a.growth' }))),
  ).toThrow(/must name each once/);
});

it('says that a count was not read if only the abstract was, and else that it was not printed', () => {
  const record: FigureRecord = { ...words, kind: 'arms', measure: 'Change', finding: 'a.weight' };
  const arms = [{ name: 'drug', value: 1 }];
  const cellOf = (kind: Finding['seen']['kind']) => {
    const of = finding({ id: 'a.weight', arms, seen: { source: 'x', kind, date: '2026-11-22' } });
    return toDataFigure(record, sources(of)).table.rows[0]?.[1];
  };
  expect(cellOf('abstract')).toBe('not in what was read');
  expect(cellOf('full text')).toBe('not printed');
});

it('percentages of a whole have a scale from 0 to 100', () => {
  const record: FigureRecord = {
    ...words,
    kind: 'amounts',
    axis: '% of treatments',
    unit: '%',
    rows: [{ label: 'Approved', value: 5, reference: 'a' }],
  };
  expect(panelsOf(toDataFigure(record, sources()).plot)[0]?.axis.domain).toEqual([0, 100]);
});

it('each group of one finding is a row with a bar from zero', () => {
  const record: FigureRecord = {
    ...words,
    kind: 'arms',
    measure: 'Change, %',
    finding: 'a.weight',
  };
  const { plot, table } = toDataFigure(record, sources(finding({ id: 'a.weight' })));
  expect(rowsOf(plot).map(({ mark }) => mark)).toMatchObject([
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

  it('are counted from the events, as whole people, marked as our arithmetic', () => {
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

  it('are rounded half up, whatever binary fractions make of a percentage', () => {
    const exact = finding({
      id: 'a.mace',
      arms: [
        { name: 'drug', percent: 28.5 },
        { name: 'placebo', percent: 14.5 },
      ],
    });
    const { plot } = toDataFigure({ ...record, per: 100 }, sources(exact));
    expect(plot.kind === 'people' && plot.groups.map(({ count }) => count)).toEqual([29, 15]);
  });

  it('need events or a percentage', () => {
    expect(() => toDataFigure(record, sources(finding({ id: 'a.mace' })))).toThrow(
      /neither events nor a percentage/,
    );
  });
});

it('a course starts at zero and continues through the groups of its findings', () => {
  const record = {
    ...words,
    kind: 'course',
    timeUnit: 'weeks',
    from: 'the first dose',
    measure: 'Change in body weight, %',
    series: ['drug', 'placebo'].map((label, arm) => ({
      label,
      points: [{ at: 0 }, { at: 26, finding: 'a.half', arm }, { at: 52, finding: 'a.weight', arm }],
    })),
  } as const satisfies FigureRecord;
  const half = finding({
    id: 'a.half',
    arms: [
      { name: 'drug', value: -6, unit: '%' },
      { name: 'placebo', value: -2, unit: '%' },
    ],
  });
  const all = sources(half, finding({ id: 'a.weight' }));
  const { plot, table } = toDataFigure(record, all);
  expect(plot.kind === 'course' && plot.x.title).toBe('Weeks from the first dose');
  const [first] = record.series;
  const two = { ...record, series: [{ label: 'drug', points: first?.points.slice(0, 2) ?? [] }] };
  expect(() => toDataFigure(two, all)).toThrow(/has 2 points; a course has 3 or more/);
  expect(plot.kind === 'course' && plot.series.map(({ points }) => points)).toEqual([
    [
      [0, 0],
      [26, -6],
      [52, -10],
    ],
    [
      [0, 0],
      [26, -2],
      [52, -2.5],
    ],
  ]);
  expect(table.rows[2]).toEqual(['drug', '52', '−10%']);
});

it('refuses an unknown finding and one with secondary confidence', () => {
  const secondary = finding({ id: 'b.mace', confidence: 'secondary' });
  expect(() => toDataFigure(forest('a.mace'), sources())).toThrow(FigureError);
  expect(() => drawForest(secondary)).toThrow(/never drawn/);
});

it('has up to two notes of its results in its caption, without row names if all rows share one', () => {
  const noted = (id: string, note: string) => ({ ...ratio(id, 0.9, 0.8, 1), note });
  const captionOf = (...all: Finding[]) => formatCaption(drawForest(...all));
  const [a, b] = [noted('a.mace', 'Not randomised.'), noted('b.mace', 'Not randomised.')];
  expect(captionOf(a)).toBe('Read it so. Not randomised.');
  expect(captionOf(a, b)).toBe('Read it so. Not randomised.');
  expect(captionOf(a, ratio('b.mace', 1, 0.9, 1.1))).toBe('Read it so. a.mace: Not randomised.');
  expect(captionOf(a, noted('b.mace', 'Small.'), noted('c.mace', 'Old.'))).toBe('Read it so.');
});

it('says so if the number of people was not in what was read', () => {
  const men = { ...ratio('a.mace', 0.9, 0.8, 1), population: 'Healthy men', randomised: undefined };
  const { who } = drawForest(men);
  expect(who).toContain('Healthy men (how many: not in what was read)');
});

it('names the results whose numbers come from two reports', () => {
  const agreed = { ...ratio('a.mace', 0.9, 0.8, 1), confidence: 'agreed' } as const;
  const figure = drawForest(agreed, ratio('b.mace', 1, 0.9, 1.1));
  expect(formatReported(figure.data)).toMatch(/as two reports of the paper give them: a\.mace\.$/);
});
