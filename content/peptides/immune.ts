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
      'Studied in chronic hepatitis B in older trials, where more people cleared the virus a year later',
      'Studied in sepsis, without a benefit on survival',
      'Studied in hepatitis C, where the largest trial saw no clear difference',
      'Studied in COVID-19, where pooled studies saw no clear effect on deaths',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Twice a week in the hepatitis B trials',
      recommendedDose: 'Studied: 1.6 mg under the skin twice a week, in chronic hepatitis B',
      cycleLength: '26 or 52 weeks in a hepatitis B trial',
      protocol: [
        'In a randomised trial, 98 people with chronic hepatitis B had 1.6 mg under the skin twice weekly for 26 weeks, for 52 weeks, or no treatment. A later one compared the same amount for six months with interferon, in 62 people. In sepsis, 1.6 mg was given every 12 hours for 7 days, in hospital. None of these tells what it does in a healthy person.',
      ],
      source: {
        type: 'trial',
        references: [
          'chien-1998-ta1-hepatitis-b',
          'you-2006-ta1-interferon',
          'wu-2025-tests-thymosin-sepsis',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4:
        'In 1,106 adults with sepsis, 127 of 542 (23.4%) had died by day 28 on thymosin alpha-1 and 132 of 547 (24.1%) on placebo: no benefit.',
      weeks5to8: null,
      beyondWeek8:
        'In chronic hepatitis B the virus had cleared at 18 months in 40.6% after 26 weeks of treatment, 26.5% after 52 weeks and 9.4% without treatment; only the shorter course differed clearly. Nobody lost the surface antigen.',
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
      text: 'Randomised trials exist, and they disagree by disease. In five of them, with 353 people with chronic hepatitis B, loss of the virus was likelier 12 months after treatment (odds ratio 2.67, 1.25 to 5.68) but not at its end; they predate today’s antivirals. In sepsis the largest trial was null, by its corrected figures (hazard ratio 0.97, 0.76 to 1.24). In hepatitis C the largest trial, with 552 people, found no difference in cure (12.7% against 10.5%). In COVID-19, studies that were mostly not randomised saw no clear effect on deaths. Our records hold no trial beside a vaccine; studies exist that we do not cite.',
      references: [
        'wu-2025-tests-thymosin-sepsis',
        'chan-2001-thymosin-hbv-meta',
        'shang-2023-thymosin-covid-meta',
        'chien-1998-ta1-hepatitis-b',
        'you-2006-ta1-interferon',
        'ciancio-2012-hcv-null',
      ],
    },
    related: ['ll-37', 'kpv', 'tb-500', 'glutathione'],
    furtherReading: [
      'dominari-2020-thymosin-alpha1',
      'ke-2022-thymosin-pancreatitis',
      'you-2001-ta1-hepatitis-b',
      'zhuang-2001-ta1-preliminary',
      'ta1-1998-hcv-interferon',
      'maio-2010-melanoma',
      'liang-2016-hcc-retrospective',
      'huang-2021-covid-mild-cohort',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the largest trial in hepatitis C, which found no difference, and four further studies.',
      },
      {
        date: '2026-11-22',
        text: 'Gave the sepsis trial by its corrected figures, and added pooled trials in hepatitis B and COVID-19.',
      },
    ],
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
      'Studied on diabetic foot ulcers, where new tissue grew faster and bacteria did not clearly fall',
      'Reported to kill microbes and to block effects of bacterial endotoxin in the laboratory',
    ],
    reconstitution: { form: 'Put on wounds in trials' },
    dosing: {
      injectionType: 'On the wound in trials; into tumours in one small study',
      frequency: 'Twice weekly on the wound in trials',
      recommendedDose: 'Studied: 0.5 or 1.6 mg/mL on the wound, in people with leg ulcers',
      cycleLength: '4 weeks in two trials',
      protocol: [
        'The first trial put solutions of 0.5, 1.6 or 3.2 mg/mL, or placebo, on leg ulcers twice weekly for 4 weeks. The second used 0.5 or 1.6 mg/mL with compression bandages. Strengths for a wound do not translate into an amount to inject.',
        'More was not better: the strongest solution did no better than placebo. A cream of 0.5 mg/mL was put on diabetic foot ulcers twice a week for 4 weeks. Injections into melanoma, once a week for eight weeks, were tried in four people; no paper was found.',
      ],
      source: {
        type: 'trial',
        references: [
          'gronberg-2014-ll37-ulcers',
          'mahlapuu-2021-ll37-ulcers',
          'miranda-2023-ll37-diabetic-foot',
          'nct02225366-ll37-melanoma',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4:
        'In 34 people treated for 4 weeks, the healing rate constant, a measure of how fast ulcers shrank, was about six times that of placebo with 0.5 mg/mL and about three times with 1.6 mg/mL, where chance remains possible (p = 0.088). With 3.2 mg/mL it did not clearly differ. On diabetic foot ulcers, new tissue had grown more by day 28 with the cream (p = 0.037).',
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
      text: 'A first trial with 34 people looked good; a larger one with 148 found no significant improvement in the whole group, and its positive subgroup was not planned. On diabetic foot ulcers new tissue grew faster, which is not closure, and bacteria did not clearly fall. In psoriasis, 46% of the people studied had immune cells that attack LL-37, a reason for caution about giving it.',
      references: [
        'mahlapuu-2021-ll37-ulcers',
        'gronberg-2014-ll37-ulcers',
        'miranda-2023-ll37-diabetic-foot',
        'lande-2014-ll37-psoriasis',
      ],
    },
    related: ['kpv', 'thymosin-alpha-1', 'bpc-157', 'ghk-cu'],
    furtherReading: ['bucki-2010-ll37', 'choi-2012-cathelicidin-immune'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the trials put it on wounds.',
      },
      {
        date: '2026-11-22',
        text: 'Added the trial on diabetic foot ulcers and the unpublished study of injections into melanoma.',
      },
    ],
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
        'No study that gave it to people was found, and US reviewers are reported to have found none in 2026. The mice drank it, and it entered gut cells through a transporter that carries food peptides. Nothing in that work supports an amount to inject into a person.',
      ],
      source: { type: 'none', references: ['dalmasso-2008-kpv-pept1', 'fda-2026-pcac-briefing'] },
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
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added that US reviewers are reported to have found no study in people.',
      },
    ],
  },
  {
    slug: 'vip',
    name: 'VIP',
    subtitle:
      'Vasoactive intestinal peptide, a messenger of gut, nerves and blood vessels, without benefit in COVID-19',
    code: 'VIP5',
    category: 'wellness',
    library: {
      category: 'immune',
      type: 'Neuropeptide',
      duration: '3 days by infusion in trials',
    },
    benefits: [
      'Studied by infusion in lung failure from COVID-19, where two trials missed their main measures',
      'Studied with phentolamine for erectile dysfunction',
    ],
    reconstitution: { form: 'Given into a vein in trials' },
    dosing: {
      injectionType: 'Into a vein, in hospital, in the trials',
      frequency: '12 hours a day in the larger trial',
      recommendedDose: 'Not established',
      cycleLength: '3 days in the trials',
      protocol: [
        'Under the name aviptadil it was infused on 3 days in people with failing lungs from COVID-19, for 12 hours a day in the larger trial. What we read gives no amount. It widens blood vessels and can lower blood pressure, and it was given under watch in hospital.',
      ],
      source: {
        type: 'none',
        references: ['brown-2023-tesico-aviptadil', 'youssef-2022-aviptadil'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'By day 60 in 196 people with critical COVID-19, being alive and free of lung failure did not clearly differ from placebo (odds ratio 1.6, 0.86 to 3.11). By day 90 in 461 people, neither recovery nor survival did.',
    },
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
      level: 'human trials',
      text: 'Two placebo-controlled trials in COVID-19 missed their main measures. The smaller, paid for by the makers, saw better survival as a secondary result (odds ratio 2.0, 1.1 to 3.9); the larger, with 461 people, did not. Claims about mould illness or chronic inflammation have no controlled trial that we know of.',
      references: ['brown-2023-tesico-aviptadil', 'youssef-2022-aviptadil'],
    },
    furtherReading: ['smc-2017-invicorp'],
    related: ['thymosin-alpha-1', 'kpv', 'll-37', 'bpc-157'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the trials used a vein.',
      },
      {
        date: '2026-11-22',
        text: 'Added the two trials of aviptadil in COVID-19, which the page had called unchecked; both missed their main measures.',
      },
    ],
  },
  {
    slug: 'thymulin',
    name: 'Thymulin',
    subtitle:
      'A thymus hormone that is active only with zinc, tried in rheumatoid arthritis in 1987',
    code: 'THY10',
    category: 'wellness',
    library: {
      category: 'immune',
      type: 'Thymic hormone',
      duration: 'Not stated in what we read of the trials',
    },
    benefits: [
      'Studied in rheumatoid arthritis in two old trials, which no modern one has followed',
      'Studied for its part in the ripening of T cells',
      'Studied as a sign of zinc status',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Not stated in what we read of the trials',
      frequency: 'Daily in the trials',
      recommendedDose: 'Studied: 1, 5 or 10 mg a day, in people with rheumatoid arthritis (1987)',
      cycleLength: 'Not stated in what we read of the trials',
      protocol: [
        'Two double-blind trials gave a synthetic thymulin at 1, 5 or 10 mg a day or placebo to people with rheumatoid arthritis. The abstract does not say by which route or for how long.',
        'The chain works only with zinc bound to it. A vial of the bare peptide is not the hormone unless zinc is there too.',
      ],
      source: { type: 'trial', references: ['amor-1987-nonathymulin'] },
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
      level: 'limited human',
      text: 'Two placebo-controlled trials from 1987: at 5 mg a day, 56% improved overall against 17% on placebo, with several doses compared, and immune tests did not clearly change. Adverse effects were called minimal. No modern trial was found; the rest is work in cells and animals.',
      references: ['amor-1987-nonathymulin'],
    },
    related: ['thymosin-alpha-1', 'kpv', 'll-37', 'bpc-157'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the two trials in rheumatoid arthritis; the page had counted no study in people.',
      },
    ],
  },
] as const satisfies readonly PeptideRecord[];
