/** A modification of a chain: its name and the change of the formula. */
export type Modification = {
  readonly name: string;
  /** The net change of the formula: acetyl 'C2H2O', C-terminal amide 'HNO-1'. */
  readonly adds: string;
  /**
   * The bound group as SMILES, starting at the binding atom: acetyl 'C(C)=O'; at the C-terminus, what replaces the OH:
   * amide 'N'. If absent, the molecule has no SMILES.
   */
  readonly structure?: string;
  /** Carboxylic acids that it adds; each counts like a glutamic acid side chain (charge.ts). */
  readonly acids?: number;
};

/** A modification of the side chain of one residue. */
export type SideChainModification = Modification & {
  /** Position in the chain, counted from 1 at the N-terminus. */
  readonly position: number;
  /** Short label for the drawn bead and the table, such as 'C18' or 'DAC'. */
  readonly short: string;
  /** Whether the residue's own side chain can still gain or lose a proton. */
  readonly keepsCharge: boolean;
  readonly acids: number;
};

/** Groups for the N-terminus of a chain, by the name typed before it: 'Ac-GHK'. */
export const startGroups = {
  Ac: { name: 'acetyl', adds: 'C2H2O', structure: 'C(C)=O' },
  Hexenoyl: { name: 'trans-3-hexenoyl', adds: 'C6H8O', structure: 'C(=O)C/C=C/CC' },
  /** Used in cagrilintide. */
  'C20-gGlu': {
    name: 'C20 diacid, gamma-Glu',
    adds: 'C25H43NO6',
    structure: 'C(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
    acids: 2,
  },
} as const satisfies Record<string, Modification>;

/** Groups for the C-terminus of a chain, by the name typed after it: 'GHK-NH2'. */
export const endGroups = {
  NH2: { name: 'amide', adds: 'HNO-1', structure: 'N' },
} as const satisfies Record<string, Modification>;

/** Groups for the side chain of a lysine, by the name in round brackets after it: 'K(C18)'. */
export const lysineGroups = {
  /** Used in liraglutide. */
  C16: {
    name: 'palmitic acid (C16) through gamma-glutamate',
    short: 'C16',
    adds: 'C21H37NO4',
    structure: 'C(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCC',
    keepsCharge: false,
    acids: 1,
  },
  /** Used in semaglutide. */
  C18: {
    name: 'octadecanedioic acid (C18) through gamma-glutamate and two short ether linkers',
    short: 'C18',
    adds: 'C35H61N3O12',
    structure: 'C(=O)COCCOCCNC(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCC(=O)O',
    keepsCharge: false,
    acids: 2,
  },
  /** Used in tirzepatide. */
  C20: {
    name: 'eicosanedioic acid (C20) through gamma-glutamate and two short ether linkers',
    short: 'C20',
    adds: 'C37H65N3O12',
    structure: 'C(=O)COCCOCCNC(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
    keepsCharge: false,
    acids: 2,
  },
  /** Used in retatrutide. */
  'C20-1': {
    name: 'eicosanedioic acid (C20) through gamma-glutamate and one short ether linker',
    short: 'C20',
    adds: 'C31H54N2O9',
    structure: 'C(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
    keepsCharge: false,
    acids: 2,
  },
  DAC: {
    name: '3-maleimidopropionyl, the drug affinity complex (DAC)',
    short: 'DAC',
    adds: 'C7H5NO3',
    structure: 'C(=O)CCN1C(=O)C=CC1=O',
    keepsCharge: false,
    acids: 0,
  },
} as const satisfies Record<string, Omit<SideChainModification, 'position'>>;
