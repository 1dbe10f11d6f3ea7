import { expect, test } from 'vitest';
import { formatChain } from '@/lib/chemistry/chain-notation';
import { formatFormula, toMass } from '@/lib/chemistry/formula';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { readChain } from '@/lib/chemistry/read-chain';
import { toSmiles } from '@/lib/chemistry/smiles';
import { readElement, readStructure } from '@/tests/fixtures/openchemlib';
import { createRandom, typeRandomChain } from '@/tests/fixtures/random-chains';

const COUNT = 1000;
const SEED = 20261122;

/** Timeout in ms: each structure takes the library milliseconds, but a busy machine is slow. */
const TIMEOUT_MS = 60_000;

/** The library's older atomic weight minus ours, for each element of a chain. */
const excess = new Map(
  ['C', 'H', 'N', 'O', 'S'].map((symbol) => [
    symbol,
    readElement(symbol) - toMass(new Map([[symbol, 1]]), 'average'),
  ]),
);

test(
  'an independent library agrees on 1,000 typed chains, in formula and within 0.01 Da',
  () => {
    const random = createRandom(SEED);
    let [bridged, changed, rings, furthest] = [0, 0, 0, 0];
    for (let index = 0; index < COUNT; index++) {
      const typed = typeRandomChain(random);
      const read = readChain(typed);
      if (!read.ok) throw new Error(`${typed}: ${read.problem?.message}`);
      const { molecule } = read;
      expect(readChain(formatChain(molecule) ?? '')).toEqual(read);
      bridged += molecule.bridges ? 1 : 0;
      changed += molecule.sideChains || molecule.nTerminus || molecule.cTerminus ? 1 : 0;
      rings += molecule.isCyclic ? 1 : 0;
      const atoms = toComposition(molecule);
      const structure = readStructure(toSmiles(molecule) ?? '');
      expect(structure.formula, typed).toBe(formatFormula(atoms));
      let average = toMass(atoms, 'average');
      for (const [symbol, count] of atoms) average += count * (excess.get(symbol) ?? Number.NaN);
      furthest = Math.max(
        furthest,
        Math.abs(structure.average - average),
        Math.abs(structure.monoisotopic - toMass(atoms, 'monoisotopic')),
      );
    }
    expect(furthest).toBeLessThan(0.01);
    for (const kind of [bridged, changed, rings]) expect(kind).toBeGreaterThan(50);
  },
  TIMEOUT_MS,
);

test('the mass of a long chain changes little with the table of atomic weights', () => {
  // 0.03 Da in 12,000: the difference a reader sees when comparing with another program.
  const molecule = { kind: 'peptide', sequence: 'GPAVLIMFWYSTNQCKRHDE'.repeat(5) } as const;
  const { average } = readStructure(toSmiles(molecule) ?? '');
  expect(Math.abs(average - toMass(toComposition(molecule), 'average'))).toBeLessThan(0.1);
});
