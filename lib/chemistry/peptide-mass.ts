import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { addCompositions, type Composition, parseFormula } from './formula';
import { parseSequence } from './residues';

const WATER = parseFormula('H2O');
const WATER_LOST = parseFormula('H-2O-1');

/** Atoms lost when a bridge forms: two hydrogens for a disulfide, one water for a lactam. */
const BRIDGE_COST = { disulfide: parseFormula('H-2'), lactam: WATER_LOST } as const;

/**
 * Returns the composition of a chain, uncharged: the residues, one water for the two ends (none if they are joined),
 * the modifications of ends and side chains, the bridges, and the complex unless `withoutComplex`. Throws if the
 * sequence or a formula cannot be parsed.
 */
export function toComposition(
  {
    sequence,
    nTerminus,
    cTerminus,
    sideChains = [],
    bridges = [],
    isCyclic,
    complex,
  }: PeptideMolecule,
  { withoutComplex = false } = {},
): Composition {
  const changes = [nTerminus, cTerminus, ...sideChains, withoutComplex ? undefined : complex];
  return addCompositions(
    ...parseSequence(sequence).map(({ formula }) => parseFormula(formula)),
    ...(isCyclic ? [] : [WATER]),
    ...changes.flatMap((change) => (change ? [parseFormula(change.adds)] : [])),
    ...bridges.map(({ kind }) => BRIDGE_COST[kind]),
  );
}
