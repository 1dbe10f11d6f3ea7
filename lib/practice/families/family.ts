import type { Draft } from '../problem';
import type { Random } from '../random';

/** Makes a draft from random quantities; undefined if they do not make a suitable problem. */
export type Maker = (random: Random) => Draft | undefined;

/** Defines a kind of problem: `pick` draws its quantities, `build` makes the problem from them. */
export function family<Quantities>(of: {
  pick: (random: Random) => Quantities;
  build: (quantities: Quantities) => Draft | undefined;
}): Maker & typeof of {
  return Object.assign((random: Random) => of.build(of.pick(random)), of);
}
