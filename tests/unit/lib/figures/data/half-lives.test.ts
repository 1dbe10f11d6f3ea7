import { expect, test } from 'vitest';
import { findFigure } from '@/lib/figures/data/figures';
import { toHalfLivesFigure } from '@/lib/figures/data/half-lives';
import { getHalfLives } from '@/lib/peptides/half-lives';
import { fileText, panelsOf, rowsOf } from '@/tests/fixtures/figures';

const { plot, table, data } = toHalfLivesFigure();
const rows = rowsOf(plot);

test('each mark is the half-life of its record, and animal data have another shape', () => {
  const all = getHalfLives();
  expect(rows).toHaveLength(all.length);
  for (const [index, { name, stated, low, high, species }] of all.entries()) {
    const row = rows[index];
    expect(row).toMatchObject({ label: name, shown: stated });
    expect(row?.mark).toEqual({
      kind: 'range',
      low: low ?? high,
      high,
      species,
    });
    if (species === 'animals') expect(row?.detail).toMatch(/^in animals/);
  }
  expect(data.map(({ finding }) => finding?.id)).toEqual(all.map(({ finding }) => finding.id));
});

test('every mark lies on the scale, which runs from minutes to beyond a week', () => {
  const [{ axis } = { axis: undefined }] = panelsOf(plot);
  const [first, last] = axis?.domain ?? [0, 0];
  expect(axis).toMatchObject({ scale: 'log', title: expect.stringContaining('logarithmic') });
  for (const { mark } of rows) {
    if (mark.kind !== 'range') throw new Error(mark.kind);
    expect(mark.low).toBeGreaterThanOrEqual(first);
    expect(mark.high).toBeLessThanOrEqual(last);
  }
  for (const { at } of axis?.ticks ?? []) {
    expect(at).toBeGreaterThanOrEqual(first);
    expect(at).toBeLessThanOrEqual(last);
  }
});

test('the table holds the same half-lives, in hours too', () => {
  const cells = new Map(table.rows.map(([name = '', ...rest]) => [name, rest]));
  expect(cells.get('BPC-157')).toEqual([
    'under 30 minutes',
    'under 0.5',
    'animals: rats and beagle dogs',
    'into a vein or a muscle',
    'The paper gives an upper limit only.',
  ]);
  expect(cells.get('CJC-1295 with DAC')?.slice(0, 2)).toEqual(['5.8 to 8.1 days', '139 to 194']);
  expect(cells.get('Tirzepatide')?.slice(0, 2)).toEqual(['about 5 days', '120']);
});

test('the SVG file names every substance', async () => {
  const figure = findFigure('half-lives');
  if (!figure) throw new Error('no figure');
  const svg = await fileText(figure, 'svg');
  for (const { name } of getHalfLives()) expect(svg).toContain(name.split(',')[0]);
});
