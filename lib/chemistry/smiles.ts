import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toOneLetterCode } from './amino-acids';
import { parseSequence } from './residues';

/** Two-digit ring-closure labels, for joined ends and for bridges; labels inside residues have one digit. */
const RING = '%10';
const FIRST_BRIDGE = 11;

/**
 * Returns a chain as SMILES with stereochemistry, uncharged, from the N-terminus: with non-standard residues, modified
 * ends and side chains, bridges and rings, but without the complex. Returns null if the structure of a modification or
 * residue is not recorded, or if a residue has no site for what is bound to it.
 */
export function toSmiles(molecule: PeptideMolecule): string | null {
  const { sequence, nTerminus, cTerminus, sideChains = [], bridges = [], isCyclic } = molecule;
  const changes = [...sideChains, ...(isCyclic ? [] : [nTerminus, cTerminus])];
  if (changes.some((change) => change && !change.structure)) return null;
  const bound = new Map([
    ...sideChains.map(({ position, structure }) => [position, `(${structure})`] as const),
    ...bridges.flatMap(({ from, to }, index) =>
      [from, to].map((position) => [position, `%${FIRST_BRIDGE + index}`] as const),
    ),
  ]);
  const parts = parseSequence(sequence).map(({ code }, index) =>
    toResidueSmiles(code, bound.get(index + 1)),
  );
  if (!parts.every((part) => part !== null)) return null;
  const [first = '', ...others] = parts;
  const branch = nTerminus ? `(${nTerminus.structure})` : '';
  const start = first.replace(/^N\d?/, (nitrogen) => nitrogen + (isCyclic ? RING : branch));
  const chain = start + others.join('');
  return isCyclic ? chain.replace(/\(=O\)$/, `${RING}=O`) : chain + (cTerminus?.structure ?? 'O');
}

function toResidueSmiles(code: string, bound: string | undefined): string | null {
  const isMirrored = code.startsWith('D-');
  const kind = isMirrored ? toOneLetterCode(code.slice(2)) : code;
  const structure = STRUCTURES.get(kind);
  if (!structure) return null;
  const turned = isMirrored ? toMirrorImage(structure) : structure;
  if (!bound) return turned.replace(/\{(\w*)\}/, '$1');
  const site = /\{\w*\}/;
  return site.test(turned) ? turned.replace(site, bound) : null;
}

/** Inverts every stereocentre. */
function toMirrorImage(structure: string): string {
  return structure.replace(/@@?/g, (turn) => (turn === '@' ? '@@' : '@'));
}

/**
 * Structures of L-residues as SMILES, from the nitrogen to the carbonyl carbon. Braces mark where a side chain can be
 * bound and hold what is there if nothing is: `CCCCN{}`, `CC(=O){O}`.
 */
const STRUCTURES: ReadonlyMap<string, string> = new Map([
  ['G', 'NCC(=O)'],
  ['P', 'N1CCC[C@H]1C(=O)'],
  ...Object.entries({
    A: 'C',
    V: 'C(C)C',
    L: 'CC(C)C',
    I: '[C@@H](C)CC',
    M: 'CCSC',
    F: 'Cc1ccccc1',
    W: 'Cc1c[nH]c2ccccc12',
    Y: 'Cc1ccc(O{})cc1',
    S: 'CO{}',
    T: '[C@H](O{})C',
    N: 'CC(N)=O',
    Q: 'CCC(N)=O',
    C: 'CS{}',
    K: 'CCCCN{}',
    R: 'CCCNC(=N)N',
    H: 'Cc1c[nH]cn1',
    D: 'CC(=O){O}',
    E: 'CCC(=O){O}',
    Abu: 'CC',
    Nva: 'CCC',
    Nle: 'CCCC',
    Orn: 'CCCN{}',
    Cit: 'CCCNC(N)=O',
    Dmt: 'Cc1c(C)cc(O)cc1C',
    '2-Nal': 'Cc1ccc2ccccc2c1',
    '2-Me-Trp': 'Cc1c(C)[nH]c2ccccc12',
  }).map(([code, sideChain]): [string, string] => [code, `N[C@@H](${sideChain})C(=O)`]),
  ['Aib', 'NC(C)(C)C(=O)'],
  ['bAla', 'NCCC(=O)'],
  ['Sar', 'N(C)CC(=O)'],
  ['aMeLeu', 'N[C@@](C)(CC(C)C)C(=O)'],
  ['aMeF', 'N[C@@](C)(Cc1ccccc1)C(=O)'],
  ['Hyp', 'N1C[C@H](O)C[C@H]1C(=O)'],
  ['pGlu', 'N1C(=O)CC[C@H]1C(=O)'],
  ['Ahx', 'NCCCCCC(=O)'],
]);
