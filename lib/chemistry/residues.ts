import {
  aminoAcids,
  type Ionisation,
  type ResidueClass,
  toOneLetterCode,
  toThreeLetterCode,
} from './amino-acids';

/** An amino acid residue in a chain: the amino acid less H2O. */
export type ResidueKind = {
  /** One letter if standard, else the short name that diagrams show: 'Aib', 'D-Trp'. */
  code: string;
  name: string;
  /** Formula of the residue, that is, of the amino acid less H2O. */
  formula: string;
  /** Colour class; null for non-standard and D-residues, which are drawn hollow. */
  class: ResidueClass | null;
  ionisation?: Ionisation;
  /** Its N-terminus cannot take up a proton (pyroglutamic acid). */
  isBlocked?: true;
};

/** Returns the side-chain ionisation of a standard amino acid, for residues that resemble it. */
const like = (name: string) => aminoAcids.find((acid) => acid.name === name)?.ionisation;

/** Non-standard amino acids, by the names that records write in square brackets. */
const OTHERS: readonly Omit<ResidueKind, 'class'>[] = [
  { code: 'Aib', name: '2-aminoisobutyric acid', formula: 'C4H7NO' },
  { code: 'Abu', name: '2-aminobutyric acid', formula: 'C4H7NO' },
  { code: 'bAla', name: 'beta-alanine', formula: 'C3H5NO' },
  { code: 'Sar', name: 'sarcosine (N-methylglycine)', formula: 'C3H5NO' },
  { code: 'Nva', name: 'norvaline', formula: 'C5H9NO' },
  { code: 'Nle', name: 'norleucine', formula: 'C6H11NO' },
  { code: 'aMeLeu', name: 'alpha-methylleucine', formula: 'C7H13NO' },
  { code: 'Orn', name: 'ornithine', formula: 'C5H10N2O', ionisation: like('lysine') },
  { code: 'Cit', name: 'citrulline', formula: 'C6H11N3O2' },
  { code: 'Hyp', name: '4-hydroxyproline', formula: 'C5H7NO2' },
  { code: 'pGlu', name: 'pyroglutamic acid', formula: 'C5H5NO2', isBlocked: true },
  {
    code: 'Dmt',
    name: '2,6-dimethyltyrosine',
    formula: 'C11H13NO2',
    ionisation: like('tyrosine'),
  },
  { code: 'aMeF', name: 'alpha-methylphenylalanine', formula: 'C10H11NO' },
  { code: '2-Nal', name: '2-naphthylalanine', formula: 'C13H11NO' },
  { code: '2-Me-Trp', name: '2-methyltryptophan', formula: 'C12H12N2O' },
  { code: 'Ahx', name: '6-aminohexanoic acid', formula: 'C6H11NO' },
];

const KINDS: ReadonlyMap<string, ResidueKind> = new Map(
  [
    ...aminoAcids.map((acid) => ({ ...acid, code: acid.letter })),
    ...aminoAcids.map((acid) => toMirrorImage({ ...acid, code: acid.short })),
    ...OTHERS.map((other) => ({ ...other, class: null })),
    ...OTHERS.map(toMirrorImage),
  ].map((kind) => [kind.code, kind]),
);

/** Returns the D form, with the same formula. D-Gly exists too, though glycine is achiral. */
function toMirrorImage(kind: Omit<ResidueKind, 'class'>): ResidueKind {
  return { ...kind, code: `D-${kind.code}`, name: `D-${kind.name}`, class: null };
}

/**
 * Finds a residue by its letter, three-letter code or, if non-standard, name, each with or without 'D-' or 'L-' before
 * it. Returns undefined for anything else.
 */
export function findResidue(name: string): ResidueKind | undefined {
  const plain = name.replace(/^L-/, '');
  const mirrored = plain.startsWith('D-');
  const code = mirrored ? plain.slice(2) : plain;
  const letter = toOneLetterCode(code);
  return KINDS.get(mirrored ? `D-${toThreeLetterCode(letter)}` : letter);
}

/** Residue names of more than one letter, longest first. */
export const residueNames: readonly string[] = [
  ...aminoAcids.map(({ short }) => short),
  ...OTHERS.map(({ code }) => code),
].sort((a, b) => b.length - a.length);

/** A letter, a name in square brackets, or all that is neither. */
const PART = /([A-Z])|\[([^\]]+)\]|(.+)/gs;

/**
 * Parses a sequence into residues, from the N-terminus: one-letter codes, and other residues in square brackets, as in
 * 'H[Aib]EGTF'. Throws on an empty sequence, and on an unknown residue, which it names.
 */
export function parseSequence(sequence: string): ResidueKind[] {
  if (sequence === '') throw new Error('a sequence needs at least one residue');
  return [...sequence.matchAll(PART)].map(([part, letter, name, rest]) => {
    const kind = KINDS.get(letter ?? name ?? '');
    if (!kind) throw new Error(`"${rest ?? part}" in "${sequence}" is no residue`);
    return kind;
  });
}
