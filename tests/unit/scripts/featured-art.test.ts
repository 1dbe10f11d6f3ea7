import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import references from '@/content/references.json';
import { getStatus } from '@/lib/evidence/evidence';
import { toParts, toSawtooth } from '@/scripts/featured-art/accumulation';
import { MAGNIFIED, peaks, toSignal, toTrace } from '@/scripts/featured-art/chromatogram';
import { type AtomName, atoms, bonds, donors } from '@/scripts/featured-art/copper-complex';
import { outcomeTrials, ratioAt } from '@/scripts/featured-art/forest-plot';
import { toFront } from '@/scripts/featured-art/freeze-drying';
import { SAFE, toPlateSvg, toRadius, toScale } from '@/scripts/featured-art/plate';
import { platePath, plates } from '@/scripts/featured-art/plates';
import { listed, toRow } from '@/scripts/featured-art/prohibited-list';
import { toPlateWebp } from '@/scripts/featured-art/raster';
import { toRounds } from '@/scripts/featured-art/solid-phase';
import { syringeScales, toVolume } from '@/scripts/featured-art/syringes';
import { stages, toDots } from '@/scripts/featured-art/translation';
import { step4, toWeights } from '@/scripts/featured-art/withdrawal';
import { assertWellFormedXml } from '@/tests/fixtures/xml';

const slugs = Object.keys(plates) as (keyof typeof plates)[];

/** The facts of a record, as one text without digit grouping. */
function factsOf(key: string): string {
  const record = references.find(({ id }) => id === key);
  return [...(record?.custom.facts ?? []), ...(record?.custom.summary ?? [])]
    .join(' ')
    .replaceAll(/(\d),(\d)/g, '$1$2');
}

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
    fc.property(
      end,
      end,
      fc.constantFrom('linear' as const, 'log' as const),
      (from, span, kind) => {
        const scale = toScale([from, from + span], [100, 900], kind);
        expect(scale(from)).toBeCloseTo(100);
        expect(scale(from + span)).toBeCloseTo(900);
        expect(scale(from + span / 2)).toBeGreaterThan(100);
      },
    ),
  );
  const log = toScale([1, 100], [0, 2], 'log');
  expect(log(10)).toBeCloseTo(1);
});

test('the area of a mark is in proportion to its amount', () => {
  expect(toRadius(25, 100, 40)).toBe(20);
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

test('weekly doses build up as in the table of the article', () => {
  expect([1, 2, 3, 4].map((dose) => toParts(dose, 0))).toEqual([100, 150, 175, 187.5]);
  expect([1, 2, 3, 4].map((dose) => toParts(dose, 7))).toEqual([50, 75, 87.5, 93.75]);
  expect(toParts(60, 0)).toBeCloseTo(200);
  const [first, second] = toSawtooth();
  expect(first?.[0]).toBe(second?.[0]);
  expect(first?.[1]).toBeGreaterThan(second?.[1] ?? 0);
});

test('the weights of STEP 4 follow from its record and are those of the article', () => {
  const facts = factsOf('rubino-2021-step4');
  expect(facts).toContain(`${step4.runIn.started} adults started a ${step4.runIn.weeks}-week`);
  expect(facts).toContain(`${step4.runIn.randomised} who reached`);
  expect(facts).toContain(
    `(n=${step4.continued.people}) or switch to placebo (n=${step4.placebo.people}) for 48 weeks`,
  );
  expect(facts).toContain(`the run-in was ${-step4.runIn.change}%`);
  expect(facts).toContain(
    `${step4.continued.change}% on continued drug and rose ${step4.placebo.change}%`,
  );
  const weights = toWeights();
  expect(weights.randomised).toBeCloseTo(89.4, 5);
  expect(weights.continued.toFixed(1)).toBe('82.3');
  expect(weights.placebo.toFixed(1)).toBe('95.6');
});

test.each(outcomeTrials)('the interval of $key is that of its record', (trial) => {
  const facts = factsOf(trial.key);
  const number = (value: number) => String(value).replace('.', '\\.');
  expect(facts).toContain(`${trial.people} people`);
  expect(facts).toMatch(
    new RegExp(
      `${number(trial.ratio)}0?\\D+(?:95% CI )?${number(trial.from)}(?:-| to )${number(trial.to)}`,
    ),
  );
  expect(ratioAt(trial.from)).toBeGreaterThan(SAFE.left);
  expect(ratioAt(trial.to) < ratioAt(1)).toBe(trial.to < 1);
});

test('the peaks are those of the article, and heights are as areas', () => {
  const article = readFileSync('content/posts/purity-and-what-hplc-shows.md', 'utf8');
  const rows = [...article.matchAll(/^\| \d[^|]*\| ([\d.]+) \| (\d+) \| [\d.]+% \|$/gm)];
  expect(
    rows.map(([, minutes, area]) => ({ minutes: Number(minutes), area: Number(area) })),
  ).toEqual([...peaks]);
  for (const { minutes, area } of peaks) expect(toSignal(minutes)).toBeCloseTo(area / 970, 3);
  expect(toSignal(8)).toBeLessThan(1e-9);
  expect(Math.min(...toTrace(396 * MAGNIFIED).map(([, y]) => y))).toBe(-20);
});

test('the drying front sinks from the top of the cake to the bottom', () => {
  expect(toFront(0)).toBeLessThan(toFront(0.5));
  expect(toFront(0.5)).toBeLessThan(toFront(1));
});

test('of 100 dots 50, 40 and 5 go on, as the record counts', () => {
  const facts = factsOf('ineichen-2024-animal-translation');
  expect(facts).toContain('50% reached any human study, 40% a randomised trial and 5% approval');
  const dots = toDots();
  const count = (stage: number) => dots.filter((dot) => dot.stage === stage);
  expect(stages.map((_, stage) => count(stage).length)).toEqual([100, 50, 40, 5]);
  for (const stage of [0, 1, 2]) {
    expect(count(stage).filter(({ goesOn }) => goesOn)).toHaveLength(count(stage + 1).length);
  }
  expect(new Set(dots.map(({ point }) => point.join())).size).toBe(195);
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
