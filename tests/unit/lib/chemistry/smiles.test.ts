import { Molecule } from 'openchemlib';
import { describe, expect, test } from 'vitest';
import { aminoAcids } from '@/lib/chemistry/amino-acids';
import { formatFormula, toMass } from '@/lib/chemistry/formula';
import { endGroups, startGroups } from '@/lib/chemistry/groups';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { toSmiles } from '@/lib/chemistry/smiles';
import type { PeptideRecord } from '@/lib/records/peptides';
import { peptideRecords } from '@/lib/records/peptides';
import { readElement, readStructure } from '@/tests/fixtures/openchemlib';
import { chain } from '@/tests/fixtures/peptides';

const peptides = peptideRecords.get();

const acetyl = startGroups.Ac;
const amide = endGroups.NH2;

const all: readonly PeptideRecord[] = peptides;
const chains = all.flatMap(({ slug, molecule }): [string, PeptideMolecule][] =>
  molecule.kind === 'peptide' ? [[slug, molecule]] : [],
);

describe('an independent library parses the same molecule', () => {
  test.each(chains)('%s', (_, molecule) => {
    const structure = readStructure(toSmiles(molecule) ?? '');
    const atoms = toComposition(molecule, { withoutComplex: true });
    expect(structure.formula).toBe(formatFormula(atoms));
    expect(structure.monoisotopic).toBeCloseTo(toMass(atoms, 'monoisotopic'), 2);
    let ours = toMass(atoms, 'average');
    for (const [symbol, count] of atoms) {
      ours += count * (readElement(symbol) - toMass(new Map([[symbol, 1]]), 'average'));
    }
    // Compared with the library's atomic weights, which are older than those of IUPAC 2021.
    expect(Math.abs(structure.average - ours)).toBeLessThan(0.01);
  });
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
