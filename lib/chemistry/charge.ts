import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { aminoAcids, cTerminal, type Ionisation, nTerminal } from './amino-acids';
import { parseSequence } from './residues';

const sideChainAcid = aminoAcids.find(({ letter }) => letter === 'E')?.ionisation ?? cTerminal;

/**
 * Returns the net charge of a chain at a pH (default 7), in elementary charges: the Henderson-Hasselbalch equation
 * applied to each group on its own. Modified, joined or blocked ends count as uncharged, as do side chains in a bridge
 * and those whose modification removes the proton. Each acid that a modification adds counts like the side chain of
 * glutamic acid. The complex, such as copper, is left out.
 */
export function toNetCharge(molecule: PeptideMolecule, pH = 7): number {
  return toIonisations(molecule).reduce(
    (sum, { pKa, charge }) => sum + charge / (1 + 10 ** (charge * (pH - pKa))),
    0,
  );
}

/** Lists the groups of a chain that can gain or lose a proton. */
function toIonisations(molecule: PeptideMolecule): Ionisation[] {
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
  return [...groups, ...Array.from({ length: acids }, () => sideChainAcid)];
}

/** The pH interval at which the search for the isoelectric point stops. */
const NARROWEST = 1e-6;

/**
 * Returns the pH between 0 and 14 at which the net charge is zero, by bisection: the charge only falls as the pH rises.
 * Returns null if the charge never changes sign, as in a chain without an acid or without a base.
 */
export function toIsoelectricPoint(molecule: PeptideMolecule): number | null {
  let [low, high] = [0, 14];
  if (toNetCharge(molecule, low) <= 0 || toNetCharge(molecule, high) >= 0) return null;
  while (high - low > NARROWEST) {
    const middle = (low + high) / 2;
    if (toNetCharge(molecule, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
