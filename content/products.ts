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

export const products = [
  { id: 'bpc-157', description: 'Fifteen residues studied in tissue-repair models.' },
  { id: 'sermorelin', description: 'The first 29 residues of the body’s own releasing hormone.' },
] as const satisfies readonly ProductListing[];
