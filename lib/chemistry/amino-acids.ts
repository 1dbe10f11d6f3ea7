import { capitalize } from '@/lib/text/first-letter';

/** The six residue classes, each with its own colour across the site, in legend order. */
const CLASSES = [
  { id: 'special', name: 'shape-setting' },
  { id: 'hydrophobic', name: 'hydrophobic' },
  { id: 'aromatic', name: 'aromatic' },
  { id: 'polar', name: 'polar' },
  { id: 'positive', name: 'positive' },
  { id: 'negative', name: 'negative' },
] as const;

export type ResidueClass = (typeof CLASSES)[number]['id'];

/** An ionisable group: charge 1 if it gains a proton, -1 if it loses one; half does at the pKa. */
export type Ionisation = { pKa: number; charge: 1 | -1 };

/** A standard amino acid; `formula` is that of the residue, the amino acid less H2O. */
export type AminoAcid = {
  letter: string;
  short: string;
  name: string;
  formula: string;
  class: ResidueClass;
  ionisation?: Ionisation;
};

const acid = (pKa: number): Ionisation => ({ pKa, charge: -1 });
const base = (pKa: number): Ionisation => ({ pKa, charge: 1 });

/** The name of the pKa set, for pages that show a charge. */
export const PKA_SET = 'EMBOSS';

/** pKa of the free N-terminus and C-terminus, from the same set as those of the side chains. */
export const nTerminal = base(8.6);
export const cTerminal = acid(3.6);

/**
 * The 20 standard amino acids, grouped by class. pKa values are those of the EMBOSS set (file Epk.dat of EMBOSS 6;
 * Rice, Longden and Bleasby, Trends Genet 2000;16:276-277, doi:10.1016/s0168-9525(00)02024-2).
 */
export const aminoAcids: readonly AminoAcid[] = [
  toAminoAcid('G', 'Gly', 'glycine', 'C2H3NO', 'special'),
  toAminoAcid('P', 'Pro', 'proline', 'C5H7NO', 'special'),
  toAminoAcid('A', 'Ala', 'alanine', 'C3H5NO', 'hydrophobic'),
  toAminoAcid('V', 'Val', 'valine', 'C5H9NO', 'hydrophobic'),
  toAminoAcid('L', 'Leu', 'leucine', 'C6H11NO', 'hydrophobic'),
  toAminoAcid('I', 'Ile', 'isoleucine', 'C6H11NO', 'hydrophobic'),
  toAminoAcid('M', 'Met', 'methionine', 'C5H9NOS', 'hydrophobic'),
  toAminoAcid('F', 'Phe', 'phenylalanine', 'C9H9NO', 'aromatic'),
  toAminoAcid('W', 'Trp', 'tryptophan', 'C11H10N2O', 'aromatic'),
  toAminoAcid('Y', 'Tyr', 'tyrosine', 'C9H9NO2', 'aromatic', acid(10.1)),
  toAminoAcid('S', 'Ser', 'serine', 'C3H5NO2', 'polar'),
  toAminoAcid('T', 'Thr', 'threonine', 'C4H7NO2', 'polar'),
  toAminoAcid('N', 'Asn', 'asparagine', 'C4H6N2O2', 'polar'),
  toAminoAcid('Q', 'Gln', 'glutamine', 'C5H8N2O2', 'polar'),
  toAminoAcid('C', 'Cys', 'cysteine', 'C3H5NOS', 'polar', acid(8.5)),
  toAminoAcid('K', 'Lys', 'lysine', 'C6H12N2O', 'positive', base(10.8)),
  toAminoAcid('R', 'Arg', 'arginine', 'C6H12N4O', 'positive', base(12.5)),
  toAminoAcid('H', 'His', 'histidine', 'C6H7N3O', 'positive', base(6.5)),
  toAminoAcid('D', 'Asp', 'aspartic acid', 'C4H5NO3', 'negative', acid(3.9)),
  toAminoAcid('E', 'Glu', 'glutamic acid', 'C5H7NO3', 'negative', acid(4.1)),
];

function toAminoAcid(
  letter: string,
  short: string,
  name: string,
  formula: string,
  residueClass: ResidueClass,
  ionisation?: Ionisation,
): AminoAcid {
  return { letter, short, name, formula, class: residueClass, ionisation };
}

/** The classes, each with its display name and the letters of its amino acids. */
export const residueClasses = CLASSES.map(({ id, name }) => ({
  id,
  name,
  letters: aminoAcids.filter((acid) => acid.class === id).map(({ letter }) => letter),
}));

/** Returns the class of an amino acid by its one-letter code; other letters count as special. */
export function toResidueClass(letter: string): ResidueClass {
  return aminoAcids.find((acid) => acid.letter === letter)?.class ?? 'special';
}

/** Formats a legend entry: 'Shape-setting (G, P)'. */
export function formatResidueClass({ name, letters }: (typeof residueClasses)[number]): string {
  return `${capitalize(name)} (${letters.join(', ')})`;
}

/** Returns a standard amino acid's three-letter code ('G' → 'Gly'); other codes unchanged. */
export function toThreeLetterCode(code: string): string {
  return aminoAcids.find(({ letter }) => letter === code)?.short ?? code;
}

/** Returns a standard amino acid's letter by its three-letter code ('Gly' → 'G'); other codes unchanged. */
export function toOneLetterCode(code: string): string {
  return aminoAcids.find(({ short }) => short === code)?.letter ?? code;
}
