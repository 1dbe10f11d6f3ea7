import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toOneLetterCode } from './amino-acids';
import { parseSequence } from './residues';

/**
 * Molar absorption at 280 nm in water of each tryptophan, tyrosine and disulfide, per molar and centimetre: the
 * average values of folded proteins by Pace and others (Protein Sci 1995;4:2411-2423, doi:10.1002/pro.5560041120).
 */
export const ABSORPTION = { W: 5500, Y: 1490, disulfide: 125 } as const;

/** Residues outside the twenty that absorb at 280 nm too, by an amount that the method does not know. */
const UNCOUNTED = ['2-Nal', '2-Me-Trp', 'Dmt'];

export type Absorbance = {
  tryptophans: number;
  tyrosines: number;
  /** Molar extinction coefficient, per molar and centimetre, without and with disulfides. */
  reduced: number;
  bridged: number;
  /** How many disulfides `bridged` counts: those of the chain, else as many as its cysteines allow. */
  disulfides: number;
  /** Residues that absorb too and are not counted. */
  uncounted: string[];
};

/** The extinction coefficient of a chain at 280 nm: the sum over what absorbs. Mirror images count alike. */
export function toAbsorbance({ sequence, bridges = [] }: PeptideMolecule): Absorbance {
  const codes = parseSequence(sequence).map(({ code }) => toOneLetterCode(code.replace(/^D-/, '')));
  const count = (letter: string) => codes.filter((code) => code === letter).length;
  const drawn = bridges.filter(({ kind }) => kind === 'disulfide').length;
  const disulfides = drawn || Math.floor(count('C') / 2);
  const [tryptophans, tyrosines] = [count('W'), count('Y')];
  const reduced = tryptophans * ABSORPTION.W + tyrosines * ABSORPTION.Y;
  return {
    tryptophans,
    tyrosines,
    reduced,
    bridged: reduced + disulfides * ABSORPTION.disulfide,
    disulfides,
    uncounted: [...new Set(codes.filter((code) => UNCOUNTED.includes(code)))],
  };
}
