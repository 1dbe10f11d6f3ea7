import { acetyl, amide } from './modifications';
import type { PeptideRecord } from './types';

export const immune = [
  {
    slug: 'thymosin-alpha-1',
    name: 'Thymosin Alpha-1',
    subtitle: 'A thymus peptide, licensed in some countries, that did not lower deaths from sepsis',
    code: 'TA10',
    category: 'wellness',
    library: {
      category: 'immune',
      type: 'Thymic peptide',
      duration: '26 to 52 weeks in a hepatitis B trial',
    },
    benefits: [
      'Studied in chronic hepatitis B, where more people cleared the virus',
      'Studied in sepsis, without a benefit on survival',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Twice weekly in hepatitis B trials',
      recommendedDose: 'Studied: 1.6 mg twice weekly, in people with chronic hepatitis B',
      cycleLength: '26 or 52 weeks in the trial',
      protocol: [
        'In a randomised trial, 98 people with chronic hepatitis B had 1.6 mg under the skin twice weekly for 26 weeks, for 52 weeks, or no treatment. A later trial used the same amount twice weekly for six months.',
        'In sepsis it was given every 12 hours for seven days, in hospital. Neither schedule tells what it does in a healthy person.',
      ],
      source: {
        type: 'trial',
        references: [
          'chien-1998-ta1-hepatitis-b',
          'you-2006-ta1-interferon',
          'wu-2025-tests-thymosin-sepsis',
        ],
      },
      doses: [{ amount: '1.6', unit: 'mg' }],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4:
        'In 1,106 adults with sepsis, 23.4% had died by day 28 on thymosin alpha-1 and 24.1% on placebo: no benefit.',
      weeks5to8: null,
      beyondWeek8:
        'In chronic hepatitis B the virus had cleared at 18 months in 40.6% and 26.5% of the two treated groups and in 9.4% without treatment. Nobody lost the surface antigen.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'SDAAVDTSSEITTKDLKEKKEVVEEAEN',
      nTerminus: acetyl,
    },
    publishedMass: { value: '3108.3', kind: 'average', source: 'PubChem CID 16130571' },
    halfLife: null,
    evidence: {
      level: 'human trials',
      text: 'Randomised trials exist, and they disagree by disease. Small ones in hepatitis B favoured it over no treatment or compared it with interferon. The TESTS trial in sepsis, the largest, was null; signals in subgroups only suggest new questions, and an erratum was issued.',
      references: [
        'wu-2025-tests-thymosin-sepsis',
        'chien-1998-ta1-hepatitis-b',
        'you-2006-ta1-interferon',
        'you-2001-ta1-hepatitis-b',
      ],
    },
    related: ['ll-37', 'kpv', 'tb-500', 'glutathione'],
    furtherReading: ['dominari-2020-thymosin-alpha1', 'zhuang-2001-ta1-preliminary'],
  },
  {
    slug: 'll-37',
    name: 'LL-37',
    subtitle:
      'The one cathelicidin that people make, tried on leg ulcers and suspected of a part in psoriasis',
    code: 'LL10',
    category: 'wellness',
    library: {
      category: 'immune',
      type: 'Antimicrobial peptide',
      duration: '4 weeks on the skin in a trial',
    },
    benefits: [
      'Studied on venous leg ulcers, with a null result in the larger trial',
      'Reported to kill microbes and to block effects of bacterial endotoxin',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'On the wound in the trials; injection not tested in what we found',
      frequency: 'Twice weekly on the wound in the first trial',
      recommendedDose: 'Studied: 0.5 or 1.6 mg/mL on the wound, in people with leg ulcers',
      cycleLength: '4 weeks in the first trial',
      protocol: [
        'The first trial put solutions of 0.5, 1.6 or 3.2 mg/mL, or placebo, on leg ulcers twice weekly for 4 weeks. The second used 0.5 or 1.6 mg/mL with compression bandages. Strengths for a wound do not translate into an amount to inject.',
        'More was not better: the strongest solution did no better than placebo.',
      ],
      source: {
        type: 'trial',
        references: ['gronberg-2014-ll37-ulcers', 'mahlapuu-2021-ll37-ulcers'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4:
        'In 34 people treated for 4 weeks, the healing rate constant, a measure of how fast ulcers shrank, was about six times that of placebo with 0.5 mg/mL and about three times with 1.6 mg/mL, where chance remains possible (p = 0.088). With 3.2 mg/mL it did not differ.',
      weeks5to8: null,
      beyondWeek8: null,
    },
    molecule: { kind: 'peptide', sequence: 'LLGDFFRKSKEKIGKEFKRIVQRIKDFLRNLVPRTES' },
    publishedMass: {
      value: '4493',
      kind: 'average',
      source: 'PubChem CID 16198951',
    },
    halfLife: null,
    evidence: {
      level: 'human trials',
      text: 'A first trial with 34 people looked good; a larger one with 148 found no significant improvement in the whole group, and its positive subgroup was not planned. In psoriasis, 46% of the people studied had immune cells that attack LL-37, a reason for caution about giving it.',
      references: [
        'mahlapuu-2021-ll37-ulcers',
        'gronberg-2014-ll37-ulcers',
        'lande-2014-ll37-psoriasis',
      ],
    },
    related: ['kpv', 'thymosin-alpha-1', 'bpc-157', 'ghk-cu'],
    furtherReading: ['bucki-2010-ll37', 'choi-2012-cathelicidin-immune'],
  },
  {
    slug: 'kpv',
    name: 'KPV',
    subtitle:
      'The last three residues of the hormone alpha-MSH, studied in cells and in mice with colitis',
    code: 'KPV10',
    category: 'wellness',
    library: {
      category: 'immune',
      type: 'Alpha-MSH fragment',
      duration: 'Not established in people',
    },
    benefits: [
      'Studied in drinking water for colitis in mice',
      'Reported to lower inflammatory signals in gut and immune cells',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'By mouth in mice; not tested in people',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'No human trial was found. The mice drank it, and it entered gut cells through a transporter that carries food peptides. Nothing in that work supports an amount to inject into a person.',
      ],
      source: { type: 'none', references: ['dalmasso-2008-kpv-pept1'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: 'KPV' },
    publishedMass: { value: '342.43', kind: 'average', source: 'PubChem CID 125672' },
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'Cells and mouse models of bowel inflammation. Reviews of the parent hormone trace most of its calming action to these three residues, again from animal models.',
      references: [
        'dalmasso-2008-kpv-pept1',
        'kannengiesser-2008-kpv-ibd',
        'luger-2007-msh-peptides',
      ],
    },
    related: ['bpc-157-tb-500-ghk-cu-kpv', 'll-37', 'bpc-157', 'thymosin-alpha-1'],
    furtherReading: ['maaser-2006-mc1r-colitis', 'gravina-2023-melanocortin-ibd'],
  },
  {
    slug: 'vip',
    name: 'VIP',
    subtitle:
      'Vasoactive intestinal peptide: a 28-residue messenger of gut, nerves and blood vessels',
    code: 'VIP5',
    category: 'wellness',
    library: {
      category: 'immune',
      type: 'Neuropeptide',
      duration: 'Not known from checked sources',
    },
    benefits: [
      'Studied as the drug aviptadil in lung disease',
      'Studied with phentolamine for erectile dysfunction',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Infused, inhaled or injected in trials of aviptadil',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Aviptadil has been given in hospital and by inhaler in trials that we have not checked one by one. It widens blood vessels and can lower blood pressure. We give no amount.',
      ],
      source: { type: 'none', references: [] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'peptide',
      sequence: 'HSDAVFTDNYTRLRKQMAVKKYLNSILN',
      cTerminus: amide,
    },
    publishedMass: {
      value: '3325.8',
      kind: 'average',
      source: 'Suppliers’ data sheets, CAS 40077-57-4',
    },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'People have had it in trials under the name aviptadil. This library holds no checked report of them, so it repeats no result. Claims about mould illness or chronic inflammation have no controlled trial that we know of.',
      references: [],
    },
    related: ['thymosin-alpha-1', 'kpv', 'll-37', 'bpc-157'],
  },
  {
    slug: 'thymulin',
    name: 'Thymulin',
    subtitle: 'A nine-residue thymus hormone that is active only with zinc',
    code: 'THY10',
    category: 'wellness',
    library: {
      category: 'immune',
      type: 'Thymic hormone',
      duration: 'Not known from checked sources',
    },
    benefits: [
      'Studied for its part in the ripening of T cells',
      'Studied as a sign of zinc status',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Not established',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'We hold no checked study that gave thymulin to people, so this page has no dose and no schedule to report.',
        'The chain works only with one zinc ion bound to it. A vial of the bare peptide is not the hormone unless zinc is there too.',
      ],
      source: { type: 'none', references: [] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'peptide',
      chainName: 'thymulin without zinc',
      sequence: '[pGlu]AKSQGGSN',
    },
    publishedMass: {
      value: '858.85',
      kind: 'average',
      form: 'chain without zinc',
      source: 'PubChem CID 3085284',
    },
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'Known mostly as a hormone studied in cells and animals. Some early work gave it to people; no report of it has been checked for this page, so the level counts none.',
      references: [],
    },
    related: ['thymosin-alpha-1', 'kpv', 'll-37', 'bpc-157'],
  },
] as const satisfies readonly PeptideRecord[];
