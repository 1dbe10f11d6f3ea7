import type { PeptideRecord } from './types';

export const healing = [
  {
    slug: 'bpc-157',
    name: 'BPC-157',
    subtitle:
      'Body protection compound: fifteen residues, studied mostly in animal models of tissue repair',
    code: 'BPC10',
    category: 'wellness',
    library: {
      category: 'healing',
      type: 'Synthetic fragment',
      duration: 'Not established in people',
    },
    benefits: [
      'Studied in tendon and ligament repair in rodents',
      'Studied in skin wounds, burns and fistulas in rats',
      'Studied in knee and bladder pain in small uncontrolled reports',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily',
      recommendedDose: '250 mcg (common practice; no dose is established)',
      cycleLength: '4 to 8 weeks (common practice)',
      protocol: [
        'No controlled human trial has tested a dose of BPC-157. The figures here are those that circulate in common practice, shown so that they can be read correctly and not because a study supports them.',
        'The human reports gave it into the knee joint, into the bladder and into a vein, not under the skin. None had a control group, and the intravenous pilot had two people.',
      ],
      source: {
        type: 'common practice',
        references: [
          'lee-2021-bpc157-knee',
          'lee-2024-bpc157-cystitis',
          'lee-2025-bpc157-iv-pilot',
        ],
      },
      doses: [
        { amount: '250', unit: 'mcg' },
        { amount: '500', unit: 'mcg' },
      ],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In a chart review of 17 patients without a control group, 11 of the 12 who had BPC-157 alone reported improved knee pain 6 to 12 months after an injection into the joint.',
    },
    molecule: { kind: 'peptide', sequence: 'GEPPPGKPADDAGLV' },
    publishedMass: { value: '1419.5', kind: 'average', source: 'PubChem CID 9941957' },
    halfLife: {
      text: 'Under 30 minutes in rats and beagle dogs; not measured in people',
      references: ['he-2022-bpc157-pk'],
    },
    evidence: {
      level: 'animal only',
      text: 'A 2025 systematic review of orthopaedic use included 36 studies: 35 preclinical and one clinical. The human reports are small and have no control group.',
      references: ['vasireddi-2025-bpc157-systematic-review', 'mcguire-2025-bpc157-review'],
    },
    status: {
      regulatory: {
        text: 'Not an approved medicine. A 2025 review notes that the US Food and Drug Administration has not approved it; it was put in category 2 of the compounding list in September 2023, and that list has changed since.',
        references: [
          'vasireddi-2025-bpc157-systematic-review',
          'fda-2023-category2-bulk-substances',
        ],
      },
      antiDoping: {
        text: 'Banned at all times: named as an example in section S0 of the World Anti-Doping Agency list.',
        references: ['wada-2024-s0'],
      },
    },
    furtherReading: ['gwyer-2019-bpc157-review', 'seiwerth-2021-bpc157-wound'],
  },
] as const satisfies readonly PeptideRecord[];
