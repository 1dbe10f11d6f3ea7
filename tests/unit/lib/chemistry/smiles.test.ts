import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { aminoAcids } from '@/lib/chemistry/amino-acids';
import { formatChain } from '@/lib/chemistry/chain-notation';
import { formatFormula, toMass } from '@/lib/chemistry/formula';
import { lysineGroups, startGroups } from '@/lib/chemistry/groups';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { readChain } from '@/lib/chemistry/read-chain';
import { residueNames } from '@/lib/chemistry/residues';
import { toSmiles } from '@/lib/chemistry/smiles';
import { peptideRecords } from '@/lib/records/peptides';
import { readStructure } from '@/tests/fixtures/openchemlib';
import { acetyl, amide, chain } from '@/tests/fixtures/peptides';
import { createRandom, typeRandomChain } from '@/tests/fixtures/random-chains';

/** As the page of the sequence lab says. */
const COUNT = 1000;

const chains = peptideRecords
  .get()
  .flatMap(({ slug, molecule }): [string, PeptideMolecule][] =>
    molecule.kind === 'peptide' ? [[slug, molecule]] : [],
  );

/** Compares formula and masses with those that an independent library reads from our SMILES. */
function expectSame(molecule: PeptideMolecule) {
  const structure = readStructure(toSmiles(molecule) ?? '');
  const atoms = toComposition(molecule, { withoutComplex: true });
  const off = (kind: 'average' | 'monoisotopic') => Math.abs(structure[kind] - toMass(atoms, kind));
  expect(structure.formula, molecule.sequence).toBe(formatFormula(atoms));
  expect(off('monoisotopic'), molecule.sequence).toBeLessThan(0.01);
  // The library's atomic weights are older than ours, of IUPAC 2021.
  expect(off('average'), molecule.sequence).toBeLessThan(0.1);
}

test.each(chains)('an independent library parses the same molecule: %s', (_, molecule) => {
  expectSame(molecule);
});

test('an independent library agrees on 1,000 typed chains, which have every residue and group', () => {
  const random = createRandom(20261122);
  const chains = Array.from({ length: COUNT }, () => typeRandomChain(random));
  for (const typed of chains) {
    const read = readChain(typed);
    if (!read.ok) throw new Error(`${typed}: ${read.problem?.message}`);
    expect(readChain(formatChain(read.molecule) ?? '')).toEqual(read);
    expectSame(read.molecule);
  }
  const groups = [...Object.keys(startGroups), ...Object.keys(lysineGroups)];
  for (const part of [...residueNames, ...groups, '-NH2', 'cyclo(', '{'])
    expect(chains.filter((typed) => typed.includes(part)).length, part).toBeGreaterThan(5);
});

const sameMolecule = (smiles: string | null, other: string) =>
  Molecule.fromSmiles(smiles ?? '').getIDCode() === Molecule.fromSmiles(other).getIDCode();

/** Amino acids with two stereocentres, and special cases, with the SMILES that PubChem has. */
test.each([
  ['A', 'C[C@@H](C(=O)O)N'],
  ['[D-Ala]', 'C[C@H](C(=O)O)N'],
  ['T', 'C[C@H]([C@@H](C(=O)O)N)O'],
  ['I', 'CC[C@H](C)[C@@H](C(=O)O)N'],
  ['P', 'C1C[C@H](NC1)C(=O)O'],
  ['C', 'C([C@@H](C(=O)O)N)S'],
  ['H', 'C1=C(N=CN1)C[C@@H](C(=O)O)N'],
  ['[pGlu]', 'C1CC(=O)N[C@@H]1C(=O)O'],
  ['[Hyp]', 'C1[C@H](CN[C@@H]1C(=O)O)O'],
  ['[Aib]', 'CC(C)(C(=O)O)N'],
])('%s has the stereochemistry that PubChem publishes', (sequence, published) => {
  expect(sameMolecule(toSmiles(chain(sequence)), published)).toBe(true);
});

test('every residue differs from its mirror image, except those without a stereocentre', () => {
  const same = aminoAcids.filter(
    ({ letter, short }) =>
      Molecule.fromSmiles(toSmiles(chain(letter)) ?? '').getIDCode() ===
      Molecule.fromSmiles(toSmiles(chain(`[D-${short}]`)) ?? '').getIDCode(),
  );
  expect(same.map(({ letter }) => letter)).toEqual(['G']);
});

test('ends, bridges and rings are in the SMILES', () => {
  expect(toSmiles(chain('GG', { nTerminus: acetyl, cTerminus: amide }))).toBe(
    'N(C(C)=O)CC(=O)NCC(=O)N',
  );
  const bridge = { kind: 'disulfide', from: 1, to: 2 } as const;
  expect(toSmiles(chain('CC', { bridges: [bridge] }))).toContain('CS%11');
  expect(readStructure(toSmiles(chain('GGG', { isCyclic: true })) ?? '').formula).toBe('C6H9N3O3');
});

test('without a structure or a site for a modification there is no SMILES', () => {
  const lipid = { name: 'lipid', short: 'lip', adds: 'C2H2O', keepsCharge: false, acids: 0 };
  const on = (position: number, structure?: string) =>
    toSmiles(chain('GK', { sideChains: [{ ...lipid, position, structure }] }));
  expect(on(2)).toBeNull();
  expect(on(1, 'C(C)=O')).toBeNull();
  expect(on(2, 'C(C)=O')).toContain('CCCCN(C(C)=O)');
  expect(toSmiles(chain('G', { cTerminus: { name: 'unknown', adds: 'H' } }))).toBeNull();
});
