import { sequences } from '../sequences';
import { acetyl, amide } from './modifications';
import type { PeptideRecord } from './types';

export const other = [
  {
    slug: 'epithalon',
    name: 'Epithalon',
    subtitle:
      'Four residues also written epitalon, reported to lengthen telomeres in cultured cells',
    code: 'EPT10',
    category: 'longevity',
    benefits: [
      'Studied for telomerase in human cells in culture',
      'Studied for life span in mice, where the mean did not change',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Injected in mice; not tested in people',
      frequency: 'Five consecutive days each month in mice',
      recommendedDose: 'Not established',
      cycleLength: 'From 3 months of age in mice',
      protocol: [
        'The mouse study injected about 30 to 40 mcg per kg on five consecutive days each month. A mouse schedule cannot be scaled to a person, and no controlled human trial of this tetrapeptide was found.',
        'A study often quoted for epithalon followed 266 older people after courses of gland extracts called Epithalamin and Thymalin. Those are other products.',
      ],
      source: {
        type: 'animal study',
        references: ['anisimov-2003-epitalon-mice', 'khavinson-2003-pineal-thymus-mortality'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In mice, not people: with monthly courses mean life span and total tumours did not change, maximum life span rose 12.3%, and leukaemia was six times rarer.',
    },
    molecule: { kind: 'peptide', sequence: sequences.epithalon.residues },
    publishedMass: { value: '390.35', kind: 'average', source: 'PubChem CID 219042' },
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'Cell studies and mice, mostly from one institute in St Petersburg. A 2025 study from outside that group also saw longer telomeres in normal cells. In breast cancer lines it saw them lengthen by another route, which raises an unanswered question about risk. A correction to that paper was published.',
      references: [
        'khavinson-2003-epithalon-telomerase',
        'al-dulaimi-2025-epitalon-telomeres',
        'anisimov-2003-epitalon-mice',
      ],
    },
    related: ['ghk-cu', 'mots-c', 'nad-plus', 'ss-31'],
  },
  {
    slug: 'ss-31',
    name: 'SS-31',
    subtitle:
      'Elamipretide: four residues aimed at mitochondria, approved in the United States for one rare disease',
    code: 'SS50',
    category: 'longevity',
    benefits: [
      'Approved, with conditions, for muscle strength in Barth syndrome',
      'Studied in primary mitochondrial myopathy, with a null result',
      'Studied as a single infusion in heart failure',
    ],
    reconstitution: { vialMg: '50', diluentMl: '1' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily in trials',
      recommendedDose: 'Studied: 40 mg once daily, in mitochondrial myopathy and Barth syndrome',
      cycleLength: '12 to 24 weeks in trials',
      protocol: [
        'One randomised trial gave 40 mg under the skin once daily for 24 weeks in primary mitochondrial myopathy. Another gave 40 mg a day for 12 weeks in Barth syndrome. Both missed their main measures.',
        'Forzinity, the approved product, is a daily injection for people with Barth syndrome who weigh at least 30 kg. No dose for ageing or fitness in healthy people has been established.',
      ],
      source: {
        type: 'trial',
        references: [
          'karaa-2023-mmpower3',
          'thompson-2021-tazpower',
          'fda-2025-forzinity-approval',
        ],
      },
      doses: [{ amount: '40', unit: 'mg' }],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At 12 weeks in 12 people with Barth syndrome and at 24 weeks in 218 with mitochondrial myopathy, no main measure differed from placebo. In an extension without a control group, the six-minute walk of eight people with Barth syndrome was 95.9 m longer at week 36.',
    },
    molecule: { kind: 'peptide', sequence: '[D-Arg][Dmt]KF', cTerminus: amide },
    publishedMass: { value: '639.8', kind: 'average', source: 'PubChem CID 11764719' },
    halfLife: {
      text: 'Not stated in our sources; after a 4-hour infusion it was gone from blood by 24 hours',
      references: ['daubert-2017-elamipretide-heart-failure'],
    },
    evidence: {
      level: 'approved',
      text: 'The level is for Barth syndrome only. There the approval rests on stronger knee-straightening muscle, a stand-in measure, and a further placebo-controlled trial must confirm benefit. The larger trial, in another disease, was null. We found no trial of ageing in healthy people.',
      references: ['fda-2025-forzinity-approval', 'karaa-2023-mmpower3', 'thompson-2021-tazpower'],
    },
    related: ['mots-c', 'nad-plus', 'epithalon', 'ghk-cu'],
    furtherReading: ['hornby-2022-elamipretide-natural-history'],
  },
  {
    slug: 'nad-plus',
    name: 'NAD+',
    subtitle:
      'A coenzyme and not a peptide, studied far less by injection than its precursors by mouth',
    code: 'NAD500',
    category: 'longevity',
    library: {
      category: 'metabolic',
      type: 'Coenzyme, not a peptide',
      duration: 'One infusion in a pilot',
    },
    benefits: [
      'Studied as a slow infusion in one small pilot',
      'Precursors by mouth reported to raise NAD+ in blood',
      'Precursors studied for glucose and blood fats, mostly without benefit',
    ],
    reconstitution: { vialMg: '500', diluentMl: '5' },
    dosing: {
      injectionType: 'Into a vein, as a slow infusion, in the pilot',
      frequency: 'Once in the pilot',
      recommendedDose: 'Not established',
      cycleLength: 'One 6-hour infusion in the pilot',
      protocol: [
        'The pilot ran NAD+ into a vein at 3 micromol per minute for 6 hours and measured where it went. It did not test a benefit, and we found no trial of injections under the skin.',
        'Trials of nicotinamide riboside and nicotinamide mononucleotide used other molecules, by mouth. Their milligrams say nothing about a vial of NAD+.',
      ],
      source: { type: 'none', references: ['grant-2019-iv-nad', 'conze-2019-niagen'] },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8:
        'For a precursor by mouth: 8 weeks of nicotinamide riboside at 100, 300 or 1,000 mg raised NAD+ in whole blood by 22%, 51% and 142%.',
      beyondWeek8:
        'For a precursor by mouth: 10 weeks of nicotinamide mononucleotide in women with prediabetes raised muscle insulin sensitivity, but blood glucose, blood pressure and blood fats did not improve.',
    },
    molecule: {
      kind: 'small molecule',
      formula: 'C21H27N7O14P2',
      description:
        'Nicotinamide adenine dinucleotide in its oxidised form: two nucleotides joined through their phosphates. It has no residues and no sequence.',
    },
    publishedMass: { value: '663.4', kind: 'average', source: 'PubChem CID 5892' },
    halfLife: {
      text: 'No figure in our sources; during a 6-hour infusion, plasma NAD+ did not change until after 2 hours, read as rapid removal',
      references: ['grant-2019-iv-nad'],
    },
    evidence: {
      level: 'limited human',
      text: 'For NAD+ itself, one pilot infusion. For precursors, blood levels rise, but a 2024 meta-analysis of eight trials with 342 adults found no significant benefit for fasting glucose, insulin, HbA1c or blood fats.',
      references: [
        'grant-2019-iv-nad',
        'chen-2024-nmn-meta',
        'conze-2019-niagen',
        'yoshino-2021-nmn',
      ],
    },
    related: ['mots-c', 'ss-31', 'glutathione', 'epithalon'],
    furtherReading: ['martens-2018-nr-nad', 'igarashi-2022-nmn-older-men'],
  },
  {
    slug: 'pt-141',
    name: 'PT-141',
    subtitle:
      'Bremelanotide: a ringed chain of seven residues, approved for low desire in some women',
    code: 'PT10',
    category: 'drive',
    benefits: [
      'Approved for acquired low desire in premenopausal women',
      'Studied as a nasal spray in men with erectile dysfunction',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'As needed; at most one dose in 24 hours and 8 a month (label)',
      recommendedDose: 'On the label: 1.75 mg as needed, for low desire in premenopausal women',
      cycleLength: '24 weeks in the main trials',
      protocol: [
        'The approved autoinjector holds 1.75 mg in 0.3 mL, for premenopausal women with acquired low desire. Its label allows one dose in 24 hours and 8 a month, and warns that more brings more nausea, skin darkening and larger rises in blood pressure.',
        'It is not for people with uncontrolled high blood pressure or known heart disease. A vial mixed at home is not the labelled product and has another strength.',
      ],
      source: {
        type: 'label',
        references: ['fda-vyleesi-label', 'kingsberg-2019-bremelanotide'],
      },
      doses: [{ amount: '1.75', unit: 'mg' }],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'Two 24-week trials randomised 1,267 women to injections as needed or placebo. Of 684 who entered a 52-week extension, 272 finished it; nausea related to the drug was recorded in 40.4%, flushing in 20.6% and headache in 12%.',
    },
    molecule: {
      kind: 'peptide',
      sequence: '[Nle]DH[D-Phe]RWK',
      nTerminus: acetyl,
      bridges: [{ kind: 'lactam', from: 2, to: 7 }],
    },
    publishedMass: { value: '1025.2', kind: 'average', source: 'PubChem CID 9941379' },
    halfLife: {
      text: '1.85 to 2.09 hours after a nasal dose in men; the injection may differ',
      references: ['diamond-2004-pt141'],
    },
    evidence: {
      level: 'approved',
      text: 'The level is for premenopausal women with acquired low desire, on two identical phase 3 trials that measured a desire score and distress. The work in men used a nasal spray and led to no approval.',
      references: [
        'kingsberg-2019-bremelanotide',
        'fda-vyleesi-label',
        'simon-2019-bremelanotide-extension',
        'diamond-2004-pt141',
      ],
    },
    related: ['kisspeptin-10'],
  },
  {
    slug: 'kisspeptin-10',
    name: 'Kisspeptin-10',
    subtitle:
      'The last ten residues of kisspeptin, the hormone that starts the release of sex hormones',
    code: 'KP5',
    category: 'drive',
    benefits: [
      'Studied for luteinising hormone in healthy men, by vein',
      'Longer kisspeptin-54 studied in people with low sexual desire',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Into a vein in the human study',
      frequency: 'Single doses or one long infusion',
      recommendedDose: 'Studied: 1 mcg per kg of body weight by vein, once, in healthy men',
      cycleLength: 'Up to one day',
      protocol: [
        'Six healthy men had single doses into a vein. At 1 mcg per kg luteinising hormone about tripled within 30 minutes; at 3 mcg per kg it rose less. Four men had an infusion of 22.5 hours, and their testosterone rose.',
        'The trials on sexual desire infused kisspeptin-54, a longer molecule, and measured responses in the brain and body over a visit. No course of injections of kisspeptin-10 has been tested in what we found.',
      ],
      source: {
        type: 'trial',
        references: [
          'george-2011-kisspeptin10-men',
          'mills-2023-kisspeptin-men',
          'thurston-2022-kisspeptin-women',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'Within a day: a 22.5-hour infusion in four men raised testosterone from 16.6 to 24 nmol per litre. No longer course was studied.',
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8: null,
    },
    molecule: { kind: 'peptide', sequence: 'YNWNSFGLRF', cTerminus: amide },
    publishedMass: { value: '1302.4', kind: 'average', source: 'PubChem CID 25240297' },
    halfLife: {
      text: 'No figure for kisspeptin-10 in our sources; about 28 minutes for kisspeptin-54, a longer form',
      references: ['dhillo-2005-kisspeptin-men'],
    },
    evidence: {
      level: 'limited human',
      text: 'Short hormone studies in a handful of healthy men. The brain-imaging trials, 32 men and 32 women who finished, used kisspeptin-54 and tested no treatment over time.',
      references: [
        'george-2011-kisspeptin10-men',
        'mills-2023-kisspeptin-men',
        'thurston-2022-kisspeptin-women',
      ],
    },
    related: ['pt-141'],
    furtherReading: [
      'jayasena-2013-kisspeptin-women',
      'calley-2014-kisspeptin-review',
      'javed-2015-kisspeptin-review',
    ],
  },
  {
    slug: 'melanotan-ii',
    name: 'Melanotan II',
    subtitle: 'An unapproved tanning injection, known in print mainly from case reports of harm',
    code: 'MT10',
    category: 'wellness',
    benefits: [
      'Sold for tanning without any approval',
      'Reported in cases of new and changed moles, muscle breakdown and priapism',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in reported use',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'This page reports no amount. What we hold on people who used it is a review of risks and reports of single patients.',
        'The trials that are quoted for tanning peptides tested afamelanotide and bremelanotide. They are related molecules with their own effects, and their results cannot be borrowed.',
      ],
      source: { type: 'none', references: ['habbema-2017-melanotan-risks'] },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'One report, which does not say which form of melanotan: a woman of 33 had several new atypical moles within a week of two tanning injections. The darkest was removed and was benign.',
      weeks3to4:
        'One report: melanoma in situ was found four weeks after a person started melanotan II from a regulated compounding pharmacy. A single case cannot show the cause.',
      weeks5to8: null,
      beyondWeek8: null,
    },
    molecule: {
      kind: 'peptide',
      sequence: '[Nle]DH[D-Phe]RWK',
      nTerminus: acetyl,
      cTerminus: amide,
      bridges: [{ kind: 'lactam', from: 2, to: 7 }],
    },
    publishedMass: { value: '1024.2', kind: 'average', source: 'PubChem CID 92432' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Case reports: eruptions of moles, a painful lasting erection that needed surgery, and poisoning with muscle breakdown. A review found mostly eruptive moles; a causal link with melanoma remains a hypothesis. None of this is evidence of benefit.',
      references: [
        'habbema-2017-melanotan-risks',
        'mallory-2021-melanotan-priapism',
        'nelson-2012-melanotan-rhabdomyolysis',
        'reid-2013-melanotan-naevi',
        'mallalieu-2020-melanotan-melanoma',
      ],
    },
    related: ['pt-141'],
    furtherReading: ['hueso-2012-melanotan-naevi'],
  },
  {
    slug: 'afamelanotide',
    name: 'Afamelanotide',
    subtitle:
      'Thirteen residues in an implant, approved for a rare disease that makes light painful',
    code: 'AFA',
    category: 'wellness',
    benefits: [
      'Approved for erythropoietic protoporphyria in adults',
      'Reported to lengthen time in sunlight without pain in trials',
    ],
    reconstitution: { form: 'Sold as an implant' },
    dosing: {
      injectionType: 'Implant under the skin, placed by a clinician',
      frequency: 'Every 60 days in the trials',
      recommendedDose: 'Studied: an implant of 16 mg every 60 days, in placebo-controlled trials',
      cycleLength: '6 months in the US trial',
      protocol: [
        'Two placebo-controlled trials, with 74 people in the European Union and 94 in the United States, placed an implant of 16 mg under the skin every 60 days. It releases the drug by itself, so there is nothing to mix or to draw up.',
      ],
      source: { type: 'trial', references: ['langendonk-2015-afamelanotide'] },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'Over 6 months in the US trial, median time in the sun without pain was 69.4 hours on afamelanotide and 40.8 hours on placebo.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'SYS[Nle]EH[D-Phe]RWGKPV',
      nTerminus: acetyl,
      cTerminus: amide,
    },
    publishedMass: { value: '1646.8', kind: 'average', source: 'PubChem CID 16197727' },
    halfLife: null,
    evidence: {
      level: 'approved',
      text: 'Two placebo-controlled trials in a rare light-sensitivity disease. They do not cover cosmetic tanning, and their results do not pass to melanotan II.',
      references: ['langendonk-2015-afamelanotide', 'lane-2016-afamelanotide-review'],
    },
    related: ['pt-141', 'ghk-cu'],
  },
  {
    slug: 'glutathione',
    name: 'Glutathione',
    subtitle:
      'Three amino acids that cells make for themselves, sold by injection on little checked evidence',
    code: 'GSH500',
    category: 'wellness',
    benefits: [
      'Made by nearly all cells as a defence against oxidation',
      'Sold by injection for lighter skin, a use regulators have warned about',
    ],
    reconstitution: { vialMg: '500', diluentMl: '5' },
    dosing: {
      injectionType: 'Not established',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Our library holds no checked study of injected glutathione, so there is no amount to report. Taken by mouth, much of it is broken down in the gut before it reaches the blood.',
      ],
      source: { type: 'none', references: [] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'small molecule',
      formula: 'C10H17N3O6S',
      description:
        'Glutamate, cysteine and glycine. The first link runs through the side chain of glutamate, unlike the links of an ordinary peptide, so it is not drawn as a chain here. This is the reduced form.',
    },
    publishedMass: { value: '307.33', kind: 'average', source: 'PubChem CID 124886' },
    halfLife: null,
    evidence: {
      level: 'in vitro',
      text: 'What glutathione does inside cells is long known from the laboratory. Trials in people exist for several uses; none of their reports has been checked for this page, so the level counts none of them.',
      references: [],
    },
    related: ['nad-plus', 'thymosin-alpha-1', 'ghk-cu', 'bpc-157'],
  },
] as const satisfies readonly PeptideRecord[];
