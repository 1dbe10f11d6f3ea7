import { expect, test } from 'vitest';
import { u100Barrels } from '@/lib/calculator/barrels';
import { toShareLeft } from '@/lib/calculator/half-life';
import { drawEvidencePyramid } from '@/lib/figures/infographics/evidence-pyramid';
import { getFigureSize, SPRITE, toInfographicFiles } from '@/lib/figures/infographics/infographics';
import { toTicks } from '@/lib/figures/infographics/syringe-marks';
import { toSvgFile } from '@/lib/figures/svg-file';
import { infographicRecords } from '@/lib/records/resources';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

const files = toInfographicFiles();
const infographics = infographicRecords.get();

test('there is a file for each figure, and one that contains them all', () => {
  expect([...files.keys()].sort()).toEqual(
    [...infographics.map(({ id }) => `${id}.svg`), SPRITE].sort(),
  );
  expect(infographics).toHaveLength(10);
});

test.each([...files])('%s is well-formed, has no scripts and loads nothing', (_, svg) => {
  expect(() => assertWellFormedXml(svg)).not.toThrow();
  expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|(?:href|src)=/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(infographics)(
  'the file of $id has its title, its caption and literal colours',
  (figure) => {
    const svg = files.get(`${figure.id}.svg`) ?? '';
    expect(svg).toContain(`<title id="title">${figure.title}</title>`);
    expect(svg).toContain(`<desc id="description">${figure.caption} `);
    // Outside a page the tokens have no values, and many programs do not support CSS variables.
    expect(svg).not.toContain('var(');
    const words = xmlTexts(svg, 'text').join(' ').replaceAll('\u00a0', ' ');
    expect(words.replaceAll(' ', '')).toContain(figure.title.replaceAll(' ', ''));
    expect(words).toContain('All rights reserved.');
  },
);

test('in the combined file each figure has the id that the page refers to', () => {
  const sprite = files.get(SPRITE) ?? '';
  for (const { id } of infographics) {
    expect(sprite.split(`<g id="${id}"`)).toHaveLength(2);
    expect(getFigureSize(id).width).toBe(360);
  }
});

test('the curves pass through 50% at their half-lives', () => {
  const svg = files.get('half-life.svg') ?? '';
  const curves = [...svg.matchAll(/d="M(46 [\d.]+(?:L[\d.]+ [\d.]+){60,})"/g)].map(
    ([, path = '']) => path.split('L').map((point) => point.split(' ').map(Number)),
  );
  expect(curves).toHaveLength(4);
  // The hours at the right end of each panel, then the half-life of each curve, in drawing order.
  const spans = [12, 12, 28 * 24, 28 * 24];
  for (const [index, halfLife] of [0.5, 2.95, 120, 166.8].entries()) {
    const at = 46 + (halfLife / (spans[index] ?? 1)) * 304;
    const top = curves[index]?.[0]?.[1] ?? 0;
    const near = curves[index]?.reduce((a, b) =>
      Math.abs((a[0] ?? 0) - at) < Math.abs((b[0] ?? 0) - at) ? a : b,
    );
    const exact =
      top +
      (1 - toShareLeft((((near?.[0] ?? 0) - 46) / 304) * (spans[index] ?? 1), halfLife)) * 170;
    expect(Math.abs((near?.[1] ?? 0) - exact)).toBeLessThan(1);
  }
});

test.each(u100Barrels)(
  'the $volume barrel with $marks has a mark at every step and none beyond',
  (barrel) => {
    const ticks = toTicks(barrel.units, barrel.step);
    expect(ticks.at(0)?.unit).toBe(0);
    expect(ticks.at(-1)?.unit).toBe(barrel.units);
    expect(ticks).toHaveLength(barrel.units / barrel.step + 1);
    expect(ticks.some(({ unit }) => unit === 10)).toBe(true);
  },
);

test('the pyramid has five levels, the strongest on top', () => {
  const marks = toSvgFile({}, drawEvidencePyramid().marks);
  expect([...marks.matchAll(/font-weight="600"[^>]*>(\d)</g)].map(([, level]) => level)).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

test('the curves of chains without a gap count one coupling fewer than residues', () => {
  const svg = files.get('coupling-yield.svg') ?? '';
  const curves = [...svg.matchAll(/d="M(46 34(?:L[\d.]+ [\d.]+){44})"/g)].map(([, path = '']) =>
    path.split('L').map((point) => Number(point.split(' ')[1])),
  );
  const steps = [0.995, 0.99, 0.98];
  expect(curves).toHaveLength(steps.length);
  for (const [index, step] of steps.entries())
    for (const [couplings, y] of curves[index]?.entries() ?? [])
      expect(Math.abs(y - (34 + (1 - step ** couplings) * 210))).toBeLessThan(0.06);
  const marked = [15, 30].map((residues) => `${Math.round(0.99 ** (residues - 1) * 100)}%`);
  expect(xmlTexts(svg, 'text')).toEqual(expect.arrayContaining([...marked, '99.5%', '99%', '98%']));
});
