import { expect, it } from 'vitest';
import { toDataFigure } from '@/lib/figures/data/to-data-figure';
import { type Canvas, canvases, wrapWords } from '@/lib/figures/plots/canvas';
import { drawPlot } from '@/lib/figures/plots/draw-plot';
import { toSvgFile } from '@/lib/figures/svg-file';
import type { FigureRecord } from '@/lib/records/figures';
import { sources } from '@/tests/fixtures/figures';
import { finding } from '@/tests/fixtures/finding';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

const words = { id: 'a-figure', title: 'A figure', note: 'Read it so.' };
const trial = finding({
  id: 'a.weight',
  arms: [
    { name: 'drug', n: 100, events: 20, percent: 20, value: -10, unit: '%' },
    { name: 'placebo', n: 100, events: 30, percent: 30, value: -2.5, unit: '%' },
  ],
  effect: { measure: 'mean difference', value: -7.5, low: -9, high: -6, level: 95 },
});
const row = { finding: 'a.weight', label: 'A trial with a rather long name' };
const records: FigureRecord[] = [
  { ...words, kind: 'forest', ends: ['lower with drug', 'higher'], rows: [row] },
  { ...words, kind: 'groups', measure: 'Change, %', series: ['drug', 'placebo'], rows: [row] },
  { ...words, kind: 'people', finding: 'a.weight', per: 100, series: ['drug', 'placebo'] },
  { ...words, kind: 'sizes', rows: [row] },
  {
    ...words,
    kind: 'course',
    timeUnit: 'weeks',
    from: 'the first dose',
    measure: 'Change, %',
    series: [
      {
        label: 'drug',
        points: [{ at: 0 }, { at: 26, finding: 'a.weight' }, { at: 52, finding: 'a.weight' }],
      },
    ],
  },
  {
    ...words,
    kind: 'tiles',
    thing: 'Studies',
    steps: [{ count: 36, text: 'studies', reference: 'a' }],
  },
  {
    ...words,
    kind: 'amounts',
    axis: 'Units',
    unit: 'units',
    rows: [{ label: 'Half', value: 0.5, beside: 0.98, reference: 'a' }],
    series: ['meant', 'delivered'],
  },
  { ...words, kind: 'dates', events: [{ date: '2026-07', text: 'A vote', reference: 'a' }] },
];

it.each(records.map((record) => [record.kind, record] as const))(
  'a figure of kind %s stays within its canvas at every size',
  (_, record) => {
    const { plot } = toDataFigure(record, sources(trial));
    for (const canvas of Object.values(canvases)) {
      const { width, height, marks } = drawPlot(plot, canvas);
      expect(width).toBe(canvas.width);
      expect(height).toBeGreaterThan(0);
      const svg = toSvgFile({ width, height }, marks);
      assertWellFormedXml(svg);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      for (const [, x] of svg.matchAll(/(?:<circle cx|<text x)="([^"]+)"/g))
        expect(Number(x)).toBeLessThanOrEqual(width);
    }
  },
);

it('draws one mark per person and as many full marks as events', () => {
  const { plot } = toDataFigure(records[2] as FigureRecord, sources(trial));
  const { marks } = drawPlot(plot, canvases.wide);
  const paths = [...toSvgFile({}, marks).matchAll(/ d="(M[^"]+h0)"/g)].map(
    ([, d]) => d?.match(/M/g)?.length,
  );
  expect(paths).toEqual([80, 20, 70, 30]);
});

const textsOf = (record: FigureRecord, canvas: Canvas) => {
  const { plot } = toDataFigure(record, sources(trial, rare));
  return xmlTexts(toSvgFile({}, drawPlot(plot, canvas).marks), 'text')
    .join(' ')
    .replaceAll('\u00a0', ' ');
};

it('names the scale, its unit and both sides of no effect', () => {
  const texts = textsOf(records[0] as FigureRecord, canvases.wide);
  expect(texts).toContain('← lower with drug: better');
  expect(texts).toContain('higher →');
  expect(texts).toContain('Mean difference (95% confidence');
});

const rare = finding({
  id: 'b.mace',
  direction: 'higher is better',
  effect: { measure: 'hazard ratio', value: 4, low: 0, high: 5000, level: 95 },
});
const ratio: FigureRecord = {
  ...words,
  kind: 'forest',
  ends: ['less often', 'more often'],
  rows: [{ finding: 'b.mace', label: 'A rare event' }],
};

it.each(Object.entries(canvases).filter(([name]) => name !== 'cover'))(
  'on the %s canvas each side of no effect is labelled on that side, and a log scale says so',
  (_, canvas) => {
    for (const record of [records[0] as FigureRecord, ratio]) {
      const { plot } = toDataFigure(record, sources(trial, rare));
      const svg = toSvgFile({}, drawPlot(plot, canvas).marks);
      const [, middle = ''] = /<path d="M([\d.]+) [^"]*"[^>]*stroke-width="1.5"/.exec(svg) ?? [];
      const sides = [
        ...svg.matchAll(/<text x="([\d.]+)"[^>]*?text-anchor="(start|end)"[^>]*>[^<]*(←|→)/g),
      ];
      expect(
        sides.map(([, x, anchor, arrow]) => [Number(x) < Number(middle), anchor, arrow]),
      ).toEqual([
        [true, 'end', '←'],
        [false, 'start', '→'],
      ]);
    }
    expect(textsOf(ratio, canvas)).toContain('logarithmic');
    expect(textsOf(ratio, canvas)).toContain('better');
  },
);

it('an interval that reaches beyond its scale ends at the edge with an arrow', () => {
  const { plot } = toDataFigure(ratio, sources(rare));
  const svg = toSvgFile({}, drawPlot(plot, canvases.wide).marks);
  expect(svg).not.toMatch(/NaN|Infinity/);
  expect(svg.match(/l-?8 -6v12Z/g)).toHaveLength(2);
  const [, from, to] =
    /<path d="M([\d.]+) [\d.]+H([\d.]+)" stroke="[^"]*" stroke-width="2"/.exec(svg) ?? [];
  expect(Number(from)).toBeGreaterThan(0);
  expect(Number(to)).toBeLessThan(canvases.wide.width);
});

it('no text is smaller than 11 px at the size its canvas is shown', () => {
  // The smallest width in px at which each drawing is shown: narrow on a phone of 320 px.
  const rooms = { wide: 544, narrow: 254 };
  for (const record of [...records, ratio]) {
    const { plot } = toDataFigure(record, sources(trial, rare));
    for (const [name, room] of Object.entries(rooms) as [keyof typeof rooms, number][]) {
      const { width, marks } = drawPlot(plot, canvases[name]);
      for (const [, size] of toSvgFile({}, marks).matchAll(/font-size="([\d.]+)"/g))
        expect((Number(size) * room) / width, `${record.kind}, ${name}`).toBeGreaterThanOrEqual(11);
    }
  }
});

it('wraps words to a width, and does not break a longer word', () => {
  expect(wrapWords('one two three', 60, 15)).toEqual(['one two', 'three']);
  expect(wrapWords('supercalifragilistic', 20, 15)).toEqual(['supercalifragilistic']);
});
