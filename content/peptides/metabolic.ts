import { sequences } from '../sequences';
import { amide } from './modifications';
import type { PeptideRecord } from './types';

export const metabolic = [
  {
    slug: 'semaglutide',
    name: 'Semaglutide',
    subtitle: 'GLP-1 analogue with a fatty acid that clings to albumin; one injection a week',
    code: 'SEG5',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'GLP-1 receptor agonist',
      duration: '68 to 104 weeks in trials',
    },
    benefits: [
      'Studied for weight in adults with obesity or overweight',
      'Studied for blood sugar in type 2 diabetes',
      'Studied for heart attack, stroke and death from heart disease',
      'Studied for kidney disease in type 2 diabetes',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once weekly (label)',
      recommendedDose: '0.25 mg to 2.4 mg, raised in steps (label of Wegovy)',
      cycleLength: '68 to 104 weeks in trials',
      protocol: [
        'The European label of Wegovy has five strengths, each a single-use pen: 0.25 mg, 0.5 mg, 1 mg, 1.7 mg and 2.4 mg, once a week. A course starts with the lowest and is raised in steps of four weeks. The weight trials aimed at 2.4 mg; the heart and kidney trials in diabetes used 0.5 mg or 1 mg.',
        'Approved semaglutide comes as a pen or a tablet, not as powder in a vial. In 2024 the US Food and Drug Administration warned that people had drawn 5 to 20 times the intended dose from multi-dose vials by mixing up mL, mg and units; some needed hospital care.',
        'The US label carries a boxed warning for thyroid C-cell tumours, seen in rodents; whether they occur in people is unknown. It is not for anyone with medullary thyroid cancer or MEN 2 in themselves or close family.',
      ],
      source: {
        type: 'label',
        references: [
          'ema-wegovy-smpc-2022',
          'novo-wegovy-us-label',
          'fda-2024-compounded-semaglutide-dosing',
        ],
      },
      doses: [
        { amount: '0.25', unit: 'mg' },
        { amount: '0.5', unit: 'mg' },
        { amount: '1', unit: 'mg' },
        { amount: '1.7', unit: 'mg' },
        { amount: '2.4', unit: 'mg' },
      ],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'Weight had fallen by 10.6% after a run-in of 20 weeks in one trial, and by 14.9% at week 68 in another (2.4% on placebo). A year after stopping, people had regained about two-thirds of what they had lost.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'H[Aib]EGTFTSDVSSYLEGQAAKEFIAWLVRGRG',
      sideChains: [
        {
          position: 20,
          name: 'octadecanedioic acid (C18) through gamma-glutamate and two short ether linkers',
          short: 'C18',
          adds: 'C35H61N3O12',
          keepsCharge: false,
          acids: 2,
        },
      ],
    },
    publishedMass: {
      value: '4113.58',
      kind: 'average',
      source: 'US prescribing information for Wegovy',
    },
    halfLife: {
      text: 'About 1 week (US prescribing information)',
      references: ['novo-wegovy-us-label'],
    },
    evidence: {
      level: 'approved',
      text: 'Large randomised trials, nearly all paid for by the maker. In 17,604 people with heart disease and no diabetes, major heart events came to 6.5% against 8.0% on placebo. Side effects of stomach and gut are common: 82.2% against 53.9% over two years in one trial.',
      references: [
        'wilding-2021-step1',
        'rubino-2021-step4',
        'wilding-2022-step1-extension',
        'lincoff-2023-select',
        'garvey-2022-step5',
      ],
    },
    related: ['tirzepatide', 'aod-9604'],
    furtherReading: [
      'knudsen-2019-semaglutide-discovery',
      'petri-2018-semaglutide-poppk',
      'perkovic-2024-flow',
      'marso-2016-sustain6',
      'ashraf-2024-online-semaglutide',
      'karakasis-2025-glp1-body-composition',
    ],
  },
  {
    slug: 'tirzepatide',
    name: 'Tirzepatide',
    subtitle: 'One peptide for two receptors, GIP and GLP-1; one injection a week',
    code: 'TIR10',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'GIP and GLP-1 receptor agonist',
      duration: '72 to 88 weeks in trials',
    },
    benefits: [
      'Studied for weight in adults with obesity',
      'Studied for blood sugar in type 2 diabetes',
      'Studied for breathing pauses in sleep apnoea with obesity',
    ],
    reconstitution: { vialMg: '10', diluentMl: '1' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once weekly (label)',
      recommendedDose: '5 mg, 10 mg or 15 mg, reached in steps (label of Zepbound)',
      cycleLength: '72 to 88 weeks in trials',
      protocol: [
        'The US label of Zepbound starts with 2.5 mg once a week and reaches a maintenance dose of 5 mg, 10 mg or 15 mg in steps; 15 mg is the most. The main weight trial took 20 weeks over the steps. A dose of 15 mg is more than this vial holds.',
        'The label carries a boxed warning for thyroid C-cell tumours, seen in rats; what that means for people is unknown. Compounded tirzepatide is not checked for content, quality or effect before sale, and diabetes specialists advise against it.',
      ],
      source: {
        type: 'label',
        references: [
          'lilly-zepbound-us-label',
          'jastreboff-2022-surmount1',
          'neumiller-2025-ada-compounded',
        ],
      },
      doses: [
        { amount: '2.5', unit: 'mg' },
        { amount: '5', unit: 'mg' },
        { amount: '10', unit: 'mg' },
      ],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At week 72, weight had changed by −15.0% with 5 mg, −19.5% with 10 mg, −20.9% with 15 mg and −3.1% with placebo. In another trial, people who switched to placebo after 36 weeks regained 14.0%.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'Y[Aib]EGTFTSDYSI[Aib]LDKIAQKAFVQWLIAGGPSSGAPPPS',
      cTerminus: amide,
      sideChains: [
        {
          position: 20,
          name: 'eicosanedioic acid (C20) through gamma-glutamate and two short ether linkers',
          short: 'C20',
          adds: 'C37H65N3O12',
          keepsCharge: false,
          acids: 2,
        },
      ],
    },
    publishedMass: {
      value: '4813.53',
      kind: 'average',
      source: 'US prescribing information for Zepbound',
    },
    halfLife: {
      text: 'About 5 days, from a model of 19 studies by the maker',
      references: ['schneck-2024-tirzepatide-poppk'],
    },
    evidence: {
      level: 'approved',
      text: 'Large randomised trials, nearly all paid for by the maker. In an open-label comparison of 751 adults with obesity, weight changed by −20.2% with tirzepatide and −13.7% with semaglutide.',
      references: [
        'jastreboff-2022-surmount1',
        'aronne-2024-surmount4',
        'aronne-2025-surmount5',
        'frias-2021-surpass2',
        'malhotra-2024-surmount-osa',
      ],
    },
    related: ['semaglutide', 'aod-9604'],
    furtherReading: [
      'coskun-2018-tirzepatide-discovery',
      'frias-2018-tirzepatide-phase2',
      'garvey-2023-surmount2',
      'karakasis-2025-glp1-body-composition',
    ],
  },
  {
    slug: 'retatrutide',
    name: 'Retatrutide',
    subtitle: 'One peptide for three receptors, GIP, GLP-1 and glucagon; still in trials',
    code: 'RET10',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'Triple receptor agonist',
      duration: '48 to 68 weeks in trials',
    },
    benefits: [
      'Studied for weight in adults with obesity or overweight',
      'Studied for blood sugar in type 2 diabetes',
      'Studied in obesity with arthritis of the knee',
    ],
    reconstitution: { vialMg: '10', diluentMl: '1' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once weekly (trial)',
      recommendedDose: '1 mg to 12 mg (phase 2 trial)',
      cycleLength: '48 weeks in the phase 2 trial',
      protocol: [
        'The phase 2 trial in 338 adults compared weekly doses from 1 mg to 12 mg with placebo for 48 weeks. A dose of 12 mg is more than this vial holds.',
        'There is no label. Retatrutide sold outside a trial is an unapproved copy, and no authority has checked what is in it.',
      ],
      source: { type: 'trial', references: ['jastreboff-2023-retatrutide'] },
      doses: [
        { amount: '1', unit: 'mg' },
        { amount: '4', unit: 'mg' },
        { amount: '8', unit: 'mg' },
      ],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At week 48, weight had changed by −8.7% with 1 mg, −17.1% with 4 mg, −22.8% with 8 mg, −24.2% with 12 mg and −2.1% with placebo.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'Y[Aib]QGTFTSDYSI[aMeLeu]LDKKAQ[Aib]AFIEYLLEGGPSSGAPPPS',
      cTerminus: amide,
      sideChains: [
        {
          position: 17,
          name: 'eicosanedioic acid (C20) through gamma-glutamate and one short ether linker',
          short: 'C20',
          adds: 'C31H54N2O9',
          keepsCharge: false,
          acids: 2,
        },
      ],
    },
    publishedMass: {
      value: '4731',
      kind: 'average',
      source: 'PubChem CID 171390338, in whole daltons',
    },
    halfLife: {
      text: 'Long enough for one dose a week in a phase 1 study; the source we cite gives no figure',
      references: ['coskun-2022-retatrutide-discovery'],
    },
    evidence: {
      level: 'human trials',
      text: 'Phase 2 trials are published. Of phase 3, a company announcement of December 2025, not peer reviewed, gives −23.7% with 12 mg against −4.6% at 68 weeks, counting everyone; odd skin sensations occurred in 20.9% at that dose, and 18.2% stopped for side effects.',
      references: [
        'jastreboff-2023-retatrutide',
        'rosenstock-2023-retatrutide-t2d',
        'lilly-2025-triumph4-topline',
      ],
    },
    related: ['tirzepatide', 'semaglutide', 'aod-9604'],
    furtherReading: [
      'abouelmagd-2025-retatrutide-meta',
      'jakubowska-2024-triple-agonists',
      'fda-unapproved-glp1-concerns',
    ],
  },
  {
    slug: 'liraglutide',
    name: 'Liraglutide',
    subtitle: 'The daily GLP-1 analogue that came before semaglutide',
    code: 'LIR',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'GLP-1 receptor agonist',
      duration: '68 weeks in a comparison',
    },
    benefits: [
      'Studied for blood sugar in type 2 diabetes',
      'Studied for weight, and compared with weekly semaglutide',
    ],
    reconstitution: { form: 'Sold as a pre-filled pen' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily',
      recommendedDose: '3 mg (trial for weight)',
      cycleLength: '68 weeks in the trial',
      protocol: [
        'In an open-label trial of 338 adults, 3 mg daily was the comparison for weekly semaglutide. It comes as a clear solution in a pen that sets the dose, so there is nothing to reconstitute.',
      ],
      source: { type: 'trial', references: ['rubino-2022-step8'] },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At week 68, weight had fallen by 6.4% with liraglutide 3 mg daily and by 15.8% with semaglutide 2.4 mg weekly.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'HAEGTFTSDVSSYLEGQAAKEFIAWLVRGRG',
      sideChains: [
        {
          position: 20,
          name: 'palmitic acid (C16) through gamma-glutamate',
          short: 'C16',
          adds: 'C21H37NO4',
          keepsCharge: false,
          acids: 1,
        },
      ],
    },
    publishedMass: {
      value: '3751.2',
      kind: 'average',
      source: 'US prescribing information for Victoza',
    },
    halfLife: {
      text: 'About 13 hours (US prescribing information for Victoza)',
      references: [],
    },
    evidence: {
      level: 'approved',
      text: 'An approved medicine. Of its trials, our sources hold the comparison with semaglutide, in which weight fell less, and a cohort of 4,144 users in which drugs of this class went with more pancreatitis and bowel obstruction; those events were rare and the estimates are wide.',
      references: [
        'rubino-2022-step8',
        'sodhi-2023-gi-adverse-events',
        'knudsen-2019-semaglutide-discovery',
      ],
    },
    related: ['semaglutide', 'tirzepatide'],
  },
  {
    slug: 'cagrilintide',
    name: 'Cagrilintide',
    subtitle: 'A long-acting relative of amylin, studied with semaglutide',
    code: 'CAG',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'Amylin analogue',
      duration: 'Still in trials',
    },
    benefits: [
      'Studied for appetite and weight through amylin receptors',
      'Studied in one injection with semaglutide, under the name CagriSema',
    ],
    reconstitution: { form: 'Given in trials only' },
    dosing: {
      injectionType: 'Subcutaneous in trials',
      frequency: 'Once weekly in trials',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Cagrilintide has been through clinical trials, but none of them is among our checked sources, so this page gives no dose and no result. What is certain here is the molecule: pramlintide with three residues changed, and a fatty diacid of 20 carbons joined to its first residue through glutamic acid.',
      ],
      source: { type: 'none', references: [] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'peptide',
      sequence: 'KCNTATCATQRLAEFLRHSSNNFGPILPPTNVGSNTP',
      cTerminus: amide,
      nTerminus: { name: 'C20 diacid, gamma-Glu', adds: 'C25H43NO6', acids: 2 },
      bridges: [{ kind: 'disulfide', from: 2, to: 7 }],
    },
    publishedMass: {
      value: '4409',
      kind: 'average',
      source: 'PubChem CID 171397054, in whole daltons',
    },
    halfLife: null,
    evidence: {
      level: 'human trials',
      text: 'Tested in people by its maker, alone and with semaglutide. We have not yet checked those trials against their papers and quote no number from them.',
      references: [],
    },
    related: ['semaglutide', 'tirzepatide'],
  },
  {
    slug: 'aod-9604',
    name: 'AOD-9604',
    subtitle: 'The tail of growth hormone, which missed its aim in the one large trial on weight',
    code: 'AOD6',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'Growth hormone fragment',
      duration: '12 to 24 weeks in a trial, by mouth',
    },
    benefits: [
      'Studied for weight loss by mouth, without significant effect',
      'Studied for tolerability in six placebo-controlled trials',
      'Studied in rats, monkeys and pigs for toxicity and breakdown',
    ],
    reconstitution: { vialMg: '6', diluentMl: '3' },
    dosing: {
      injectionType: 'Oral in the weight trial; sold for injection',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Measured at 12 and 24 weeks in the weight trial',
      protocol: [
        'The developer reported in 2007 on a trial of AOD-9604 by mouth in 536 people: weight loss did not differ significantly from placebo, and the programme ended. We have found no journal paper of that trial, and no trial of weight with an injection.',
        'Experiments with AOD-9401, a forerunner, in obese mice are often quoted for AOD-9604. They are about another molecule in another species.',
      ],
      source: {
        type: 'none',
        references: ['metabolic-2007-aod9604-announcement', 'heffernan-2000-aod9401'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'By mouth, weight loss did not differ significantly from placebo at 12 weeks or at 24 weeks, according to a statement of the company.',
    },
    molecule: {
      kind: 'peptide',
      sequence: sequences['aod-9604'].residues,
      bridges: [{ kind: 'disulfide', from: 7, to: 14 }],
    },
    publishedMass: { value: '1815.1', kind: 'average', source: 'PubChem CID 71300630' },
    halfLife: {
      text: 'Broken down rapidly in pigs after dosing by mouth; no figure for people in our sources',
      references: ['more-2014-aod9604-toxicology'],
    },
    evidence: {
      level: 'human trials',
      text: 'A summary of six placebo-controlled trials reports no effect on IGF-1 or glucose tolerance and no antibodies; two of its three authors worked for the developer, and it does not show weight loss. The largest trial is known only from an announcement, not peer reviewed, and was negative.',
      references: ['stier-2013-aod9604-safety', 'metabolic-2007-aod9604-announcement'],
    },
    related: ['semaglutide', 'tirzepatide', 'mots-c'],
  },
  {
    slug: 'mots-c',
    name: 'MOTS-c',
    subtitle:
      'Sixteen residues encoded in mitochondrial DNA, tested as a treatment only in animals',
    code: 'MOT10',
    category: 'longevity',
    library: {
      category: 'metabolic',
      type: 'Mitochondrial peptide',
      duration: 'Not established in people',
    },
    benefits: [
      'Studied in mice for insulin resistance and obesity on a high-fat diet',
      'Studied in mice for physical performance with age',
      'Reported to rise in human muscle and blood with exercise',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous, as sold',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'No trial has given MOTS-c itself to people, as far as our sources go. An analogue, CB4211, was injected in a trial of 88 people for up to 28 days; the registry entry that we saw had no results.',
      ],
      source: { type: 'none', references: ['cohbar-2021-cb4211-trial'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: sequences['mots-c'].residues },
    publishedMass: { value: '2174.6', kind: 'average', source: 'PubChem CID 146675088' },
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'In mice, MOTS-c prevented insulin resistance that came with age or a high-fat diet, and injections improved physical performance. In people only its natural level was measured: exercise raised it about 12-fold in muscle and by about 50% in blood.',
      references: ['lee-2015-motsc-discovery', 'reynolds-2021-motsc-exercise'],
    },
    related: ['ss-31', 'nad-plus', 'epithalon', 'aod-9604'],
    furtherReading: ['mohtashami-2022-motsc-ageing', 'fang-2025-motsc-diabetes'],
  },
] as const satisfies readonly PeptideRecord[];
