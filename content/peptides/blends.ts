import type { PeptideRecord } from './types';

export const blends = [
  {
    slug: 'bpc-157-tb-500',
    name: 'BPC-157 + TB-500',
    subtitle: 'Two peptides of tissue-repair research in one vial, never tested together in people',
    code: 'BT10',
    category: 'blends',
    benefits: [
      'BPC-157 studied in tendon and wound models of rodents',
      'TB-500 sequence studied in skin wounds of aged mice',
      'No study of the pair in this vial found',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in common use; not tested in people',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'We found no trial of this pair, so nothing here is a dose. The nearest thing is a chart review from one clinic: four people had BPC-157 with thymosin beta-4, which is not TB-500, injected into the knee. Three of them reported less pain 6 to 12 months later. There was no control group and no pain scale.',
        'One draw from the vial always holds both parts in the same ratio, so neither can be changed alone.',
      ],
      source: { type: 'none', references: ['lee-2021-bpc157-knee'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'blend',
      parts: [
        { slug: 'bpc-157', mg: '5' },
        { slug: 'tb-500', mg: '5' },
      ],
    },
    publishedMass: null,
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'The level is that of the parts, each studied alone: of BPC-157 there are a few reports without a control group, and of TB-500 US reviewers are reported to have found no study in people in 2026. Whether they add to each other, do nothing or interfere has not been studied in anything we found.',
      references: [
        'vasireddi-2025-bpc157-systematic-review',
        'philp-2003-tb4-diabetic-aged-mice',
        'fda-2026-pcac-briefing',
        'lee-2021-bpc157-knee',
      ],
    },
    related: ['bpc-157', 'tb-500', 'bpc-157-tb-500-ghk-cu', 'bpc-157-tb-500-ghk-cu-kpv'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added that US reviewers are reported to have found no study of TB-500 in people.',
      },
    ],
  },
  {
    slug: 'bpc-157-tb-500-ghk-cu',
    name: 'BPC-157 + TB-500 + GHK-Cu',
    subtitle:
      'Three parts in one vial, most of it the copper tripeptide, with no study of the mixture',
    code: 'BTG70',
    category: 'blends',
    benefits: [
      'GHK-Cu studied as a gel on diabetic foot ulcers, and as a cream on leg ulcers without benefit',
      'BPC-157 and TB-500 studied in animal wounds',
      'No study of the three together found',
    ],
    reconstitution: { vialMg: '70', diluentMl: '5' },
    dosing: {
      injectionType: 'Subcutaneous in common use; not tested in people',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'No source gives a dose for this mixture. Its parts were studied by different routes: GHK-Cu on the skin in people, BPC-157 and the TB-500 sequence mostly in animals.',
        'Each draw holds far more GHK-Cu than of either other part. A line by syringe marks, below, shows all three.',
      ],
      source: { type: 'none', references: ['mulder-1994-ghk-diabetic-ulcers'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'blend',
      parts: [
        { slug: 'bpc-157', mg: '10' },
        { slug: 'tb-500', mg: '10' },
        { slug: 'ghk-cu', mg: '50' },
      ],
    },
    publishedMass: null,
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'Only GHK-Cu has controlled trials in people, both on the skin: a gel closed diabetic foot ulcers further than plain gel, and in 93 people with leg ulcers a cream was no better than plain cream. How copper from GHK-Cu behaves next to two other peptides in solution is not covered by any study we found.',
      references: [
        'mulder-1994-ghk-diabetic-ulcers',
        'bishop-1992-tripeptide-copper-venous',
        'vasireddi-2025-bpc157-systematic-review',
      ],
    },
    related: ['ghk-cu', 'bpc-157', 'tb-500', 'bpc-157-tb-500-ghk-cu-kpv'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the trial of a GHK-copper cream on leg ulcers, which found no benefit over plain cream.',
      },
    ],
  },
  {
    slug: 'bpc-157-tb-500-ghk-cu-kpv',
    name: 'BPC-157 + TB-500 + GHK-Cu + KPV',
    subtitle:
      'Four parts in one vial, of which only one was in controlled human trials, on the skin',
    code: 'BTGK80',
    category: 'blends',
    benefits: [
      'KPV studied in mice with colitis',
      'Other three parts studied in wound models, GHK-Cu also in people',
      'No study of the four together found',
    ],
    reconstitution: { vialMg: '80', diluentMl: '5' },
    dosing: {
      injectionType: 'Subcutaneous in common use; not tested in people',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Nobody has published a dose for this mixture that we could find. KPV was given to mice in drinking water, GHK-Cu to people as a gel; injecting them together under the skin is something else.',
        'The more parts a vial holds, the harder it is to say which one caused an effect or a side effect.',
      ],
      source: {
        type: 'none',
        references: ['dalmasso-2008-kpv-pept1', 'mulder-1994-ghk-diabetic-ulcers'],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'blend',
      parts: [
        { slug: 'bpc-157', mg: '10' },
        { slug: 'tb-500', mg: '10' },
        { slug: 'ghk-cu', mg: '50' },
        { slug: 'kpv', mg: '10' },
      ],
    },
    publishedMass: null,
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'Four separate and mostly preclinical records are no record of the mixture. For KPV there are cells and mice only. GHK-Cu was tried on the skin, with benefit in foot ulcers and none in leg ulcers.',
      references: [
        'dalmasso-2008-kpv-pept1',
        'vasireddi-2025-bpc157-systematic-review',
        'mulder-1994-ghk-diabetic-ulcers',
        'bishop-1992-tripeptide-copper-venous',
      ],
    },
    related: ['kpv', 'ghk-cu', 'bpc-157-tb-500-ghk-cu', 'll-37'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the trial of a GHK-copper cream on leg ulcers, which found no benefit over plain cream.',
      },
    ],
  },
  {
    slug: 'cjc-1295-no-dac-ipamorelin',
    name: 'CJC-1295 no DAC + Ipamorelin',
    subtitle:
      'A releasing-hormone analogue and a ghrelin mimetic in one vial, a pair with no human study found',
    code: 'CI10',
    category: 'blends',
    benefits: [
      'Ipamorelin studied for growth hormone release in healthy men',
      'CJC-1295 without DAC studied in the laboratory only',
      'No study of the pair in people found',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in common use; the pair was not tested',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Nothing was found on this pair in people. The published human work on CJC-1295 used the form with DAC, which binds to albumin and lasts for days. The form in this vial has no such anchor, so those doses do not apply to it.',
        'The published trial of a benefit of ipamorelin, by vein after bowel surgery, did not show one; a second is registered as completed and was not found in a journal.',
      ],
      source: {
        type: 'none',
        references: [
          'teichman-2006-cjc1295',
          'beck-2014-ipamorelin-ileus',
          'nct01280344-ipamorelin-ileus',
        ],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'blend',
      parts: [
        { slug: 'cjc-1295-no-dac', mg: '5' },
        { slug: 'ipamorelin', mg: '5' },
      ],
    },
    publishedMass: null,
    halfLife: null,
    evidence: {
      level: 'in vitro',
      text: 'The level is that of the weaker part: of CJC-1295 without DAC we found laboratory work only. Ipamorelin alone has short hormone studies in people and one null trial. A rise in growth hormone is a laboratory value, and no trial we found shows what the pair does for muscle, fat or sleep.',
      references: [
        'memdouh-2021-ghrh-analog-detection',
        'gobburu-1999-ipamorelin-pk',
        'beck-2014-ipamorelin-ileus',
      ],
    },
    related: ['cjc-1295-no-dac', 'ipamorelin', 'tesamorelin-ipamorelin', 'sermorelin'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the second bowel trial of ipamorelin, of which no report was found.',
      },
    ],
  },
  {
    slug: 'tesamorelin-ipamorelin',
    name: 'Tesamorelin + Ipamorelin',
    subtitle:
      'A peptide with trials in HIV and one that failed its only published trial of benefit, never tested together',
    code: 'TI10',
    category: 'blends',
    benefits: [
      'Tesamorelin studied for belly fat in people with HIV',
      'Ipamorelin studied for growth hormone release in healthy men',
      'No study of the pair found',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous; the pair was not tested',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'The tesamorelin label is for a product with one active substance, for people with HIV who have excess belly fat, and not for weight loss. Its doses differ from form to form and cannot be read across to a mixture.',
        'That label bars use in active cancer, in pregnancy and with damage to the pituitary, and asks for checks of IGF-1. Adding a second peptide that releases growth hormone removes none of these reasons for care.',
      ],
      source: { type: 'none', references: ['fda-egrifta-label'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'blend',
      parts: [
        { slug: 'tesamorelin', mg: '5' },
        { slug: 'ipamorelin', mg: '5' },
      ],
    },
    publishedMass: null,
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Tesamorelin alone has large trials: in 412 people with HIV, visceral fat fell 15.2% over 26 weeks and rose 5% on placebo; in two such trials 4.5% against 1.3% reached an HbA1c of 6.5% or more. Ipamorelin alone has short hormone studies and one null trial. For the pair we found nothing; the level is that of ipamorelin.',
      references: [
        'falutz-2007-tesamorelin',
        'fda-egrifta-label',
        'gobburu-1999-ipamorelin-pk',
        'beck-2014-ipamorelin-ileus',
      ],
    },
    related: ['tesamorelin', 'ipamorelin', 'cjc-1295-no-dac-ipamorelin', 'sermorelin'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added how often tesamorelin raised HbA1c in its trials.',
      },
    ],
  },
  {
    slug: 'selank-semax',
    name: 'Selank + Semax',
    subtitle:
      'Two seven-residue peptides from Moscow that end alike, in one vial with no study of both',
    code: 'SLS10',
    category: 'blends',
    benefits: [
      'Selank studied in anxiety against medazepam, without placebo',
      'Semax studied after stroke beside usual care, not stated to be randomised',
      'No study of the pair found',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Nasal where each was studied; the pair was not tested',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Each was studied in people as nasal drops or a spray. We found no study that gave both, by any route, and the human studies that we cite are weak: that of Selank has no placebo group, and those of Semax have no comparison group or one not stated to be randomised.',
        'A mixed vial is a third form that neither set of studies covers.',
      ],
      source: {
        type: 'none',
        references: [
          'zozulia-2008-selank-gad',
          'zayats-2001-semax-stroke',
          'semax-stroke-30-patients',
        ],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'blend',
      parts: [
        { slug: 'selank', mg: '5' },
        { slug: 'semax', mg: '5' },
      ],
    },
    publishedMass: null,
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'The level is borrowed from the parts: 62 people in one Selank trial, 48 in one Semax report without a comparison group, and 30 given Semax after stroke beside 80 given usual care, not stated to be randomised or blinded. Most of what is said about both comes from the institute that created them.',
      references: [
        'zozulia-2008-selank-gad',
        'zayats-2001-semax-stroke',
        'semax-stroke-30-patients',
        'kolomin-2013-semax-selank-review',
      ],
    },
    related: ['selank', 'semax', 'dsip', 'cjc-1295-no-dac-ipamorelin'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the comparison of Semax with usual care after stroke.',
      },
    ],
  },
] as const satisfies readonly PeptideRecord[];
