import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { addCompositions, type Composition, parseFormula } from './formula';
import { parseSequence } from './residues';

const WATER = parseFormula('H2O');
const WATER_LOST = parseFormula('H-2O-1');

/** What closing a bridge costs: two hydrogens for a disulfide, a water for an amide. */
const BRIDGE_COST = { disulfide: parseFormula('H-2'), lactam: WATER_LOST } as const;

/**
 * The atoms of a chain with its changes, uncharged: the residues, one water for the two ends (none when
 * they are joined), the changes at the ends and side chains, the bridges, and what is bound to the chain
 * unless `withoutComplex`. Throws when the sequence or a formula cannot be read.
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
