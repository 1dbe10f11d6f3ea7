import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getStatus } from '@/lib/evidence/evidence';
import { type AtomName, atoms, bonds, donors } from '@/scripts/featured-art/copper-complex';
import { toFront } from '@/scripts/featured-art/freeze-drying';
import { toPlateSvg, toScale } from '@/scripts/featured-art/plate';
import { platePath, plates } from '@/scripts/featured-art/plates';
import { listed, toRow } from '@/scripts/featured-art/prohibited-list';
import { toPlateWebp } from '@/scripts/featured-art/raster';
import { toRounds } from '@/scripts/featured-art/solid-phase';
import { syringeScales, toVolume } from '@/scripts/featured-art/syringes';
import { assertWellFormedXml } from '@/tests/fixtures/xml';

const slugs = Object.keys(plates) as (keyof typeof plates)[];

test.each(slugs)(
  'the picture of %s is well-formed, the same each time and without texts',
  (slug) => {
    const svg = toPlateSvg(plates[slug]);
    assertWellFormedXml(svg);
    expect(svg).toContain('viewBox="0 0 1200 630"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|Gradient|filter/);
    for (const [, text] of svg.matchAll(/<text[^>]*>([^<]*)</g)) expect(text).toMatch(/^[A-Z]$/);
    expect(toPlateSvg(plates[slug])).toBe(svg);
  },
);

test.each(slugs)('the file of %s is its drawing, 1200 x 630 and at most 30 kB', async (slug) => {
  const file = readFileSync(`public${platePath(slug)}`);
  expect(file.length).toBeLessThanOrEqual(30_000);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
  const toPixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();
  const kept = await toPixels(file);
  const drawn = await toPixels(await toPlateWebp(plates[slug]));
  const difference = kept.reduce(
    (sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)),
    0,
  );
  // Letters may be set in another font of this machine, or in none; another drawing gives far more.
  expect(difference / kept.length, 'run npx tsx scripts/draw-featured.ts').toBeLessThan(4);
});

test.each(slugs)('the article %s shows its picture and says what it is', (slug) => {
  const article = readFileSync(`content/posts/${slug}.md`, 'utf8');
  expect(article).toContain(`\nfeaturedImage: ${platePath(slug)}\n`);
  expect(article).toMatch(/\nfeaturedImageAlt: .{60,}/);
});

test('a scale keeps its ends and its order', () => {
  const end = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(end, end, (from, span) => {
      const scale = toScale([from, from + span], [100, 900]);
      expect(scale(from)).toBeCloseTo(100);
      expect(scale(from + span)).toBeCloseTo(900);
      expect(scale(from + span / 2)).toBeCloseTo(500);
    }),
  );
});

test('the mark 10 holds the volumes of the table in the article', () => {
  expect(syringeScales.map(({ unitsPerMl }) => toVolume(10, unitsPerMl))).toEqual([
    0.25, 0.1, 0.02,
  ]);
  const article = readFileSync('content/posts/insulin-syringes-units-and-millilitres.md', 'utf8');
  expect(article).toContain(
    '| U-40 | 40 | 0.25 mL |\n| U-100 | 100 | 0.1 mL |\n| U-500 | 500 | 0.02 mL |',
  );
});

test('the drying front sinks from the top of the cake to the bottom', () => {
  expect(toFront(0)).toBeLessThan(toFront(0.5));
  expect(toFront(0.5)).toBeLessThan(toFront(1));
});

test('the list shows what the anti-doping list names in the section it stands under', () => {
  for (const { slug, section } of listed) {
    const { antiDoping } = getStatus(slug) ?? {};
    expect(antiDoping?.named, slug).toBe(true);
    expect(antiDoping?.class.split('.')[0], slug).toBe(section);
  }
  expect(
    toRow('bpc-157')
      .map(({ code }) => code)
      .join(''),
  ).toBe('GEPPPGKPADDAGLV');
  expect(toRow('ipamorelin').filter((residue) => residue.class === null)).toHaveLength(3);
  expect(toRow('nad-plus')).toEqual([]);
});

test('the complex has the atoms of GHK, three nitrogens at the copper, and no atom bound too often', () => {
  const names = Object.keys(atoms) as AtomName[];
  const count = (element: string) => names.filter((name) => atoms[name].element === element).length;
  // C14H24N6O4 and one water.
  expect([count('C'), count('N'), count('O'), count('Cu')]).toEqual([14, 6, 5, 1]);
  expect(donors.map((name) => atoms[name].element)).toEqual(['N', 'N', 'N', 'O']);
  const limits = { C: 4, N: 3, O: 2, Cu: 0 };
  for (const name of names) {
    const order = bonds
      .filter(([from, to]) => from === name || to === name)
      .reduce((sum, [, , kind]) => sum + (kind ? 2 : 1), 0);
    expect(order, name).toBeLessThanOrEqual(limits[atoms[name].element]);
  }
  for (const [from, to] of bonds) {
    const [a, b] = [atoms[from].at, atoms[to].at];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1]), `${from} to ${to}`).toBeGreaterThan(70);
    expect(Math.hypot(a[0] - b[0], a[1] - b[1]), `${from} to ${to}`).toBeLessThan(105);
  }
});

test('the chain grows from its C end', () => {
  expect(toRounds('GEPPPGKPADDAGLV')).toEqual(['V', 'LV', 'GLV', 'AGLV']);
});
