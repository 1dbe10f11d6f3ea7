import type { PeptideMolecule } from '@/content/peptides/types';
import { cTerminal, type Ionisation, nTerminal } from './amino-acids';
import { parseSequence } from './residues';

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
  const groups = residues.flatMap(({ ionisation }, index) =>
    ionisation && !taken.has(index + 1) ? [ionisation] : [],
  );
  if (!isCyclic && !nTerminus && !residues[0]?.isBlocked) groups.push(nTerminal);
  if (!isCyclic && !cTerminus) groups.push(cTerminal);
  const acids = sideChains.reduce((sum, change) => sum + change.acids, nTerminus?.acids ?? 0);
  return groups.reduce((sum, group) => sum + toCharge(group, pH), 0) - acids;
}

function toCharge({ pKa, charge }: Ionisation, pH: number): number {
  return charge / (1 + 10 ** (charge * (pH - pKa)));
}
