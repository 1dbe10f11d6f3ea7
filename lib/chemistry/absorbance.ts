import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toOneLetterCode } from './amino-acids';
import { parseSequence } from './residues';

/**
 * Molar extinction coefficients at 280 nm in water of tryptophan, tyrosine and a disulfide, per molar and centimetre:
 * averages for folded proteins by Pace and others (Protein Sci 1995;4:2411-2423, doi:10.1002/pro.5560041120).
 */
export const ABSORPTION = { W: 5500, Y: 1490, disulfide: 125 } as const;

/** Non-standard residues that also absorb at 280 nm; the method has no coefficient for them. */
const UNCOUNTED = ['2-Nal', '2-Me-Trp', 'Dmt'];

export type Absorbance = {
  tryptophans: number;
  tyrosines: number;
  /** Molar extinction coefficients, per molar and centimetre, without and with disulfides. */
  reduced: number;
  bridged: number;
  /** How many disulfides `bridged` counts: those recorded, else as many as the cysteines can form. */
  disulfides: number;
  /** Residues that absorb too but are not counted. */
  uncounted: string[];
};

/** Returns the extinction coefficients of a chain at 280 nm, summed over residues. D-residues count like L-residues. */
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
