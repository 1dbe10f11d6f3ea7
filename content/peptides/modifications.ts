import type { Modification } from './types';

/** Common changes to the ends of a chain, as net changes of the formula. */
export const acetyl = { name: 'acetyl', adds: 'C2H2O' } as const satisfies Modification;
export const amide = { name: 'amide', adds: 'HNO-1' } as const satisfies Modification;
