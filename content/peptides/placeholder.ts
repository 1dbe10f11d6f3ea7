/** What an address under /peptides shows when nobody wrote a record for it. It states no figure. */
export const peptidePlaceholder = {
  name: 'Peptide guide',
  subtitle: 'Research in progress',
  code: 'Not assigned',
  benefits: ['Research in progress: this peptide has no reviewed record here yet'],
  value: 'Research in progress',
  note: 'We publish figures for a peptide only once each of them has a source. Until then this page gives no vial, no dose and no schedule.',
} as const;
