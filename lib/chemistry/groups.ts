/** A change to a chain, named and counted in atoms. */
export type Modification = {
  readonly name: string;
  /** The net change of the formula: acetyl 'C2H2O', C-terminal amide 'HNO-1'. */
  readonly adds: string;
  /**
   * The bound group as SMILES, from the atom that is bound: acetyl 'C(C)=O'; at the C-terminus what stands in
   * place of the OH: amide 'N'. Absent: not drawn, and the molecule then has no SMILES.
   */
  readonly structure?: string;
  /** Carboxylic acids that it brings; each counts as one negative charge at pH 7. */
  readonly acids?: number;
};

/** A named change to the side chain of one residue. */
export type SideChainModification = Modification & {
  /** Place in the chain, counted from 1 at the N-terminus. */
  readonly position: number;
  /** Two to four letters for the bead's mark and the table, such as 'lip' or 'Pal'. */
  readonly short: string;
  /** Whether the residue's own side chain still takes up or gives up a proton. */
  readonly keepsCharge: boolean;
  readonly acids: number;
};

type Groups<Group> = Readonly<Record<string, Group>>;

/** What may be bound to the N-terminus of a chain, by the name that stands before it: 'Ac-GHK'. */
export const startGroups = {
  Ac: { name: 'acetyl', adds: 'C2H2O', structure: 'C(C)=O' },
  Hexenoyl: { name: 'trans-3-hexenoyl', adds: 'C6H8O', structure: 'C(=O)C/C=C/CC' },
  /** Of cagrilintide. */
  'C20-gGlu': {
    name: 'C20 diacid, gamma-Glu',
    adds: 'C25H43NO6',
    structure: 'C(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
    acids: 2,
  },
} as const satisfies Groups<Modification>;

/** What may be bound to the C-terminus, by the name that stands behind the chain: 'GHK-NH2'. */
export const endGroups = {
  NH2: { name: 'amide', adds: 'HNO-1', structure: 'N' },
} as const satisfies Groups<Modification>;

/** What may be bound to the side chain of a lysine, by the name in round brackets behind it: 'K(C18)'. */
export const lysineGroups = {
  /** Of liraglutide. */
  C16: {
    name: 'palmitic acid (C16) through gamma-glutamate',
    short: 'C16',
    adds: 'C21H37NO4',
    structure: 'C(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCC',
    keepsCharge: false,
    acids: 1,
  },
  /** Of semaglutide. */
  C18: {
    name: 'octadecanedioic acid (C18) through gamma-glutamate and two short ether linkers',
    short: 'C18',
    adds: 'C35H61N3O12',
    structure: 'C(=O)COCCOCCNC(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCC(=O)O',
    keepsCharge: false,
    acids: 2,
  },
  /** Of tirzepatide. */
  C20: {
    name: 'eicosanedioic acid (C20) through gamma-glutamate and two short ether linkers',
    short: 'C20',
    adds: 'C37H65N3O12',
    structure: 'C(=O)COCCOCCNC(=O)COCCOCCNC(=O)CC[C@@H](C(=O)O)NC(=O)CCCCCCCCCCCCCCCCCCC(=O)O',
    keepsCharge: false,
    acids: 2,
  },
  /** Of retatrutide. */
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
} as const satisfies Groups<Omit<SideChainModification, 'position'>>;
