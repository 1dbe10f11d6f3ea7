import type { LibraryCategoryId, ProductCategoryId } from '../categories';

/** A number as it is written, '0.25' or '10': exact, because it may become part of a dose. */
export type Decimal = string;

/** A key of content/references.json. */
export type ReferenceKey = string;

/** A statement and what it rests on. An empty list of references: our own arithmetic or general knowledge. */
export type Sourced = { text: string; references: readonly ReferenceKey[] };

/**
 * A half-life that a study measured. The number is that of its finding and is written nowhere else; the page
 * begins with it and goes on with `text`.
 */
export type MeasuredHalfLife = {
  /** An id of content/evidence/findings.json whose arms are times. */
  finding: string;
  /** How figures and lists name what was measured: 'PT-141, nasal'. */
  name: string;
  /** How it got into the body: 'under the skin'. */
  route: string;
  /** What follows the number: ' after a nasal dose in men; the injection may differ'. */
  text: string;
  /** Whether the source itself says 'about'. */
  isAbout?: true;
};

/** An amount of substance that a source names, for the dose table: { amount: '250', unit: 'mcg' }. */
export type DoseAmount = { amount: Decimal; unit: 'mg' | 'mcg' };

/** What the dosing text rests on, strongest first. */
export type DoseSource = 'label' | 'trial' | 'animal study' | 'common practice' | 'none';

export type EvidenceLevel =
  | 'in vitro'
  | 'animal only'
  | 'limited human'
  | 'human trials'
  | 'approved';

/**
 * A change to a chain, named and counted in atoms. `adds` is the net change of the formula, in Hill-like
 * notation with negative counts allowed: acetyl 'C2H2O', C-terminal amide 'HNO-1'.
 */
export type Modification = {
  name: string;
  adds: string;
  /**
   * The bound group as SMILES, from the atom that is bound: acetyl 'C(C)=O'; at the C-terminus what stands in
   * place of the OH: amide 'N'. Absent: not drawn, and the molecule then has no SMILES.
   */
  structure?: string;
};

/** A named change to the side chain of one residue. */
export type SideChainModification = Modification & {
  /** Place in the chain, counted from 1 at the N-terminus. */
  position: number;
  /** Two to four letters for the bead's mark and the table, such as 'lip' or 'Pal'. */
  short: string;
  /** Whether the residue's own side chain still takes up or gives up a proton. */
  keepsCharge: boolean;
  /** Carboxylic acids that the modification brings; each counts as one negative charge at pH 7. */
  acids: number;
};

/** A covalent link between two residues of the chain, by their places. */
export type Bridge = { kind: 'disulfide' | 'lactam'; from: number; to: number };

/** A chain of residues whose order is published. Never a guess: no published sequence, no such record. */
export type PeptideMolecule = {
  kind: 'peptide';
  /** What is drawn when it is not the whole product, such as 'GHK' for GHK-Cu. */
  chainName?: string;
  /**
   * One-letter codes from the N-terminus; other residues in square brackets by their name in
   * lib/chemistry/residues.ts: 'H[Aib]EGTF', '[D-Trp]', '[Nle]', '[Orn]', '[2-Nal]', '[pGlu]'.
   */
  sequence: string;
  /** `acids`: carboxylic acids that it brings, each one negative charge at pH 7; none unless given. */
  nTerminus?: Modification & { acids?: number };
  cTerminus?: Modification;
  sideChains?: readonly SideChainModification[];
  bridges?: readonly Bridge[];
  /** The chain's ends are joined to each other. */
  isCyclic?: true;
  /** A metal or other partner bound to the chain, counted as a net change: copper(II) 'CuH-2'. */
  complex?: Modification;
};

/** A known compound that is no chain of residues. */
export type SmallMolecule = {
  kind: 'small molecule';
  formula: string;
  description: string;
  /** Its structure as SMILES, with stereochemistry. */
  smiles?: string;
};

/** Other records in one vial, each with its own share of it. */
export type Blend = { kind: 'blend'; parts: readonly { slug: string; mg: Decimal }[] };

/** Something without one formula: an extract, a protein of many forms, or a structure nobody published. */
export type Mixture = { kind: 'mixture'; description: string };

export type Molecule = PeptideMolecule | SmallMolecule | Blend | Mixture;

/** A molar mass that somebody published, to hold ours against. In daltons. */
export type PublishedMass = {
  value: Decimal;
  kind: 'average' | 'monoisotopic';
  /** Which form it is the mass of, when that is not the molecule as recorded: 'chain without copper'. */
  form?: string;
  /** Where it stands: 'PubChem CID 9941957', 'EMA assessment report'. */
  source: string;
};

/** The vial and the water that the arithmetic of the page starts from. */
export type Reconstitution = { vialMg: Decimal; diluentMl: Decimal };

/** A form that is not reconstituted, and what it is instead: 'Sold as a nasal spray'. */
export type NoReconstitution = { form: string };

/** One peptide, blend or related compound: everything that /peptides/{slug} shows. */
export type PeptideRecord = {
  /** The address, /peptides/{slug}. Members of a library category: the slug rule applied to `name`. */
  slug: string;
  name: string;
  /** One line under the name: what it is, then how far it was studied. No full stop. */
  subtitle: string;
  /** Catalogue code: letters, then the vial's milligrams ('BPC10'). */
  code: string;
  /** Product category: the colour of the page and its vial. */
  category: ProductCategoryId;
  /** Card on a category page of the library. `type` such as 'GHRH analogue'; `duration` typical length of use as studied. */
  library?: { category: LibraryCategoryId; type: string; duration: string };
  /** Two to five, each worded as what it was studied for or what was reported, never as an effect. */
  benefits: readonly string[];
  reconstitution: Reconstitution | NoReconstitution;
  dosing: {
    /** 'Subcutaneous', 'Intranasal', 'Oral'. */
    injectionType: string;
    frequency: string;
    /**
     * Begins with what it is: 'On the label: …' (that label's dose and use), 'Studied: …' (what a trial
     * in people gave, and to whom) or 'Not established'. Never advice.
     */
    recommendedDose: string;
    cycleLength: string;
    /** Paragraphs of the Dosing tab: what the label, the trial or practice did. The page adds the note to consult a healthcare provider. */
    protocol: readonly string[];
    source: { type: DoseSource; references: readonly ReferenceKey[] };
    /**
     * Doses that become syringe units, smallest first: only those of a label or a trial in people whose
     * product is reconstituted from a vial. Empty for pens, tablets and infusions, and where no dose has
     * such a source: the table then goes by syringe marks.
     */
    doses: readonly DoseAmount[];
  };
  /** What was measured or reported in each period; null where no study we know of looked. */
  timeline: {
    weeks1to2: string | null;
    weeks3to4: string | null;
    weeks5to8: string | null;
    beyondWeek8: string | null;
  };
  molecule: Molecule;
  publishedMass: PublishedMass | null;
  /** Measured, or what is known instead of a number; null: not known. */
  halfLife: MeasuredHalfLife | Sourced | null;
  evidence: Sourced & { level: EvidenceLevel };
  /** Slugs to show as related; absent: others of the same product category. */
  related?: readonly string[];
  /** Sources beyond those that the fields above cite. */
  furtherReading?: readonly ReferenceKey[];
  /** The day on which the record was last checked whole against its sources, 'YYYY-MM-DD'. */
  reviewedAt?: string;
  /** Changes of substance, newest first; none for wording. */
  changes?: readonly { date: string; text: string }[];
};
