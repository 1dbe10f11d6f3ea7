import type { PeptideMolecule } from '@/content/peptides/types';
import { type IonisableGroup, parseSequence } from './residues';

/**
 * pKa values of the EMBOSS set (file Epk.dat of EMBOSS 6; Rice, Longden and Bleasby, Trends Genet
 * 2000;16:276-277, doi:10.1016/s0168-9525(00)02024-2).
 */
const PKA = {
  nTerminus: 8.6,
  cTerminus: 3.6,
  K: 10.8,
  R: 12.5,
  H: 6.5,
  D: 3.9,
  E: 4.1,
  C: 8.5,
  Y: 10.1,
} as const satisfies Record<IonisableGroup | 'nTerminus' | 'cTerminus', number>;

const BASES: readonly string[] = ['nTerminus', 'K', 'R', 'H'];

/** The name of the pKa set, for pages that show a charge. */
export const PKA_SET = 'EMBOSS';

/**
 * Net charge of a chain at a pH (default 7) by the Henderson-Hasselbalch equation, each group on its
 * own, in elementary charges. An end that is modified or joined, a side chain in a bridge and one whose
 * modification takes its proton away count as uncharged; each acid that a modification brings counts as
 * one negative charge. What is bound to the chain, such as copper, is left out.
 */
export function toNetCharge(molecule: PeptideMolecule, pH = 7): number {
  const { sequence, nTerminus, cTerminus, sideChains = [], bridges = [], isCyclic } = molecule;
  const residues = parseSequence(sequence);
  const taken = new Set([
    ...bridges.flatMap(({ from, to }) => [from, to]),
    ...sideChains.filter(({ keepsCharge }) => !keepsCharge).map(({ position }) => position),
  ]);
  const groups: (keyof typeof PKA)[] = residues.flatMap(({ ion }, index) =>
    ion && !taken.has(index + 1) ? [ion] : [],
  );
  if (!isCyclic && !nTerminus && !residues[0]?.isBlocked) groups.push('nTerminus');
  if (!isCyclic && !cTerminus) groups.push('cTerminus');
  const acids = sideChains.reduce((sum, change) => sum + change.acids, nTerminus?.acids ?? 0);
  return groups.reduce((sum, group) => sum + toCharge(group, pH), 0) - acids;
}

function toCharge(group: keyof typeof PKA, pH: number): number {
  return BASES.includes(group)
    ? 1 / (1 + 10 ** (pH - PKA[group]))
    : -1 / (1 + 10 ** (PKA[group] - pH));
}
