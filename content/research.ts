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
      reference: 'lincoff-2023-select',
      kind: 'Randomised trial',
      participants: '17,604 people',
      found:
        'Cardiovascular death, heart attack or stroke occurred in 569 of 8,803 (6.5%) on semaglutide and 701 of 8,801 (8.0%) on placebo (hazard ratio 0.80, 95% confidence interval 0.72 to 0.90).',
      limit:
        'Everybody had cardiovascular disease at the start, and nobody had diabetes. 16.6% stopped the medicine for adverse events, against 8.2% on placebo. The maker paid.',
    },
    {
      reference: 'nicholls-2025-surpass-cvot',
      kind: 'Randomised trial',
      participants: '13,299 people',
      found:
        'A heart attack, stroke or cardiovascular death happened to 801 of 6,586 (12.2%) on tirzepatide and 862 of 6,579 (13.1%) on dulaglutide: not worse, and not shown to be better.',
      limit:
        'There was no placebo group: dulaglutide already lowers such events. Everybody had type 2 diabetes. The maker paid.',
    },
    {
      reference: 'wu-2025-tests-thymosin-sepsis',
      kind: 'Randomised trial',
      participants: '1,106 adults',
      found:
        'By day 28, 23.4% had died on thymosin alpha-1 and 24.1% on placebo: no benefit in sepsis (corrected hazard ratio 0.97, 95% confidence interval 0.76 to 1.24).',
      limit:
        'The hazard ratio was first published as 0.99 and corrected. Signals in subgroups by age and diabetes only suggest new questions.',
    },
    {
      reference: 'vasireddi-2025-bpc157-systematic-review',
      kind: 'Systematic review',
      participants: '36 studies',
      found:
        'Of 544 records on BPC-157 from 1993 to 2024, 36 studies were included. 35 of them were preclinical and one was clinical.',
      limit:
        'With one clinical study, without a control group, the review cannot say whether BPC-157 works or is tolerated in people.',
    },
  ],
  quickLinks: [
    {
      label: 'Evidence map',
      href: '/research/evidence-map',
      text: 'Which substance was studied for what',
    },
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
      text: 'Figures to read or print',
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
