import type { ResidueClass } from '@/lib/figures/art-residues';

/** Groups of side chains that take up or give up a proton; see charge.ts. */
export type IonisableGroup = 'K' | 'R' | 'H' | 'D' | 'E' | 'C' | 'Y';

/** An amino acid as it stands inside a chain: without the water that its two bonds cost. */
export type ResidueKind = {
  /** One letter for the twenty, else the short name that diagrams show: 'Aib', 'D-Trp'. */
  code: string;
  name: string;
  /** Formula of the residue, that is of the amino acid less H2O. */
  formula: string;
  /** Colour class; null for residues outside the twenty, which are drawn hollow. */
  class: ResidueClass | null;
  ion?: IonisableGroup;
  /** Its N-terminus cannot take up a proton (pyroglutamic acid). */
  isBlocked?: true;
};

const STANDARD: readonly (readonly [
  code: string,
  short: string,
  name: string,
  formula: string,
  colour: ResidueClass,
])[] = [
  ['G', 'Gly', 'glycine', 'C2H3NO', 'special'],
  ['A', 'Ala', 'alanine', 'C3H5NO', 'hydrophobic'],
  ['S', 'Ser', 'serine', 'C3H5NO2', 'polar'],
  ['P', 'Pro', 'proline', 'C5H7NO', 'special'],
  ['V', 'Val', 'valine', 'C5H9NO', 'hydrophobic'],
  ['T', 'Thr', 'threonine', 'C4H7NO2', 'polar'],
  ['C', 'Cys', 'cysteine', 'C3H5NOS', 'polar'],
  ['L', 'Leu', 'leucine', 'C6H11NO', 'hydrophobic'],
  ['I', 'Ile', 'isoleucine', 'C6H11NO', 'hydrophobic'],
  ['N', 'Asn', 'asparagine', 'C4H6N2O2', 'polar'],
  ['D', 'Asp', 'aspartic acid', 'C4H5NO3', 'negative'],
  ['Q', 'Gln', 'glutamine', 'C5H8N2O2', 'polar'],
  ['K', 'Lys', 'lysine', 'C6H12N2O', 'positive'],
  ['E', 'Glu', 'glutamic acid', 'C5H7NO3', 'negative'],
  ['M', 'Met', 'methionine', 'C5H9NOS', 'hydrophobic'],
  ['H', 'His', 'histidine', 'C6H7N3O', 'positive'],
  ['F', 'Phe', 'phenylalanine', 'C9H9NO', 'aromatic'],
  ['R', 'Arg', 'arginine', 'C6H12N4O', 'positive'],
  ['Y', 'Tyr', 'tyrosine', 'C9H9NO2', 'aromatic'],
  ['W', 'Trp', 'tryptophan', 'C11H10N2O', 'aromatic'],
];

const IONISABLE: readonly IonisableGroup[] = ['K', 'R', 'H', 'D', 'E', 'C', 'Y'];

/** Amino acids outside the twenty, under the names that records write in square brackets. */
const OTHERS: readonly Omit<ResidueKind, 'class'>[] = [
  { code: 'Aib', name: '2-aminoisobutyric acid', formula: 'C4H7NO' },
  { code: 'Abu', name: '2-aminobutyric acid', formula: 'C4H7NO' },
  { code: 'bAla', name: 'beta-alanine', formula: 'C3H5NO' },
  { code: 'Sar', name: 'sarcosine (N-methylglycine)', formula: 'C3H5NO' },
  { code: 'Nva', name: 'norvaline', formula: 'C5H9NO' },
  { code: 'Nle', name: 'norleucine', formula: 'C6H11NO' },
  { code: 'aMeLeu', name: 'alpha-methylleucine', formula: 'C7H13NO' },
  { code: 'Orn', name: 'ornithine', formula: 'C5H10N2O', ion: 'K' },
  { code: 'Cit', name: 'citrulline', formula: 'C6H11N3O2' },
  { code: 'Hyp', name: '4-hydroxyproline', formula: 'C5H7NO2' },
  { code: 'pGlu', name: 'pyroglutamic acid', formula: 'C5H5NO2', isBlocked: true },
  { code: 'Dmt', name: '2,6-dimethyltyrosine', formula: 'C11H13NO2', ion: 'Y' },
  { code: 'aMeF', name: 'alpha-methylphenylalanine', formula: 'C10H11NO' },
  { code: '2-Nal', name: '2-naphthylalanine', formula: 'C13H11NO' },
  { code: '2-Me-Trp', name: '2-methyltryptophan', formula: 'C12H12N2O' },
  { code: 'Ahx', name: '6-aminohexanoic acid', formula: 'C6H11NO' },
];

const KINDS: ReadonlyMap<string, ResidueKind> = new Map(
  [
    ...STANDARD.map(([code, , name, formula, colour]) => ({
      code,
      name,
      formula,
      class: colour,
      ion: IONISABLE.find((group) => group === code),
    })),
    ...STANDARD.map(([code, short, name, formula]) =>
      toMirrorImage({ code: short, name, formula, ion: IONISABLE.find((group) => group === code) }),
    ),
    ...OTHERS.map((other) => ({ ...other, class: null })),
    ...OTHERS.map(toMirrorImage),
  ].map((kind) => [kind.code, kind]),
);

/** The same atoms in the mirror image; glycine has none, but nothing is lost by the name. */
function toMirrorImage(kind: Omit<ResidueKind, 'class'>): ResidueKind {
  return { ...kind, code: `D-${kind.code}`, name: `D-${kind.name}`, class: null };
}

const PART = /([A-Z])|\[([^\]]+)\]/y;

/**
 * The residues of a sequence, from the N-terminus: one-letter codes, and other residues in square
 * brackets, as in 'H[Aib]EGTF'. Throws naming the part that is no known residue.
 */
export function parseSequence(sequence: string): ResidueKind[] {
  const residues: ResidueKind[] = [];
  let end = 0;
  while (end < sequence.length) {
    PART.lastIndex = end;
    const [part = '', letter, name] = PART.exec(sequence) ?? [];
    const kind = KINDS.get(letter ?? name ?? '');
    if (!kind) throw new Error(`"${part || sequence.slice(end)}" in "${sequence}" is no residue`);
    residues.push(kind);
    end += part.length;
  }
  if (residues.length === 0) throw new Error('a sequence needs at least one residue');
  return residues;
}

/** The three-letter code of one of the twenty ('G' → 'Gly'); other codes as they are. */
export function toThreeLetterCode(code: string): string {
  return STANDARD.find(([letter]) => letter === code)?.[1] ?? code;
}
