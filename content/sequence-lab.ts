/** The worked example that the page starts with. */
export const sequenceExample = {
  name: 'GLP-1(7-36) amide',
  typed: 'HAEGTFTSDVSSYLEGQAAKEFIAWLVKGR-NH2',
} as const;

/** Example chains to fill the input field with, one for each notation. */
export const typedExamples = [
  { label: 'One letter each', typed: 'GEPPPGKPADDAGLV' },
  { label: 'Three letters each', typed: 'Gly-His-Lys' },
  { label: 'A bridge', typed: 'CYIQNCPLG-NH2 {1-6}' },
  { label: 'Mirror images', typed: 'Ac-[Nle]DH[D-Phe]RWK {2-7}' },
  { label: 'A lipid', typed: 'H[Aib]EGTFTSDVSSYLEGQAAK(C18)EFIAWLVRGRG' },
] as const;
