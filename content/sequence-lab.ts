/** The worked example that the page starts with. */
export const sequenceExample = {
  name: 'GLP-1(7-36) amide',
  typed: 'HAEGTFTSDVSSYLEGQAAKEFIAWLVKGR-NH2',
} as const;

/** Chains that fill the field, one for each way of writing. */
export const typedExamples = [
  { label: 'One letter each', typed: 'GEPPPGKPADDAGLV' },
  { label: 'Three letters each', typed: 'Gly-His-Lys' },
  { label: 'A bridge', typed: 'CYIQNCPLG-NH2 {1-6}' },
  { label: 'Mirror images', typed: 'Ac-[Nle]DH[D-Phe]RWK {2-7}' },
  { label: 'A lipid', typed: 'H[Aib]EGTFTSDVSSYLEGQAAK(C18)EFIAWLVRGRG' },
] as const;

/** How each result is worked out, and by whose values. */
export const labFormulas = [
  {
    term: 'Formula',
    formula:
      'the atoms of the residues and one water; changed ends and side chains add theirs, a disulfide takes two hydrogens, an amide bridge or a ring one water',
  },
  {
    term: 'Average mass',
    formula: 'number of atoms × standard atomic weight, summed (IUPAC 2021, abridged values)',
  },
  {
    term: 'Monoisotopic mass',
    formula: 'the same with the most common isotope of each element (atomic mass evaluation 2020)',
  },
  {
    term: 'Net charge at a pH',
    formula:
      'each base 1 ÷ (1 + 10 to the power of (pH − pKa)), each acid −1 ÷ (1 + 10 to the power of (pKa − pH)), summed; pKa of the EMBOSS set',
  },
  { term: 'Isoelectric point', formula: 'the pH, from 0 to 14, at which that sum is 0' },
  {
    term: 'Extinction at 280 nm',
    formula:
      '5,500 for each tryptophan, 1,490 for each tyrosine, 125 for each disulfide, per molar and centimetre (averages of Pace and others, 1995)',
  },
  {
    term: 'Hydropathy',
    formula:
      'mean of the values of Kyte and Doolittle (1982) in a window of 9 residues; of 5 in chains under 9, of single residues in chains under 5',
  },
] as const;

/** What the numbers do not tell. */
export const labLimits = [
  'Nothing here says what a chain does, whether it is safe, or how much of it is anything. A chain that nobody has made is worked out just the same.',
  'A mass that fits is no proof of identity: GHK and KHG weigh the same, and so does a chain of mirror images.',
  'The masses are of the bare chain. A powder also holds water and counter-ions such as acetate, so it weighs more for the same number of molecules.',
  'Each group is taken on its own. Neighbours and folding move real pKa values, often by a unit or more, and acids of a bound lipid are counted like glutamic acid.',
  'The extinction values are averages over folded proteins. Other residues that absorb, such as 2-naphthylalanine, are named and not counted.',
  'The scale of hydropathy was made for proteins. In short chains it says little about what dissolves. Residues without a value leave a gap.',
] as const;

/** Where the text under the field leads. */
export const labReading = {
  href: '/resources/reference',
  label: 'The twenty amino acids, in a table',
} as const;
