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
        'We found no trial of this pair, so nothing here is a dose. The nearest thing is a chart review from one clinic: four people had BPC-157 with thymosin beta-4, which is not TB-500, injected into the knee. Three of them reported less pain. There was no control group.',
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
      text: 'The level is that of the parts, each studied alone. Whether they add to each other, do nothing or interfere has not been studied in anything we found.',
      references: [
        'vasireddi-2025-bpc157-systematic-review',
        'philp-2003-tb4-diabetic-aged-mice',
        'lee-2021-bpc157-knee',
      ],
    },
    related: ['bpc-157', 'tb-500', 'bpc-157-tb-500-ghk-cu', 'bpc-157-tb-500-ghk-cu-kpv'],
  },
  {
    slug: 'bpc-157-tb-500-ghk-cu',
    name: 'BPC-157 + TB-500 + GHK-Cu',
    subtitle:
      'Three parts in one vial, most of it the copper tripeptide, with no study of the mixture',
    code: 'BTG70',
    category: 'blends',
    benefits: [
      'GHK-Cu studied as a gel on diabetic foot ulcers',
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
        'Each draw holds five times as much GHK-Cu as of either other part. A line by syringe marks, below, shows all three.',
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
      text: 'Only one part has a controlled human trial behind it, and that was a gel. How copper from GHK-Cu behaves next to two other peptides in solution is not covered by any study we found.',
      references: ['mulder-1994-ghk-diabetic-ulcers', 'vasireddi-2025-bpc157-systematic-review'],
    },
    related: ['ghk-cu', 'bpc-157', 'tb-500', 'bpc-157-tb-500-ghk-cu-kpv'],
  },
  {
    slug: 'bpc-157-tb-500-ghk-cu-kpv',
    name: 'BPC-157 + TB-500 + GHK-Cu + KPV',
    subtitle:
      'Four parts in one vial, of which only one was ever in a controlled human trial, as a gel',
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
      text: 'Four separate and mostly preclinical records are no record of the mixture. For KPV there are cells and mice only.',
      references: [
        'dalmasso-2008-kpv-pept1',
        'vasireddi-2025-bpc157-systematic-review',
        'mulder-1994-ghk-diabetic-ulcers',
      ],
    },
    related: ['kpv', 'ghk-cu', 'bpc-157-tb-500-ghk-cu', 'll-37'],
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
        'Ipamorelin was tested for a benefit once, by vein after bowel surgery, and did not show one.',
      ],
      source: {
        type: 'none',
        references: ['teichman-2006-cjc1295', 'beck-2014-ipamorelin-ileus'],
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
  },
  {
    slug: 'tesamorelin-ipamorelin',
    name: 'Tesamorelin + Ipamorelin',
    subtitle:
      'A peptide with an approved use in HIV and one without any, in one vial that no trial has tested',
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
        'The tesamorelin label is for a product with one active substance, for people with HIV who have excess belly fat, and not for weight loss. Its dose cannot be read across to a mixture.',
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
      text: 'Tesamorelin alone has large trials: in 412 people with HIV, visceral fat fell 15.2% over 26 weeks and rose 5% on placebo. Ipamorelin alone has short hormone studies and one null trial. For the pair we found nothing; the level is that of ipamorelin.',
      references: [
        'falutz-2007-tesamorelin',
        'gobburu-1999-ipamorelin-pk',
        'beck-2014-ipamorelin-ileus',
      ],
    },
    related: ['tesamorelin', 'ipamorelin', 'cjc-1295-no-dac-ipamorelin', 'sermorelin'],
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
      'Semax studied for gene activity in rat brain',
      'No study of the pair found',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Nasal as sold one by one in Russia; the pair was not tested',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'In Russia each is a nasal medicine of its own. We found no study that gave both, by any route, and the human studies of each are weak: one has no placebo group, the other no comparison group at all.',
        'A mixed vial is a third form that neither set of studies covers.',
      ],
      source: {
        type: 'none',
        references: ['zozulia-2008-selank-gad', 'zayats-2001-semax-stroke'],
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
      text: 'The level is borrowed from the parts: 62 people in one Selank trial, 48 in one Semax report. Most of what is said about both comes from the institute that created them.',
      references: [
        'zozulia-2008-selank-gad',
        'zayats-2001-semax-stroke',
        'kolomin-2013-semax-selank-review',
      ],
    },
    related: ['selank', 'semax', 'dsip', 'cjc-1295-no-dac-ipamorelin'],
  },
] as const satisfies readonly PeptideRecord[];
