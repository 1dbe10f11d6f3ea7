import { expect, test } from 'vitest';
import { type CertificateInputs, emptyCertificate } from '@/lib/certificate/inputs';
import { type KnownMass, matchMass } from '@/lib/certificate/match-mass';
import { PROTON, readMass } from '@/lib/certificate/read-mass';
import { formatFormula } from '@/lib/chemistry/formula';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { readChain } from '@/lib/chemistry/read-chain';
import { toSmiles } from '@/lib/chemistry/smiles';
import { getKnownSubstances } from '@/lib/peptides/known-substances';
import { readStructure } from '@/tests/fixtures/openchemlib';
import { createRandom, typeRandomChain } from '@/tests/fixtures/random-chains';

/** As the page of the certificate checker says. */
const COUNT = 1000;

type Masses = { average: number; monoisotopic: number };
type Fault = { name: RegExp; masses: (molecule: PeptideMolecule) => Masses | null };

const weigh = (smiles: string | null) => (smiles ? readStructure(smiles) : null);
const whole = (molecule: PeptideMolecule) => weigh(toSmiles(molecule));
const add = (one: Masses | null, other: Masses, times = 1) =>
  one && {
    average: one.average + times * other.average,
    monoisotopic: one.monoisotopic + times * other.monoisotopic,
  };
const hydrogen = {
  average: readStructure('[H]').average,
  monoisotopic: 1.00782503,
};
const withMetal = (symbol: string, times = 1) => {
  const gain = add(readStructure(`[${symbol}]`), hydrogen, -1) as Masses;
  return (molecule: PeptideMolecule) => add(whole(molecule), gain, times);
};
const withPart = (smiles: string, times = 1) => {
  const part = readStructure(smiles);
  return (molecule: PeptideMolecule) => add(whole(molecule), part, times);
};
const ACETIC_ACID = 'CC(=O)O';
const TFA = 'OC(=O)C(F)(F)F';

/** Faults planted in the structure itself, with masses from the independent library. */
const FAULTS: readonly Fault[] = [
  {
    name: /free acid in place of the amide/,
    masses: ({ cTerminus, ...acid }) => (cTerminus ? whole(acid) : null),
  },
  {
    name: /amide in place of the free acid/,
    masses: (molecule) =>
      molecule.cTerminus || molecule.isCyclic
        ? null
        : whole({ ...molecule, cTerminus: { name: 'amide', adds: 'HNO-1', structure: 'N' } }),
  },
  {
    name: /one oxygen more \(oxidised methionine\)/,
    masses: (molecule) => {
      const smiles = toSmiles(molecule) ?? '';
      const oxidised = smiles.replace('CCSC)', 'CCS(=O)C)');
      return oxidised === smiles ? null : weigh(oxidised);
    },
  },
  {
    name: /one residue missing/,
    masses: (molecule) => {
      if (molecule.sideChains || molecule.bridges || molecule.isCyclic) return null;
      const residues = molecule.sequence.match(/\[[^\]]+\]|[A-Z]/g) ?? [];
      return residues.length < 3
        ? null
        : whole({ ...molecule, sequence: residues.toSpliced(1, 1).join('') });
    },
  },
  {
    name: /one deamidation/,
    masses: (molecule) =>
      /N/.test(molecule.sequence.replace(/\[[^\]]+\]/g, ''))
        ? whole({ ...molecule, sequence: molecule.sequence.replace(/N(?![^[]*\])/, 'D') })
        : null,
  },
  {
    name: /open disulfide/,
    masses: ({ bridges = [], ...molecule }) =>
      bridges.some(({ kind }) => kind === 'disulfide')
        ? whole({ ...molecule, bridges: bridges.slice(1) })
        : null,
  },
  {
    name: /dimer/,
    masses: (molecule) => {
      const one = whole(molecule);
      return one && add(one, one);
    },
  },
];

/** Salts, which change the mass and not the molecule. */
const SALTS: readonly Fault[] = [
  { name: /one sodium/, masses: withMetal('Na') },
  { name: /two sodiums/, masses: withMetal('Na', 2) },
  { name: /one potassium/, masses: withMetal('K') },
  { name: /one ammonia/, masses: withPart('N') },
  { name: /one chloride/, masses: withPart('Cl') },
  { name: /one acetate/, masses: withPart(ACETIC_ACID) },
  { name: /two acetates/, masses: withPart(ACETIC_ACID, 2) },
  { name: /one trifluoroacetate/, masses: withPart(TFA) },
  { name: /two trifluoroacetates/, masses: withPart(TFA, 2) },
  { name: /three trifluoroacetates/, masses: withPart(TFA, 3) },
  { name: /one arginine/, masses: withPart('NC(=N)NCCCC(N)C(=O)O') },
];

/** The first of these faults that the molecule can have, with the masses it leads to. */
function plant(molecule: PeptideMolecule, faults: readonly Fault[]) {
  for (const fault of faults) {
    const masses = fault.masses(molecule);
    if (masses) return { fault, masses };
  }
  return undefined;
}

/** A certificate like a laboratory's: a mass or an m/z with two decimals, off by at most `error` Da. */
function print(masses: Masses, random: () => number, error: number) {
  const kind = random() < 0.5 ? ('average' as const) : ('monoisotopic' as const);
  const charge = Math.floor(random() * 5);
  const off = (random() * 2 - 1) * error;
  const mass = masses[kind] + off;
  const printed = charge === 0 ? mass : (mass + charge * PROTON) / charge;
  const inputs: CertificateInputs = {
    ...emptyCertificate,
    mass: printed.toFixed(2),
    massAs: charge === 0 ? 'mass' : 'mz',
    charge: String(charge || 1),
    kind: random() < 0.6 ? kind : '',
  };
  return { inputs, off };
}

function check(molecule: PeptideMolecule, inputs: CertificateInputs, library: KnownMass[] = []) {
  const { reading } = readMass(inputs);
  if (!reading) throw new Error(`${inputs.mass} was not read`);
  const formula = formatFormula(toComposition(molecule));
  return matchMass({ name: 'it', formula, molecule }, reading, library);
}

test('in 1,000 generated certificates every planted fault is found, and no correct one is refused', () => {
  const random = createRandom(20261123);
  const all = [...FAULTS, ...SALTS];
  const found = new Map<string, number>();
  let [right, plain] = [0, 0];
  for (let index = 0; index < COUNT; index++) {
    const read = readChain(typeRandomChain(random));
    // H-NH2 is ambiguous, and is refused.
    if (!read.ok) continue;
    const { molecule } = read;
    const turn = Math.floor(random() * all.length);
    const possible = [...all.slice(turn), ...all.slice(0, turn)];
    const planted = index % 4 === 0 ? undefined : plant(molecule, possible);
    if (planted) {
      const { fault, masses } = planted;
      const { inputs } = print(masses, random, 0.3);
      const { verdict, matches } = check(molecule, inputs);
      const told = `${molecule.sequence} ${fault.name} ${JSON.stringify(inputs)}`;
      expect(verdict, told).not.toBe('fits');
      const match = matches.find(({ name }) => fault.name.test(name));
      expect(match?.sort, told).toBe(SALTS.includes(fault) ? 'salt' : 'altered');
      found.set(fault.name.source, (found.get(fault.name.source) ?? 0) + 1);
    } else {
      const { inputs, off } = print(whole(molecule) as Masses, random, 0.49);
      const { verdict, matches } = check(molecule, inputs);
      expect(verdict, molecule.sequence).not.toBe('does not fit');
      expect(matches[0]?.sort, molecule.sequence).toBe('itself');
      // With a known kind of mass, nothing else is near enough to make the match ambiguous.
      if (inputs.kind && Math.abs(off) < 0.3) {
        expect(verdict, molecule.sequence).toBe('fits');
        plain += 1;
      }
      right += 1;
    }
  }
  expect(right + [...found.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(980);
  expect(plain).toBeGreaterThan(25);
  for (const { name } of all) expect(found.get(name.source), name.source).toBeGreaterThan(5);
});

test('each library substance fits its own mass, and another one’s mass names that substance', () => {
  const library = getKnownSubstances();
  for (const [index, one] of library.entries()) {
    const next = library[(index + 1) % library.length];
    if (!next || next.formula === one.formula) continue;
    const inputs = { ...emptyCertificate, kind: 'average' as const };
    const own = readMass({ ...inputs, mass: one.average.toFixed(1) }).reading;
    const swapped = readMass({ ...inputs, mass: next.average.toFixed(1) }).reading;
    if (!own || !swapped) throw new Error(one.name);
    expect(matchMass(one, own, library).verdict, one.name).toBe('fits');
    const { verdict, matches } = matchMass(one, swapped, library);
    expect(verdict, one.name).not.toBe('fits');
    expect(matches.map(({ name }) => name)).toContain(next.name);
  }
});

test('a mass that fits only as an m/z, or only as the other kind of mass, says so', () => {
  const molecule = { kind: 'peptide', sequence: 'GEPPPGKPADDAGLV' } as const;
  const tell = (inputs: Partial<CertificateInputs>) =>
    check(molecule, { ...emptyCertificate, ...inputs });
  expect(tell({ mass: '1420.54' })).toMatchObject({
    verdict: 'cannot tell',
    matches: [{ name: 'it, if the number is the m/z of charge 1 ([M+H]+)' }],
  });
  expect(tell({ mass: '710.77' }).matches[0]?.name).toContain('[M+2H]2+');
  expect(tell({ mass: '1419.53', kind: 'monoisotopic' }).matches[0]?.name).toContain('average');
  expect(tell({ mass: '1419.53', massAs: 'mz', kind: 'average' }).matches[0]?.name).toContain(
    'a mass, not an m/z',
  );
});

test.each([
  [{ mass: '14l9.5' }, 'mass', /Use digits/],
  [{ mass: '1,419' }, 'mass', /without separators/],
  [{ mass: '1000000000' }, 'mass', /decimal point/],
  [{ mass: '1e9' }, 'mass', /Write the number out/],
  [{ mass: '1419.5', massAs: 'mz', charge: '0' }, 'charge', /\[M\+H\]\+ is 1/],
  [{ mass: '1419.5', massAs: 'mz', charge: 'two' }, 'charge', /An m\/z always has one/],
  [{ mass: '1419.5', error: '500' }, 'error', /fits almost anything/],
  [{ mass: '1419.5', error: '-1' }, 'error', /without a sign/],
] as const)('a field with %j gets help on what to type', (typed, field, help) => {
  const { reading, errors } = readMass({ ...emptyCertificate, ...typed });
  expect(reading).toBeUndefined();
  expect(errors[field]?.help).toMatch(help);
});

test('the tolerance is the printed error times the charge', () => {
  const tolerance = (inputs: Partial<CertificateInputs>) =>
    readMass({ ...emptyCertificate, ...inputs }).reading?.tolerance;
  expect(tolerance({ mass: '1419.53' })).toBe(0.5);
  expect(tolerance({ mass: '1419', massAs: 'mz', charge: '2' })).toBe(1);
  expect(tolerance({ mass: '1419.53', error: '0.1' })).toBeCloseTo(0.105, 9);
  expect(tolerance({ mass: '710.77', massAs: 'mz', charge: '2+', error: '0.1' })).toBeCloseTo(
    0.21,
    9,
  );
  expect(tolerance({ mass: '1000.0000', error: '5', errorUnit: 'ppm' })).toBeCloseTo(0.00505, 9);
});
