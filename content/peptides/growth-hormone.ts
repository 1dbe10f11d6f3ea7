import { amide } from './modifications';
import type { PeptideRecord } from './types';

export const growthHormone = [
  {
    slug: 'sermorelin',
    name: 'Sermorelin',
    subtitle:
      'The first 29 residues of growth hormone-releasing hormone, once licensed for children',
    code: 'SER10',
    category: 'wellness',
    library: {
      category: 'growth-hormone',
      type: 'GHRH analogue',
      duration: '6 to 12 months in trials',
    },
    benefits: [
      'Studied for growth in children with growth hormone deficiency',
      'Studied as a test of the pituitary gland',
      'Reported to raise growth hormone in short studies',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily at bedtime',
      recommendedDose: '30 mcg per kg of body weight (trial in children)',
      cycleLength: '6 to 12 months in the trial',
      protocol: [
        'In an open-label study, 110 children with growth hormone deficiency had 30 mcg per kg under the skin at bedtime; 86 were analysed. There was no comparison group.',
        'No dose for healthy adults has been established.',
      ],
      source: { type: 'trial', references: ['thorner-1996-ghrh-children'] },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In children with growth hormone deficiency, growth went from 4.1 cm a year to 8.0 cm a year at 6 months and 7.2 cm a year at 12 months, without a comparison group.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'YADAIFTNSYRKVLGQLSARKLLQDIMSR',
      cTerminus: amide,
    },
    publishedMass: { value: '3357.9', kind: 'average', source: 'PubChem CID 16129620' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'One open-label study in children with deficiency and a 1999 review; a 2018 and a 2020 review found little on outcomes in adults.',
      references: [
        'thorner-1996-ghrh-children',
        'prakash-1999-sermorelin',
        'sinha-2020-gh-secretagogues',
      ],
    },
    status: {
      regulatory: {
        text: 'Formerly an approved medicine in the United States. The product left the market, and a 2013 notice found that this was not for reasons of safety or effect; it approves no present product.',
        references: ['fr-2013-geref-sermorelin'],
      },
      antiDoping: {
        text: 'Prohibited: named in section S2 of the World Anti-Doping Agency list.',
        references: ['wada-s2-peptide-hormones'],
      },
    },
  },
] as const satisfies readonly PeptideRecord[];
