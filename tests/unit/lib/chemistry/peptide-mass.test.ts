import { expect, test } from 'vitest';
import { formatFormula, parseFormula, toMass } from '@/lib/chemistry/formula';
import { lysineGroups } from '@/lib/chemistry/groups';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { acetyl, amide, chain } from '@/tests/fixtures/peptides';

const IGF1 = 'GPETLCGAELVDALQFVCGDRGFYFNKPTGYGSSSRRAPQTGIVDECCFRSCDLRRLEMYCAPLKPAKSA';

/** Formulas and average masses in daltons as published by PubChem, the WHO INN lists and labels. */
const PUBLISHED: [name: string, molecule: PeptideMolecule, formula: string, mass: number][] = [
  ['GHK', chain('GHK'), 'C14H24N6O4', 340.38],
  ['BPC-157', chain('GEPPPGKPADDAGLV'), 'C62H98N16O22', 1419.5],
  [
    'sermorelin',
    chain('YADAIFTNSYRKVLGQLSARKLLQDIMSR', { cTerminus: amide }),
    'C149H246N44O42S',
    3357.9,
  ],
  [
    'tesamorelin',
    chain('YADAIFTNSYRKVLGQLSARKLLQDIMSRQQGESNQERGARARL', {
      nTerminus: { name: 'trans-3-hexenoyl', adds: 'C6H8O' },
      cTerminus: amide,
    }),
    'C221H366N72O67S',
    5135.9,
  ],
  [
    'CJC-1295 without DAC',
    chain('Y[D-Ala]DAIFTQSYRKVLAQLSARKLLQDILSR', { cTerminus: amide }),
    'C152H252N44O42',
    3367.9,
  ],
  ['MOTS-c', chain('MRWQEMGYIFYPRKLR'), 'C101H152N28O22S2', 2174.6],
  [
    'IGF-1 with three disulfide bridges',
    chain(IGF1, {
      bridges: [
        { kind: 'disulfide', from: 6, to: 48 },
        { kind: 'disulfide', from: 18, to: 61 },
        { kind: 'disulfide', from: 47, to: 52 },
      ],
    }),
    'C331H512N94O101S7',
    7648.7,
  ],
  ['ipamorelin', chain('[Aib]H[D-2-Nal][D-Phe]K', { cTerminus: amide }), 'C38H49N9O5', 711.9],
  [
    'oxytocin',
    chain('CYIQNCPLG', { cTerminus: amide, bridges: [{ kind: 'disulfide', from: 1, to: 6 }] }),
    'C43H66N12O12S2',
    1007.2,
  ],
  ['TB-500', chain('LKKTETQ', { nTerminus: acetyl }), 'C38H68N10O14', 889.0],
  [
    'bremelanotide, a lactam',
    chain('[Nle]DH[D-Phe]RWK', {
      nTerminus: acetyl,
      bridges: [{ kind: 'lactam', from: 2, to: 7 }],
    }),
    'C50H68N14O10',
    1025.2,
  ],
  [
    'semaglutide',
    chain('H[Aib]EGTFTSDVSSYLEGQAAKEFIAWLVRGRG', {
      sideChains: [{ ...lysineGroups.C18, position: 20 }],
    }),
    'C187H291N45O59',
    4113.6,
  ],
  ['cyclo(RGDfV), a ring', chain('RGD[D-Phe]V', { isCyclic: true }), 'C26H38N8O7', 574.6],
];

test.each(PUBLISHED)('%s has its published formula and mass', (_, molecule, formula, mass) => {
  const atoms = toComposition(molecule);
  expect(formatFormula(atoms)).toBe(formula);
  expect(Math.abs(toMass(atoms, 'average') - mass)).toBeLessThanOrEqual(mass * 1.2e-5 + 0.05);
});

test('copper is included in GHK-Cu, and left out on request', () => {
  const ghkCu = chain('GHK', { complex: { name: 'copper(II)', adds: 'CuH-2' } });
  expect(formatFormula(toComposition(ghkCu))).toBe('C14H22CuN6O4');
  expect(formatFormula(toComposition(ghkCu, { withoutComplex: true }))).toBe('C14H24N6O4');
});

test.each(['', 'GXK', 'G[Foo]K', 'G[Aib', 'ghk'])('the sequence "%s" is refused', (sequence) => {
  expect(() => toComposition(chain(sequence))).toThrow();
});

test.each(['c14', 'C14Xx', 'C 14', '-1'])('the formula "%s" is refused', (formula) => {
  expect(() => parseFormula(formula)).toThrow(formula);
});
