import type { Modification, SideChainModification } from './types';

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
export const hexenoyl = {
  name: 'trans-3-hexenoyl',
  adds: 'C6H8O',
  structure: 'C(=O)C/C=C/CC',
} as const satisfies Modification;
/** The N-terminus of cagrilintide. */
export const c20Glutamyl = {
  name: 'C20 diacid, gamma-Glu',
  adds: 'C25H43NO6',
  structure: 'C(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
  acids: 2,
} as const satisfies Modification & { acids: number };

type OnLysine = Omit<SideChainModification, 'position'>;

/** What is bound to the side chain of a lysine, under the name of whose it is. */
export const liraglutideLipid = {
  name: 'palmitic acid (C16) through gamma-glutamate',
  short: 'C16',
  adds: 'C21H37NO4',
  structure: 'C(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCC',
  keepsCharge: false,
  acids: 1,
} as const satisfies OnLysine;
export const semaglutideLipid = {
  name: 'octadecanedioic acid (C18) through gamma-glutamate and two short ether linkers',
  short: 'C18',
  adds: 'C35H61N3O12',
  structure: 'C(=O)COCCOCCNC(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCC(=O)O',
  keepsCharge: false,
  acids: 2,
} as const satisfies OnLysine;
export const tirzepatideLipid = {
  name: 'eicosanedioic acid (C20) through gamma-glutamate and two short ether linkers',
  short: 'C20',
  adds: 'C37H65N3O12',
  structure: 'C(=O)COCCOCCNC(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
  keepsCharge: false,
  acids: 2,
} as const satisfies OnLysine;
export const retatrutideLipid = {
  name: 'eicosanedioic acid (C20) through gamma-glutamate and one short ether linker',
  short: 'C20',
  adds: 'C31H54N2O9',
  structure: 'C(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
  keepsCharge: false,
  acids: 2,
} as const satisfies OnLysine;
export const affinityComplex = {
  name: '3-maleimidopropionyl, the drug affinity complex (DAC)',
  short: 'DAC',
  adds: 'C7H5NO3',
  structure: 'C(=O)CCN1C(=O)C=CC1=O',
  keepsCharge: false,
  acids: 0,
} as const satisfies OnLysine;
