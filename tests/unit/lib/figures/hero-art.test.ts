import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tags as knownTags } from '@/content/tags';
import { toResidueClass } from '@/lib/chemistry/amino-acids';
import { type ArtSubject, describeHeroArt, drawHeroArt, toLayout } from '@/lib/figures/hero-art';
import { type LayoutName, layouts } from '@/lib/figures/layouts/layouts';
import { createRandom, hashText } from '@/lib/figures/random';
import { assertWellFormedXml } from '@/tests/fixtures/xml';

const names = Object.keys(layouts) as LayoutName[];

const anySubject: fc.Arbitrary<ArtSubject> = fc.record({
  slug: fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,4}$/),
  tags: fc.uniqueArray(fc.constantFrom(...knownTags), { maxLength: 3 }),
});

/** A subject of each layout, found by trying slugs. */
const examples = new Map<LayoutName, ArtSubject>();
for (const tag of [...knownTags, 'None']) {
  for (let index = 0; index < 50; index += 1) {
    const subject = { slug: `an-article-${index}`, tags: [tag] };
    examples.set(toLayout(subject), subject);
  }
}

test('every layout is reached by some article', () => {
  expect([...examples.keys()].toSorted()).toEqual(names.toSorted());
});

test.each(names)('the layout %s is drawn as a well-formed picture, light and dark', (name) => {
  const subject = examples.get(name) ?? { slug: 'none', tags: [] };
  for (const theme of ['light', 'dark'] as const) {
    const svg = drawHeroArt(subject, theme);
    assertWellFormedXml(svg);
    expect(svg).toContain('viewBox="0 0 1200 630"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/);
  }
  expect(drawHeroArt(subject, 'light')).not.toBe(drawHeroArt(subject, 'dark'));
});

test.each(names)('the layout %s is described in words of its own', (name) => {
  const description = describeHeroArt(examples.get(name) ?? { slug: 'none', tags: [] });
  const others = names.filter((other) => other !== name);
  expect(description).toMatch(/^[A-Z].{30,}\.$/);
  for (const other of others) {
    expect(describeHeroArt(examples.get(other) ?? { slug: 'none', tags: [] })).not.toBe(
      description,
    );
  }
});

test('any article has a well-formed picture in both themes, and a description', () => {
  fc.assert(
    fc.property(anySubject, (subject) => {
      for (const theme of ['light', 'dark'] as const) {
        const svg = drawHeroArt(subject, theme);
        assertWellFormedXml(svg);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
      expect(describeHeroArt(subject)).toMatch(/\.$/);
    }),
  );
});

test('the same article always has the same picture', () => {
  fc.assert(
    fc.property(anySubject, (subject) => {
      expect(drawHeroArt(subject, 'light')).toBe(drawHeroArt({ ...subject }, 'light'));
    }),
    { numRuns: 30 },
  );
});

test('articles with the same tags have different pictures', () => {
  const pictures = ['one', 'two', 'three', 'four', 'five'].map((slug) =>
    drawHeroArt({ slug: `peptides-part-${slug}`, tags: ['Research'] }, 'light'),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a known peptide is drawn and named as itself', () => {
  const subject = { slug: 'bpc-157-what-is-known', tags: ['BPC-157'] };
  expect(describeHeroArt(subject)).toContain('The residues of BPC-157');
  const letters = [...drawHeroArt(subject, 'dark').matchAll(/>([A-Z])<\/text>/g)].map(
    ([, letter]) => letter,
  );
  expect(letters.every((letter = '') => 'GEPPPGKPADDAGLV'.includes(letter))).toBe(true);
});

test('an article on no known peptide is spelled in amino-acid codes', () => {
  const subject = { slug: 'jumbo-box-zoo', tags: ['Longevity'] };
  expect(describeHeroArt(subject)).toContain('in one-letter amino-acid codes');
  expect(drawHeroArt(subject, 'dark')).not.toMatch(/>[BJOUXZ]<\/text>/);
});

test('a slug of digits only still has a picture', () => {
  assertWellFormedXml(drawHeroArt({ slug: '2026', tags: [] }, 'light'));
});

test('two peptides in one comparison are both named', () => {
  const description = describeHeroArt({ slug: 'selank-and-semax', tags: ['Comparison'] });
  expect(description).toContain('selank');
  expect(description).toContain('semax');
});

test('a comparison without known peptides says what it shows', () => {
  const description = describeHeroArt({ slug: 'this-and-that', tags: ['Comparison'] });
  expect(description).toContain('the same letters in reverse');
});

test('the hash is the published FNV-1a', () => {
  expect(hashText('')).toBe(0x811c9dc5);
  expect(hashText('a')).toBe(0xe40c292c);
  expect(hashText('foobar')).toBe(0xbf9cf968);
});

test('a seed gives the same numbers each time, all from 0 up to 1', () => {
  const first = createRandom(7);
  const second = createRandom(7);
  const numbers = Array.from({ length: 1000 }, () => first());
  expect(Array.from({ length: 1000 }, () => second())).toEqual(numbers);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});

test('each of the twenty amino acids is in one class', () => {
  const classes = [...'ACDEFGHIKLMNPQRSTVWY'].map(toResidueClass);
  expect(new Set(classes).size).toBe(6);
  expect(toResidueClass('K')).toBe('positive');
  expect(toResidueClass('D')).toBe('negative');
  expect(toResidueClass('B')).toBe('special');
});
