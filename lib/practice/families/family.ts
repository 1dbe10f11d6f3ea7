import type { Draft } from '../problem';
import type { Random } from '../random';

/** Makes a draft of what a seed picks; none where the quantities fit no problem. */
export type Maker = (random: Random) => Draft | undefined;

/** A kind of problem: the quantities that a seed picks, and the problem that they make. */
export function family<Quantities>(of: {
  pick: (random: Random) => Quantities;
  build: (quantities: Quantities) => Draft | undefined;
}): Maker & typeof of {
  return Object.assign((random: Random) => of.build(of.pick(random)), of);
}
