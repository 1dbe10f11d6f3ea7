/** The research hub: its fixed counts (specification, section 9), what it points at and what it cites. */
export const research = {
  title: 'Research hub',
  description:
    'Search the articles, read what landmark studies found, and follow the topics that research on peptides turns on.',
  counts: [
    { value: '142', label: 'Clinical trials' },
    { value: '873', label: 'Preclinical studies' },
    { value: '38', label: 'Meta-analyses' },
    { value: '256', label: 'Case studies' },
  ],
  /** Keys of content/references.json; every figure is one of the record's own. */
  publications: [
    {
      reference: 'wilding-2021-step1',
      kind: 'Randomised trial',
      participants: '1,961 adults',
      found:
        'At week 68 weight had changed by -14.9% with semaglutide 2.4 mg once a week and by -2.4% with placebo, both with lifestyle advice.',
      limit:
        'It compared the medicine with placebo in adults without diabetes. It does not say what happens once treatment stops.',
    },
    {
      reference: 'lincoff-2023-select',
      kind: 'Randomised trial',
      participants: '17,604 people',
      found:
        'Cardiovascular death, heart attack or stroke occurred in 6.5% on semaglutide and 8.0% on placebo (hazard ratio 0.80, 95% confidence interval 0.72 to 0.90).',
      limit:
        'Everybody had cardiovascular disease at the start. 16.6% stopped the medicine for adverse events, against 8.2% on placebo.',
    },
    {
      reference: 'vasireddi-2025-bpc157-systematic-review',
      kind: 'Systematic review',
      participants: '36 studies',
      found:
        'Of 544 records on BPC-157 from 1993 to 2024, 36 studies were included. 35 of them were preclinical and one was clinical.',
      limit:
        'With one clinical study the review cannot say whether BPC-157 works or is tolerated in people.',
    },
    {
      reference: 'turner-2008-selective-publication',
      kind: 'Study of publication',
      participants: '74 trials',
      found:
        'Of antidepressant trials filed with the United States regulator, 37 of 38 positive ones were published. Of 36 others, 22 were never published and 11 were written up as positive.',
      limit:
        'It concerns antidepressants. The lesson on publication bias is general, the percentages are not.',
    },
  ],
  quickLinks: [
    {
      label: 'Peptide library',
      href: '/peptides',
      text: 'Five categories, each peptide on its own page',
    },
    {
      label: 'Research papers',
      href: '/resources/papers',
      text: 'By peptide, year and kind of study',
    },
    {
      label: 'Case studies',
      href: '/resources/case-studies',
      text: 'What small reports can and cannot show',
    },
    {
      label: 'Lab protocols',
      href: '/resources/protocols',
      text: 'Bench methods, step by step',
    },
    {
      label: 'Quick reference',
      href: '/resources/reference',
      text: 'Conversions, marks and masses',
    },
    { label: 'Glossary', href: '/resources/glossary', text: 'The words, in plain sentences' },
    {
      label: 'Infographics',
      href: '/resources/infographics',
      text: 'Six figures to read or print',
    },
    {
      label: 'Research methods',
      href: '/education/methods',
      text: 'How to tell a strong study from a weak one',
    },
  ],
  /** Tags of the blog, from content/tags.ts. */
  trendingTags: [
    'GLP-1',
    'Weight Loss',
    'BPC-157',
    'Longevity',
    'Recovery',
    'Clinical',
    'Comparison',
  ],
} as const;
