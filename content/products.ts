/**
 * One card of /products. Name, category and dosage come from the peptide's own record; the order of the
 * list is the order of the cards and of 'previous' and 'next' on the peptide pages.
 */
export type ProductListing = {
  /** Slug of the peptide's record; the card links to /peptides/{id}. */
  id: string;
  /** One short sentence for the card, with its full stop. */
  description: string;
};

/** Exactly 30, category by category: 5 longevity, 11 wellness, 2 drive, 3 performance, 6 blends, 3 weight management. */
export const products = [
  { id: 'epithalon', description: 'Four residues studied by one research group for ageing.' },
  { id: 'ghk-cu', description: 'A copper-binding tripeptide studied on skin, not by injection.' },
  { id: 'mots-c', description: 'Encoded in mitochondrial DNA and tested as a treatment in mice.' },
  { id: 'nad-plus', description: 'A coenzyme of every cell, and no peptide at all.' },
  { id: 'ss-31', description: 'Elamipretide, which gathers in mitochondria.' },
  { id: 'bpc-157', description: 'Fifteen residues studied mostly in injured rats.' },
  { id: 'tb-500', description: 'A fragment of thymosin beta-4 without a human efficacy trial.' },
  {
    id: 'thymosin-alpha-1',
    description: 'A thymic peptide tested in sepsis, where it did not lower deaths.',
  },
  { id: 'll-37', description: 'The human antimicrobial peptide, tried on leg ulcers.' },
  { id: 'kpv', description: 'The last three residues of alpha-MSH, known from cells and mice.' },
  { id: 'selank', description: 'A Russian heptapeptide compared with medazepam in anxiety.' },
  { id: 'semax', description: 'A fragment of ACTH studied mainly in rat brains.' },
  { id: 'dsip', description: 'A sleep peptide of the 1970s with weak effects in trials.' },
  { id: 'sermorelin', description: 'The first 29 residues of the body’s own releasing hormone.' },
  {
    id: 'tesamorelin',
    description: 'A releasing hormone studied against visceral fat in people with HIV.',
  },
  { id: 'glutathione', description: 'The tripeptide that cells make as their own antioxidant.' },
  { id: 'pt-141', description: 'Bremelanotide, a melanocortin studied for sexual desire.' },
  { id: 'kisspeptin-10', description: 'Ten residues that start the release of sex hormones.' },
  { id: 'cjc-1295-no-dac', description: 'A releasing hormone made to resist enzymes.' },
  { id: 'ipamorelin', description: 'Five residues that act on the receptor of ghrelin.' },
  { id: 'igf-1', description: 'A growth factor licensed for one rare deficiency of children.' },
  {
    id: 'bpc-157-tb-500',
    description: 'Two tissue-repair peptides in one vial, untested together.',
  },
  {
    id: 'bpc-157-tb-500-ghk-cu',
    description: 'The same pair with the copper peptide, each with its own share.',
  },
  {
    id: 'bpc-157-tb-500-ghk-cu-kpv',
    description: 'Four peptides in one vial, and no study of the mixture.',
  },
  {
    id: 'cjc-1295-no-dac-ipamorelin',
    description: 'A releasing hormone with a ghrelin receptor agonist.',
  },
  {
    id: 'tesamorelin-ipamorelin',
    description: 'Two routes to growth hormone in one vial, untested as a pair.',
  },
  { id: 'selank-semax', description: 'Two Russian peptides that are given through the nose.' },
  { id: 'semaglutide', description: 'A weekly GLP-1 analogue with large trials behind it.' },
  { id: 'tirzepatide', description: 'One weekly peptide for the receptors of GIP and GLP-1.' },
  { id: 'aod-9604', description: 'A growth hormone fragment that missed its aim on weight.' },
] as const satisfies readonly ProductListing[];
