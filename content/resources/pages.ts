/** The pages under /resources in the order in which they are listed beside each other. */
export const resourcePages = [
  {
    id: 'protocols',
    title: 'Lab protocols',
    label: 'Protocols',
    description:
      'Step-by-step bench methods for reconstituting, measuring, storing and recording peptides, each with its reason and what can go wrong.',
  },
  {
    id: 'reference',
    title: 'Quick reference',
    label: 'Reference tables',
    description:
      'Conversions, U-100 syringe marks, concentrations of common vials, storage conditions and the twenty amino acids, in tables.',
  },
  {
    id: 'glossary',
    title: 'Peptide glossary',
    label: 'Glossary',
    description:
      'The words of peptide science and of clinical research in one to three plain sentences each, from accelerated approval to zwitterion.',
  },
  {
    id: 'papers',
    title: 'Research papers',
    label: 'Papers',
    description:
      'The journal papers that this site cites, by year, with filters for peptide, year and kind of study.',
  },
  {
    id: 'infographics',
    title: 'Infographics',
    label: 'Infographics',
    description:
      'Figures to read, print or teach with: mixing a vial, syringe marks, levels of evidence, the peptide bond, half-lives, the cold chain and certificates.',
  },
  {
    id: 'case-studies',
    title: 'Case studies',
    label: 'Case studies',
    description:
      'Published reports on small numbers of people: what happened, what the authors found and what such a report cannot show.',
  },
] as const;

export type ResourceId = (typeof resourcePages)[number]['id'];
