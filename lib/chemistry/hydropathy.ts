import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toOneLetterCode } from './amino-acids';
import { parseSequence } from './residues';

/**
 * Hydropathy of each residue, from -4.5 (hydrophilic) to 4.5 (hydrophobic): the scale of Kyte and Doolittle (J Mol Biol
 * 1982;157:105-132, doi:10.1016/0022-2836(82)90515-0).
 */
export const HYDROPATHY: Readonly<Record<string, number>> = {
  ...{ I: 4.5, V: 4.2, L: 3.8, F: 2.8, C: 2.5, M: 1.9, A: 1.8 },
  ...{ G: -0.4, T: -0.7, S: -0.8, W: -0.9, Y: -1.3, P: -1.6, H: -3.2 },
  ...{ E: -3.5, Q: -3.5, D: -3.5, N: -3.5, K: -3.9, R: -4.5 },
};

/** Window sizes in residues: the first that the chain is long enough for; in shorter chains the window is 1. */
const WINDOWS = [9, 5];

export type Hydropathy = {
  window: number;
  /** The mean of the window centred on each position, counted from 1; null if a residue in it has no value. */
  points: readonly { place: number; value: number | null }[];
  /** Mean of the whole chain (GRAVY); null if a residue has no value. */
  mean: number | null;
  /** Residues for which the scale has no value, as written in the chain. */
  unknown: string[];
};

/** Returns hydropathy in a sliding window. D-residues count like L-residues; modified side chains have no value. */
export function toHydropathy({ sequence, sideChains = [] }: PeptideMolecule): Hydropathy {
  const residues = parseSequence(sequence);
  const changed = new Set(sideChains.map(({ position }) => position));
  const values = residues.map(({ code }, index) =>
    changed.has(index + 1) ? null : (HYDROPATHY[toOneLetterCode(code.replace(/^D-/, ''))] ?? null),
  );
  const window = WINDOWS.find((size) => residues.length >= size) ?? 1;
  const half = (window - 1) / 2;
  return {
    window,
    points: values.slice(half, values.length - half).map((_, index) => ({
      place: index + half + 1,
      value: toMean(values.slice(index, index + window)),
    })),
    mean: toMean(values),
    unknown: [
      ...new Set(
        residues.flatMap(({ code }, index) => {
          if (values[index] !== null) return [];
          return changed.has(index + 1) ? [`${code}${index + 1} with its group`] : [code];
        }),
      ),
    ],
  };
}

function toMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  return known.reduce((sum, value) => sum + value, 0) / values.length;
}
