import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeChanges, toSequenceRows } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { drawSequenceFile } from '@/lib/figures/draw-sequence';
import { layOutSequence, NARROW, WIDE } from '@/lib/figures/sequence-layout';
import { acetyl, amide, chain } from '@/tests/fixtures/peptides';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

const DISULFIDE = { kind: 'disulfide', from: 1, to: 6 } as const;

/** The texts of the wide drawing, which comes before the legend and the one for phones. */
function wideTexts(svg: string): string[] {
  return xmlTexts(svg.slice(0, svg.indexOf('Shape-setting')), 'text');
}

test('each residue is a bead with its letter; the first, each fifth and the last are numbered', () => {
  const svg = drawSequenceFile(chain('GEPPPGKPADDAGLV'), 'BPC-157');
  assertWellFormedXml(svg);
  expect(xmlTexts(svg, 'title')).toEqual(['Sequence of BPC-157']);
  const texts = wideTexts(svg);
  expect(texts.slice(0, 15).join('')).toBe('GEPPPGKPADDAGLV');
  expect(texts.slice(15, 19)).toEqual(['1', '5', '10', '15']);
});

test('the file says what its colours mean', () => {
  const svg = drawSequenceFile(chain('GHK'), 'GHK');
  expect(xmlTexts(svg, 'text')).toContain('Positive (K, R, H)');
});

test('a residue outside the twenty is a hollow bead with its short name', () => {
  const svg = drawSequenceFile(chain('H[Aib]K'), 'x');
  expect(svg).toMatch(/<circle[^>]*fill="var\(--color-raised,#ffffff\)"[^>]*\/><text[^>]*>Aib</);
});

test('changed ends, side chains and bridges are named above their beads', () => {
  const lipid = {
    position: 2,
    name: 'palmitoyl',
    short: 'Pal',
    adds: 'C16H30O',
    keepsCharge: false,
    acids: 0,
  };
  const ends = { nTerminus: acetyl, cTerminus: amide, sideChains: [lipid] };
  expect(wideTexts(drawSequenceFile(chain('GKG', ends), 'x'))).toEqual(
    expect.arrayContaining(['acetyl', 'amide', 'Pal']),
  );
  const ring = drawSequenceFile(chain('GAG', { isCyclic: true }), 'x');
  expect(wideTexts(ring).filter((text) => text === 'ring')).toHaveLength(2);
});

test('a bridge within a row is a bracket; one across rows is labelled at both ends', () => {
  const svg = drawSequenceFile(chain('CYIQNC', { bridges: [DISULFIDE] }), 'x');
  expect(wideTexts(svg)).not.toContain('S–S');
  const narrow = xmlTexts(svg.slice(svg.indexOf('<defs>')), 'text');
  expect(narrow.filter((text) => text === 'S–S')).toHaveLength(2);
});

test('each of several bridges has a letter, above both of its beads', () => {
  const second = { kind: 'disulfide', from: 2, to: 4 } as const;
  const svg = drawSequenceFile(chain('CCAC'.repeat(2), { bridges: [DISULFIDE, second] }), 'x');
  expect(wideTexts(svg).filter((text) => /^[ab]$/.test(text))).toEqual(['a', 'a', 'b', 'b']);
});

test('markup characters in a name do not break the file', () => {
  const molecule = chain('GK', { nTerminus: { name: 'a<b & c', adds: 'H' } });
  assertWellFormedXml(drawSequenceFile(molecule, 'x <y> & z'));
});

test('every bead of every chain is inside the drawing and touches no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.boolean(),
      fc.constantFrom<Partial<PeptideMolecule>>(
        {},
        { cTerminus: amide },
        { cTerminus: amide, bridges: [{ kind: 'disulfide', from: 1, to: 2 }] },
      ),
      (count, isWide, changes) => {
        const layout = layOutSequence(chain('C'.repeat(count), changes), isWide);
        const { width, height, radius, places } = layout;
        expect(places).toHaveLength(count);
        expect(width).toBeLessThanOrEqual((isWide ? WIDE : NARROW) + 0.1);
        expect(radius).toBeGreaterThanOrEqual(9);
        const isInside = places.every(
          ({ x, y }) => x >= radius && x + radius <= width && y >= radius && y + radius <= height,
        );
        const isApart = places.every(({ x, y }, index) =>
          places
            .slice(index + 1)
            .every((other) => Math.hypot(x - other.x, y - other.y) > 2 * radius),
        );
        expect({ isInside, isApart }).toEqual({ isInside: true, isApart: true });
      },
    ),
    { numRuns: 60 },
  );
});

test('phone rows have at most five beads, or at most ten above thirty residues, evenly filled', () => {
  const rowsOf = (count: number) =>
    layOutSequence(chain('C'.repeat(count)), false).places.filter(({ row }) => row === 0);
  expect(rowsOf(30)).toHaveLength(5);
  expect(rowsOf(31)).toHaveLength(8);
});

test('the table gives three-letter codes, ten to a row', () => {
  expect(toSequenceRows(chain('GEPPPGKPAD[D-Ala]'))).toEqual([
    { places: '1 to 10', residues: 'Gly-Glu-Pro-Pro-Pro-Gly-Lys-Pro-Ala-Asp' },
    { places: '11', residues: 'D-Ala' },
  ]);
});

test('changes that letters cannot show are described in words', () => {
  const molecule = chain('C[Aib]CKC', {
    nTerminus: acetyl,
    cTerminus: amide,
    bridges: [
      { kind: 'disulfide', from: 1, to: 3 },
      { kind: 'lactam', from: 4, to: 5 },
    ],
    sideChains: [
      { position: 4, name: 'palmitoyl', short: 'Pal', adds: 'H', keepsCharge: true, acids: 0 },
    ],
    complex: { name: 'copper(II)', adds: 'CuH-2' },
  });
  expect(describeChanges(molecule)).toEqual([
    'N-terminus: acetyl.',
    'C-terminus: amide.',
    'Aib: 2-aminoisobutyric acid.',
    'On Lys4: palmitoyl.',
    'Disulfide bridge a between Cys1 and Cys3.',
    'Amide bridge b between Lys4 and Cys5.',
    'Bound to the chain: copper(II).',
  ]);
  expect(describeChanges(chain('GG', { isCyclic: true }))).toEqual([
    'The two ends are joined to a ring.',
  ]);
});
