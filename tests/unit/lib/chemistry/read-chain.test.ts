import { expect, test } from 'vitest';
import { formatChain } from '@/lib/chemistry/chain-notation';
import { lysineGroups } from '@/lib/chemistry/groups';
import { readChain } from '@/lib/chemistry/read-chain';
import { peptideRecords } from '@/lib/records/peptides';
import { acetyl, amide } from '@/tests/fixtures/peptides';

const semaglutideLipid = lysineGroups.C18;

const chains = peptideRecords.get().flatMap(({ slug, molecule }) => {
  if (molecule.kind !== 'peptide') return [];
  const { chainName: _, complex: __, ...chain } = molecule;
  return [[slug, chain] as const];
});

const sequenceOf = (typed: string) => {
  const read = readChain(typed);
  return read.ok ? read.molecule.sequence : read.problem?.message;
};
const problemOf = (typed: string) => {
  const read = readChain(typed);
  return read.ok ? undefined : (read.problem ?? undefined);
};

test.each(chains)('the chain of %s can be typed, and parses to the same chain', (_, chain) => {
  const typed = formatChain(chain);
  expect(readChain(typed ?? '')).toEqual({ ok: true, molecule: chain });
});

test('a modification without a name in the lab cannot be typed', () => {
  const unknown = { name: 'biotin', adds: 'C10H14N2O2S' };
  expect(formatChain({ kind: 'peptide', sequence: 'GK', nTerminus: unknown })).toBeNull();
});

test.each([
  ['Gly-His-Lys', 'GHK'],
  ['H-Gly-His-Lys-OH', 'GHK'],
  ['H-GHK-OH', 'GHK'],
  ['Gly His\nLys', 'GHK'],
  ['GHK GHK\n', 'GHKGHK'],
  ['>sp|P1|a name with LETTERS\nGHK', 'GHK'],
  ['D-Ala-D-2-Nal-Ala-Trp-D-Phe-Lys', '[D-Ala][D-2-Nal]AW[D-Phe]K'],
  ['L-Ala[Gly]', 'AG'],
  ['HIS', 'HIS'],
  ['His', 'H'],
  ['G–H', 'GH'],
  ['A-C-D', 'ACD'],
  ['Ac-DEF', 'DEF'],
  ['h-DEF', 'DEF'],
  ['H-[Aib]DEF-NH2', '[Aib]DEF'],
  ['RG-D-Phe', 'RG[D-Phe]'],
  ['RGAsp-Phe', 'RGDF'],
])('%j is read as %s', (typed, sequence) => {
  expect(sequenceOf(typed)).toBe(sequence);
});

test('ends, groups, bridges and rings are parsed', () => {
  expect(readChain('ac-GK(c18)C-C {3-4} ')).toMatchObject({
    molecule: { nTerminus: acetyl, bridges: [{ kind: 'disulfide', from: 3, to: 4 }] },
  });
  expect(readChain('GK(C18)-nh2')).toMatchObject({
    molecule: { cTerminus: amide, sideChains: [{ ...semaglutideLipid, position: 2 }] },
  });
  expect(readChain('Cyclo( RGDK )')).toMatchObject({ molecule: { isCyclic: true } });
  expect(readChain('AKGD{4-2}')).toMatchObject({
    molecule: { bridges: [{ kind: 'lactam', from: 2, to: 4 }] },
  });
});

test('empty text is not a problem', () => {
  expect(readChain(' \n')).toEqual({ ok: false, problem: null });
});

test.each([
  ['GHX', 'Character 3 (X): no residue is read here'],
  ['ghk', 'Character 1 (g): no residue is read here'],
  ['GH[Foo]K', 'Character 3 ([Foo]): no residue is read here'],
  ['G12K', 'Character 2 (1): no residue is read here'],
  ['GHK🙂', 'Character 4 (🙂): no residue is read here'],
  ['[', 'Character 1 ([): no residue is read here'],
  ['<script>alert(1)</script>', 'Character 1 (<): no residue is read here'],
  ['GLY-HIS-LYS', 'Character 1 (GLY): this can be read letter by letter, or as three-letter codes'],
  ['H-D-E', 'Character 1 (H-): H- can be histidine or the free start of a chain'],
  ['H-DEFGHI', 'Character 1 (H-): H- can be histidine or the free start of a chain'],
  ['H-[Aib]DEF', 'Character 1 (H-): H- can be histidine or the free start of a chain'],
  ['cyclo(H-DEF)', 'Character 7 (H-): H- can be histidine or the free start of a chain'],
  ['AC-DEFGHI', 'Character 1 (AC-): AC- can be Ala-Cys or the group Ac-'],
  ['AC–Asp-Glu', 'Character 1 (AC-): AC- can be Ala-Cys or the group Ac-'],
  ['RGD-Phe', 'Character 3 (D-Phe): D-Phe can be one residue, or Asp and Phe'],
  ['GHKOH', 'Character 4 (O): no residue is read here'],
  ['GHKNH2', 'Character 6 (2): no residue is read here'],
  ['Ac-', 'Character 4: no residue was found'],
  ['cyclo(RGD', 'Character 10: cyclo( is not closed'],
  ['CGC {1-3} G', 'Character 11 (G): the chain ends before it'],
  ['CGC{1-2}', 'Character 4 ({): C and G form no bridge that is known here'],
  ['CGC{1-9}', 'Character 4 ({): "1-9" is no bridge of this chain'],
  ['CCC{1-2, 2-3}', 'Character 4 ({): a residue of the bridge 2-3 is already bound'],
  ['GHK{', 'Character 4 ({): "" is no bridge of this chain'],
  ['G(C16)', 'Character 2 ((C16)): no group is known on G'],
  ['K(wax)', 'Character 2 ((wax)): no group is known by this name'],
  ['A[pGlu]', 'Residue 2 (pGlu) has no nitrogen left to bind'],
  ['cyclo(GG)-NH2', 'Character 10 (-): the chain ends before it'],
  ['Ac-cyclo(GG)', 'Character 4 (c): no residue is read here'],
  ['cyclo(G)', 'One residue makes no ring'],
  ['G'.repeat(101), 'The chain has 101 residues; at most 100 are worked out'],
  ['G'.repeat(2001), 'The text has 2001 characters; at most 2000 are read'],
])('text that is not a chain is refused, with the place and a remedy: %s', (typed, message) => {
  const problem = problemOf(typed);
  expect(problem?.message).toBe(message);
  expect(problem?.help).toMatch(/\.$/);
});

test('text made to be slow to parse is refused', () => {
  for (const part of ['[', '(', '-', ' ', 'D-', '2-Nal', '{1-', 'cyclo(', '>\n']) {
    const typed = part.repeat(Math.floor(2000 / part.length));
    expect(readChain(typed).ok).toBe(false);
  }
});
