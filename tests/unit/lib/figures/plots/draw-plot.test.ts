import { expect, it } from 'vitest';
import { toDataFigure } from '@/lib/figures/data/to-data-figure';
import { canvases, wrapWords } from '@/lib/figures/plots/canvas';
import { drawPlot } from '@/lib/figures/plots/draw-plot';
import { toSvgFile } from '@/lib/figures/svg-file';
import type { FigureRecord } from '@/lib/records/figures';
import { finding, sources } from '@/tests/fixtures/figures';
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
  { ...words, kind: 'forest', ends: ['favours drug', 'favours placebo'], rows: [row] },
  { ...words, kind: 'groups', measure: 'Change, %', series: ['drug', 'placebo'], rows: [row] },
  { ...words, kind: 'people', finding: 'a.weight', per: 100, series: ['drug', 'placebo'] },
  { ...words, kind: 'sizes', rows: [row] },
  {
    ...words,
    kind: 'course',
    timeUnit: 'weeks',
    measure: 'Change, %',
    series: [{ label: 'drug', points: [{ at: 0 }, { at: 52, finding: 'a.weight' }] }],
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
  'a figure of kind %s keeps to its canvas in each of its sizes',
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

it('draws as many people as there are, and as many full marks as events', () => {
  const { plot } = toDataFigure(records[2] as FigureRecord, sources(trial));
  const { marks } = drawPlot(plot, canvases.wide);
  const paths = [...toSvgFile({}, marks).matchAll(/ d="(M[^"]+h0)"/g)].map(
    ([, d]) => d?.match(/M/g)?.length,
  );
  expect(paths).toEqual([80, 20, 70, 30]);
});

it('names the scale, its unit and both sides of no effect', () => {
  const { plot } = toDataFigure(records[0] as FigureRecord, sources(trial));
  const texts = xmlTexts(toSvgFile({}, drawPlot(plot, canvases.wide).marks), 'text')
    .join(' ')
    .replaceAll('\u00a0', ' ');
  expect(texts).toContain('← favours drug');
  expect(texts).toContain('favours placebo →');
  expect(texts).toContain('Mean difference (95% confidence');
  expect(texts).toContain('200 people, 52 weeks');
});

it('wraps words to a width, and keeps a word that is longer', () => {
  expect(wrapWords('one two three', 60, 15)).toEqual(['one two', 'three']);
  expect(wrapWords('supercalifragilistic', 20, 15)).toEqual(['supercalifragilistic']);
});
