import type { Modification } from './types';

/** Common changes to the ends of a chain, as net changes of the formula. */
export const acetyl = {
  name: 'acetyl',
  adds: 'C2H2O',
  structure: 'C(C)=O',
} as const satisfies Modification;
export const amide = {
  name: 'amide',
  adds: 'HNO-1',
  structure: 'N',
} as const satisfies Modification;
