import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { parseSequence } from '@/lib/chemistry/residues';
import { layOutWithin } from '@/lib/figures/covers/chain-layout';
import { type Cover, describeCover } from '@/lib/figures/covers/cover';
import { drawCover } from '@/lib/figures/covers/draw-cover';
import { toPictureSvg } from '@/lib/figures/covers/picture';
import { setTitle, toHead } from '@/lib/figures/covers/title-lines';
import { getFigures } from '@/lib/figures/data/figures';
import { getPeptides } from '@/lib/peptides/peptides';
import { chain } from '@/tests/fixtures/peptides';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

const words = { title: 'A post: with a tail', label: 'Research' };

/** The drawing as SVG, with its lettering still as text elements. */
const draw = (cover: Cover, title = words.title) =>
  toHtml(drawCover({ ...words, title, cover }), {
    space: 'svg',
    closeEmptyElements: true,
    tightSelfClosing: true,
  });

const molecules = getPeptides().flatMap(({ name, molecule }) =>
  molecule.kind === 'peptide' ? [{ kind: 'molecule', name, molecule } satisfies Cover] : [],
);
const figureCovers = getFigures().map((figure) => ({ kind: 'figure', figure, number: 1 }) as const);
const PLANE = { width: 534, height: 180 };

test.each(molecules)('the chain of $name is whole and in the order of its record', (cover) => {
  const svg = draw(cover);
  assertWellFormedXml(svg);
  const codes = parseSequence(cover.molecule.sequence).map(({ code }) => code);
  const beads = [...svg.matchAll(/<circle[^>]*\/><text[^>]*>([^<]+)</g)].map(([, code]) => code);
  // The longest chains are beads without letters.
  expect(beads).toEqual(codes.length > 45 ? [] : codes);
  expect(svg.match(/<circle/g)).toHaveLength(codes.length);
  expect(xmlTexts(svg, 'text').at(-1)).toBe(
    `The ${codes.length} residues of ${cover.molecule.chainName ?? cover.name}, first to last`,
  );
});

test('a bridge is drawn, and changed ends are left to the caption', () => {
  const molecule = chain('CYIQNCPLG', {
    cTerminus: { name: 'amide', adds: 'HNO-1' },
    bridges: [{ kind: 'disulfide', from: 1, to: 6 }],
  });
  expect(layOutWithin(molecule, PLANE)).toMatchObject({
    brackets: [{ from: 1, to: 6 }],
    marks: [],
  });
  expect(describeCover({ kind: 'molecule', name: 'Oxytocin', molecule })).toBe(
    'The 9 residues of Oxytocin, one-letter codes, first to last. C-terminus: amide. Disulfide bridge between Cys1 and Cys6.',
  );
});

test.each(figureCovers)('the figure $figure.id stays within the picture', (cover) => {
  const svg = draw(cover);
  assertWellFormedXml(svg);
  const [, x = 0, y = 0, scale = 0] = (
    /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg) ?? []
  ).map(Number);
  expect(x).toBeGreaterThanOrEqual(60);
  expect(y).toBeGreaterThanOrEqual(30);
  // Text of 14 units is at least 9.5 px high on a card 370 px wide.
  expect(14 * scale * (370 / 1200)).toBeGreaterThanOrEqual(9.5);
  expect(describeCover(cover)).toMatch(/^(?:Figure|Part of figure) 1 of this article: .+\.$/);
  // A picture of only a part of the figure says so, like its caption.
  expect(svg.includes('Part of figure 1')).toBe(describeCover(cover)?.startsWith('Part'));
});

test('any title fits whole into the picture, is well-formed and needs no caption', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9&<"'-]{1,14}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 16 }), (words) => {
      const title = words.join(' ').slice(0, 120).trim();
      assertWellFormedXml(draw({ kind: 'title' }, title));
      const { lines, size } = setTitle(title, 1068, 390);
      expect(lines.join(' ')).toBe(title);
      expect(lines.length * size * 1.1).toBeLessThanOrEqual(390);
    }),
  );
  expect(describeCover({ kind: 'title' })).toBeNull();
});

test('the key words of a title end at its colon or at an addition, not at a list', () => {
  expect(toHead('Peptide stability: what heat, light and shaking can do')).toBe(
    'Peptide stability',
  );
  expect(toHead('MOTS-c, the peptide written in mitochondrial DNA')).toBe('MOTS-c');
  expect(toHead('Gallbladder, pancreas and thyroid')).toBe('Gallbladder, pancreas and thyroid');
});

test('a picture for other sites has our name, the label and the whole title', () => {
  const picture = { ...words, cover: { kind: 'title' }, hasLogo: true } as const;
  const shown = xmlTexts(toHtml(drawCover(picture), { space: 'svg' }), 'text');
  expect(shown.join(' ')).toBe('Amide Academy Research A post: with a tail');
});

test('a picture file needs no page: its colours are literal', () => {
  const svg = toPictureSvg({ ...words, cover: { kind: 'title' } });
  assertWellFormedXml(svg);
  expect(svg).not.toContain('var(');
});
