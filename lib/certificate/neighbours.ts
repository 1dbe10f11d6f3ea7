import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence, type ResidueKind } from '@/lib/chemistry/residues';

/** What masses are computed from: a formula and, if known, a chain, with a name. */
export type Substance = { name: string; formula: string; molecule?: PeptideMolecule };

/**
 * What a measured mass may fit besides the substance itself: `salt` is the substance with a partner that it loses in
 * water, `altered` is another molecule that is close to it.
 */
export type Neighbour = {
  sort: 'salt' | 'altered';
  /** A phrase for the result: 'with one sodium', 'one oxygen more (oxidised tryptophan)'. */
  name: string;
  why: string;
  /** The net change of the formula, as in 'O' or 'HNO-1'. */
  adds: string;
  /** Molecules of the substance in it; 1 by default. */
  times?: number;
};

const IN_THE_INSTRUMENT =
  'Salt ions attach in the instrument. It is the same molecule with an ion attached.';
const COUNTER_ION =
  'A counter-ion from making or cleaning. It is weight in the vial and no part of the chain.';

/** Partners that a molecule is measured with; `adds` is the partner less any hydrogen that it replaces. */
const SALTS: readonly Neighbour[] = [
  ['one sodium', 'NaH-1', IN_THE_INSTRUMENT],
  ['two sodiums', 'Na2H-2', IN_THE_INSTRUMENT],
  ['one potassium', 'KH-1', IN_THE_INSTRUMENT],
  ['one ammonia', 'NH3', IN_THE_INSTRUMENT],
  ['one chloride (hydrochloric acid)', 'HCl', COUNTER_ION],
  ['one acetate (acetic acid)', 'C2H4O2', COUNTER_ION],
  ['two acetates', 'C4H8O4', COUNTER_ION],
  ['one trifluoroacetate (TFA)', 'C2HF3O2', COUNTER_ION],
  ['two trifluoroacetates', 'C4H2F6O4', COUNTER_ION],
  ['three trifluoroacetates', 'C6H3F9O6', COUNTER_ION],
  ['one arginine (an arginate)', 'C6H14N4O2', COUNTER_ION],
].map(([name = '', adds = '', why = '']) => ({ sort: 'salt', name: `with ${name}`, adds, why }));

/** A change of the molecule, and how many molecules it joins; false or undefined if the molecule cannot have it. */
type Change = [name: string, adds: string, why: string, times?: number] | false | undefined;

const DIMER: Change = [
  'two molecules joined or clinging together (a dimer)',
  '',
  'Chains cling together in strong solutions, in the vial or in the instrument.',
  2,
];

/** Returns what often appears near a substance in a mass spectrum, or is sold in its place, with formula changes. */
export function toNeighbours({ molecule }: Substance): Neighbour[] {
  const altered = [DIMER, ...(molecule ? toChanges(molecule) : [])].flatMap((change) => {
    if (!change) return [];
    const [name, adds, why, times] = change;
    return [{ sort: 'altered' as const, name, adds, why, times }];
  });
  return [...SALTS, ...altered];
}

function toChanges(molecule: PeptideMolecule): Change[] {
  const residues = parseSequence(molecule.sequence);
  return [
    ...toEnds(molecule, residues),
    ...toBonds(molecule, residues),
    ...toResidueChanges(residues),
    ...toMissing(molecule, residues),
  ];
}

/** Changes of the two ends, of bound groups and of the complex. */
function toEnds(molecule: PeptideMolecule, [first]: readonly ResidueKind[]): Change[] {
  const { nTerminus, cTerminus, sideChains = [], isCyclic, complex } = molecule;
  const without = (part: { name: string; adds: string }): Change => [
    `without its ${part.name}`,
    negate(part.adds),
    'The step that binds this part to the chain was left out or came undone.',
  ];
  const isFree = !nTerminus && !isCyclic;
  return [
    cTerminus && [
      'a free acid in place of the amide at its end',
      negate(cTerminus.adds),
      'The sequence is the same and the end is not. It is cheaper to make, and another molecule.',
    ],
    !cTerminus &&
      !isCyclic && [
        'an amide in place of the free acid at its end',
        'HNO-1',
        'The sequence is the same and the end is not. It is another molecule.',
      ],
    nTerminus && without(nTerminus),
    isFree &&
      !first?.isBlocked && ['with an acetyl group at its start', 'C2H2O', 'The start was capped.'],
    ...new Map(sideChains.map((group) => [group.name, without(group)])).values(),
    complex && without(complex),
    isFree && first?.code === 'Q' && [PYRO, 'N-1H-3', PYRO_WHY],
    isFree && first?.code === 'E' && [PYRO, 'O-1H-2', PYRO_WHY],
  ];
}

const PYRO = 'its first residue closed to pyroglutamate';
const PYRO_WHY = 'A start with Gln or Glu closes by itself, in the vial or in warmth.';

function toBonds(molecule: PeptideMolecule, residues: readonly ResidueKind[]): Change[] {
  const { bridges = [], isCyclic } = molecule;
  const disulfides = bridges.filter(({ kind }) => kind === 'disulfide').length;
  const free = count(residues, 'C', 'D-Cys') - 2 * disulfides;
  const isRing = isCyclic || bridges.length > disulfides;
  const open = 'A bond of the molecule is open, or was never closed.';
  return [
    disulfides > 0 && ['an open disulfide bridge', 'H2', open],
    isRing && ['an open ring (one water more)', 'H2O', open],
    free > 1 && ['a disulfide bridge too many', 'H-2', 'Two free cysteines join in air.'],
    free > 0 && ['two chains joined by a disulfide', 'H-2', 'Free cysteines join in air.', 2],
  ];
}

/** Changes that air, water and warmth make to single residues. */
function toResidueChanges(residues: readonly ResidueKind[]): Change[] {
  const air = 'Air or light did it, or a step of making. It is a usual sign of age.';
  const methionines = count(residues, 'M', 'D-Met');
  const isOnlyTryptophan = methionines === 0 && count(residues, 'W', 'D-Trp') > 0;
  return [
    methionines > 0 && ['one oxygen more (oxidised methionine)', 'O', air],
    methionines > 1 && ['two oxygens more (methionines oxidised)', 'O2', air],
    isOnlyTryptophan && ['one oxygen more (oxidised tryptophan)', 'O', air],
    count(residues, 'N', 'Q', 'D-Asn', 'D-Gln') > 0 && [
      'one deamidation (Asn or Gln became an acid)',
      'OH-1N-1',
      'Water and warmth do it. It is a usual sign of age.',
    ],
    count(residues, 'D', 'N') > 0 && [
      'one water less (an imide at Asp)',
      'H-2O-1',
      'A usual by-product at aspartic acid.',
    ],
  ];
}

/** One residue missing or one too many, for each kind in the chain without a bound group. */
function toMissing({ sideChains = [] }: PeptideMolecule, residues: readonly ResidueKind[]) {
  const bound = new Set(sideChains.map(({ position }) => position));
  const plain = residues.filter((_, index) => !bound.has(index + 1));
  const kinds = new Map<string, Set<string>>();
  for (const { code, formula } of plain)
    kinds.set(formula, (kinds.get(formula) ?? new Set<string>()).add(code));
  return [...kinds].flatMap(([formula, codes]): Change[] => {
    const name = [...codes].join(' or ');
    return [
      residues.length > 1 && [
        `one residue missing (${name})`,
        negate(formula),
        'One coupling failed, and the chain went on without it.',
      ],
      [`one residue too many (${name})`, formula, 'One residue was coupled twice.'],
    ];
  });
}

function count(residues: readonly ResidueKind[], ...codes: string[]): number {
  return residues.filter(({ code }) => codes.includes(code)).length;
}

/** Inverts a formula change: 'C2H2O' gives 'C-2H-2O-1'. */
function negate(formula: string): string {
  return formula.replace(/([A-Z][a-z]?)(-?\d+)?/g, (_, symbol: string, times = '1') => {
    const number = -Number(times);
    return number === 1 ? symbol : `${symbol}${number}`;
  });
}
