import { sequences } from '../sequences';
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
      duration: '12 months in children with deficiency',
    },
    benefits: [
      'Studied for growth in children with growth hormone deficiency',
      'Studied as a test of how much growth hormone the pituitary can release',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily at bedtime (trial in children)',
      recommendedDose: '30 mcg per kg of body weight (trial in children)',
      cycleLength: '12 months in the trial',
      protocol: [
        'In an open-label study, 110 children with growth hormone deficiency had 30 mcg per kg under the skin at bedtime; 86 were analysed. There was no comparison group. A 1999 review describes the same dose, and a single 1 mcg per kg into a vein as a diagnostic test.',
        'No dose for healthy adults has been established. An editorial of 2006 that is often quoted for such use is two pages of opinion, not a trial.',
      ],
      source: {
        type: 'trial',
        references: [
          'thorner-1996-ghrh-children',
          'prakash-1999-sermorelin',
          'walker-2006-sermorelin-editorial',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In children with growth hormone deficiency, growth went from 4.1 cm a year to 8.0 cm a year at 6 months and 7.2 cm a year at 12 months. Nobody was left untreated for comparison, and the effect on adult height was still unknown in 1999.',
    },
    molecule: {
      kind: 'peptide',
      sequence: sequences.sermorelin.residues,
      cTerminus: amide,
    },
    publishedMass: { value: '3357.9', kind: 'average', source: 'PubChem CID 16132413' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'The evidence in people is one open-label study in deficient children and a review of such studies. For adults, a 2020 review of growth hormone secretagogues calls the clinical data sparse.',
      references: [
        'thorner-1996-ghrh-children',
        'prakash-1999-sermorelin',
        'sinha-2020-gh-secretagogues',
      ],
    },
    related: ['tesamorelin', 'cjc-1295-no-dac', 'ipamorelin'],
    furtherReading: ['sigalos-2018-gh-secretagogues', 'memdouh-2021-ghrh-analog-detection'],
  },
  {
    slug: 'tesamorelin',
    name: 'Tesamorelin',
    subtitle: 'All 44 residues of growth hormone-releasing hormone with a protected start',
    code: 'TES10',
    category: 'wellness',
    library: {
      category: 'growth-hormone',
      type: 'GHRH analogue',
      duration: '26 to 52 weeks in trials',
    },
    benefits: [
      'Studied for excess belly fat in people with HIV and lipodystrophy',
      'Studied for fatty liver in people with HIV',
      'Studied for thinking scores in older adults over 20 weeks',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily (label)',
      recommendedDose: '2 mg (label of the original Egrifta)',
      cycleLength: '26 to 52 weeks in trials',
      protocol: [
        'The label of Egrifta gives 2 mg under the skin once daily, for one use only: excess belly fat in people with HIV and lipodystrophy. It is not for weight loss. Later forms of the brand have other doses and their own water, so their instructions do not carry over to this vial.',
        'The label bars its use in active cancer, in pregnancy and after damage to the pituitary, and asks for checks of IGF-1. A study of thinking in older adults used 1 mg daily for 20 weeks.',
      ],
      source: {
        type: 'label',
        references: ['fda-egrifta-label', 'baker-2012-tesamorelin-cognition'],
      },
      doses: [
        { amount: '1', unit: 'mg' },
        { amount: '2', unit: 'mg' },
      ],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In 412 people with HIV, fat around the organs was 15.2% lower after 26 weeks and 5.0% higher on placebo; IGF-1 rose by 81%. In the extension it stayed 18% below the start at 52 weeks, and came back once injections stopped.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'YADAIFTNSYRKVLGQLSARKLLQDIMSRQQGESNQERGARARL',
      nTerminus: { name: 'trans-3-hexenoyl', adds: 'C6H8O' },
      cTerminus: amide,
    },
    publishedMass: {
      value: '5135.9',
      kind: 'average',
      source: 'US prescribing information for Egrifta',
    },
    halfLife: {
      text: 'Under an hour after an injection under the skin (US prescribing information; the figure depends on the form of the product)',
      references: ['fda-egrifta-label'],
    },
    evidence: {
      level: 'approved',
      text: 'Placebo-controlled trials in 806 people with HIV support the approved use. A trial in 61 people with HIV and fatty liver found less liver fat. Neither population stands for healthy people, and people who did not respond had worse glucose control in a pooled analysis.',
      references: [
        'falutz-2010-tesamorelin-pooled',
        'stanley-2019-tesamorelin-nafld',
        'stanley-2012-tesamorelin-responders',
      ],
    },
    related: ['sermorelin', 'tesamorelin-ipamorelin', 'cjc-1295-no-dac', 'ipamorelin'],
    furtherReading: [
      'falutz-2007-tesamorelin',
      'falutz-2008-tesamorelin-52-weeks',
      'falutz-2005-th9507-dose-ranging',
      'adrian-2019-tesamorelin-muscle',
    ],
  },
  {
    slug: 'cjc-1295-no-dac',
    name: 'CJC-1295 no DAC',
    subtitle:
      'Modified GRF 1-29: four residues changed against breakdown, and no group that binds albumin',
    code: 'CJC10',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'GHRH analogue',
      duration: 'Not established in people',
    },
    benefits: [
      'Designed to last longer than sermorelin by resisting enzymes',
      'Studied by anti-doping laboratories, which can find it and its fragments in urine',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous, as sold',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'We found no study that gave this form to people. The two published human studies of CJC-1295 used the form with DAC, which clings to albumin for days. Their doses and intervals say nothing about this one.',
        'The name CJC-1295 is used for both forms. A label without "no DAC" or "with DAC" leaves open which molecule is in the vial.',
      ],
      source: {
        type: 'none',
        references: ['teichman-2006-cjc1295', 'ionescu-2006-cjc1295-pulsatility'],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'peptide',
      sequence: 'Y[D-Ala]DAIFTQSYRKVLAQLSARKLLQDILSR',
      cTerminus: amide,
    },
    publishedMass: { value: '3368', kind: 'average', source: 'PubChem CID 56841945' },
    halfLife: null,
    evidence: {
      level: 'in vitro',
      text: 'No trial of this form was found, in people or in animals. What the record holds is laboratory work: how it breaks down and how it is detected. Results for the form with DAC are often quoted for it by mistake.',
      references: ['memdouh-2021-ghrh-analog-detection'],
    },
    related: ['cjc-1295-no-dac-ipamorelin', 'ipamorelin', 'sermorelin', 'tesamorelin'],
    furtherReading: ['henninge-2010-cjc1295-identification'],
  },
  {
    slug: 'cjc-1295-dac',
    name: 'CJC-1295 DAC',
    subtitle: 'The long-acting form: a maleimide group ties it to albumin for days',
    code: 'CJD5',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'GHRH analogue',
      duration: '28 and 49 days in studies',
    },
    benefits: [
      'Studied for long-lasting release of growth hormone in healthy adults',
      'Studied for how the natural pulses of growth hormone respond',
      'Studied in mice that cannot make releasing hormone',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Single and repeated injections (studies)',
      recommendedDose: '60 or 90 mcg per kg of body weight, once (study in healthy men)',
      cycleLength: '28 and 49 days in studies',
      protocol: [
        'Two placebo-controlled studies of 28 and 49 days raised the dose step by step in healthy people aged 21 to 61. A further study measured hormones overnight before and one week after a single injection of 60 or 90 mcg per kg.',
        'All of this is pharmacology: hormone levels, not muscle, fat, sleep or health. No dose for any purpose has been established.',
      ],
      source: {
        type: 'trial',
        references: ['teichman-2006-cjc1295', 'ionescu-2006-cjc1295-pulsatility'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'After one injection in healthy adults, mean growth hormone was 2 to 10 times higher for 6 days or more, and IGF-1 was 1.5 to 3 times higher for 9 to 11 days.',
      weeks3to4: 'After repeated injections, IGF-1 stayed above its baseline for up to 28 days.',
      weeks5to8: null,
      beyondWeek8: null,
    },
    molecule: {
      kind: 'peptide',
      sequence: 'Y[D-Ala]DAIFTQSYRKVLAQLSARKLLQDILSRK',
      cTerminus: amide,
      sideChains: [
        {
          position: 30,
          name: '3-maleimidopropionyl, the drug affinity complex (DAC)',
          short: 'DAC',
          adds: 'C7H5NO3',
          keepsCharge: false,
          acids: 0,
        },
      ],
    },
    publishedMass: { value: '3647.2', kind: 'average', source: 'PubChem CID 91971820' },
    halfLife: {
      text: '5.8 to 8.1 days in healthy adults, once bound to albumin',
      references: ['teichman-2006-cjc1295'],
    },
    evidence: {
      level: 'limited human',
      text: 'Short hormone studies in healthy adults and work in mice. They report higher growth hormone and IGF-1, and no serious adverse reactions; none measured an outcome that a person would notice.',
      references: [
        'teichman-2006-cjc1295',
        'ionescu-2006-cjc1295-pulsatility',
        'alba-2006-cjc1295-knockout',
      ],
    },
    related: ['cjc-1295-no-dac', 'sermorelin', 'tesamorelin', 'ipamorelin'],
    furtherReading: ['memdouh-2021-ghrh-analog-detection'],
  },
  {
    slug: 'ipamorelin',
    name: 'Ipamorelin',
    subtitle: 'Five residues that act on the ghrelin receptor; the one efficacy trial was negative',
    code: 'IPA10',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: 'Up to 7 days in a trial',
    },
    benefits: [
      'Studied for a selective release of growth hormone in rats and pigs',
      'Studied for short-term hormone release in healthy men',
      'Studied for bowel recovery after surgery, without significant benefit',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Intravenous in the trial',
      frequency: 'Twice daily (trial)',
      recommendedDose: '0.03 mg per kg of body weight into a vein (trial after bowel surgery)',
      cycleLength: 'Up to 7 days in the trial',
      protocol: [
        'The trial enrolled 117 people after bowel surgery and gave 0.03 mg per kg into a vein twice daily for up to 7 days, or placebo. The time to a tolerated meal did not differ significantly.',
        'An injection under the skin, at any dose and for any purpose, has no trial that we found.',
      ],
      source: { type: 'trial', references: ['beck-2014-ipamorelin-ileus'] },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'After bowel surgery, the median time to a tolerated meal was 25.3 h with ipamorelin and 32.6 h with placebo, a difference that may be chance (p = 0.15). Adverse events were reported in 87.5% and 94.8%.',
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8: null,
    },
    molecule: {
      kind: 'peptide',
      sequence: '[Aib]H[D-2-Nal][D-Phe]K',
      cTerminus: amide,
    },
    publishedMass: { value: '711.9', kind: 'average', source: 'PubChem CID 9831659' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'In 40 healthy men a dose brought a single episode of growth hormone release. The only efficacy trial found, on bowel recovery, was negative. Selectivity was shown in rats and pigs. No trial measured muscle, fat or performance.',
      references: [
        'gobburu-1999-ipamorelin-pk',
        'beck-2014-ipamorelin-ileus',
        'raun-1998-ipamorelin',
        'sinha-2020-gh-secretagogues',
      ],
    },
    related: [
      'cjc-1295-no-dac-ipamorelin',
      'tesamorelin-ipamorelin',
      'cjc-1295-no-dac',
      'sermorelin',
    ],
    furtherReading: ['sigalos-2018-gh-secretagogues', 'rogol-2019-gh-doping'],
  },
  {
    slug: 'ghrp-2',
    name: 'GHRP-2',
    subtitle: 'Pralmorelin: six residues, approved in Japan as a diagnostic agent only',
    code: 'PRA5',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: 'Single test doses',
    },
    benefits: [
      'Used in Japan to test the release of growth hormone',
      'Reviewed among secretagogues for body composition, with sparse data',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Not established outside the diagnostic test',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Its one approved use is a test: a doctor gives it and then measures growth hormone. The sources we cite state no dose, and a test dose would not be a dose for treatment.',
      ],
      source: { type: 'none', references: ['vodnik-2016-ghrelin-ligands'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'peptide',
      sequence: '[D-Ala][D-2-Nal]AW[D-Phe]K',
      cTerminus: amide,
    },
    publishedMass: { value: '818', kind: 'average', source: 'PubChem CID 6918245' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Established as a diagnostic agent. As a treatment it is covered by a 2020 review of secretagogues, which calls the efficacy data sparse.',
      references: ['vodnik-2016-ghrelin-ligands', 'sinha-2020-gh-secretagogues'],
    },
    related: ['ipamorelin', 'sermorelin', 'cjc-1295-no-dac'],
  },
  {
    slug: 'ghrp-6',
    name: 'GHRP-6',
    subtitle: 'The six-residue releasing peptide from which hexarelin was made',
    code: 'GHX5',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: 'Not established in people',
    },
    benefits: [
      'Studied for the release of growth hormone',
      'Reviewed among secretagogues for body composition, with sparse data',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous, as sold',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'No source we cite gives a dose of GHRP-6 with a result. It acts on the receptor of ghrelin, the hormone of hunger, so appetite is part of its pharmacology and not a side issue.',
      ],
      source: { type: 'none', references: ['sinha-2020-gh-secretagogues'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: 'H[D-Trp]AW[D-Phe]K', cTerminus: amide },
    publishedMass: { value: '873', kind: 'average', source: 'PubChem CID 9919153' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'A 2020 review that covers GHRP-6 finds the clinical efficacy data sparse. Another notes that, of the drugs for this receptor, only GHRP-2 had reached a market by 2015.',
      references: ['sinha-2020-gh-secretagogues', 'vodnik-2016-ghrelin-ligands'],
    },
    related: ['ipamorelin', 'sermorelin', 'cjc-1295-no-dac'],
  },
  {
    slug: 'hexarelin',
    name: 'Hexarelin',
    subtitle: 'Examorelin: GHRP-6 with one more methyl group, never brought to market',
    code: 'HEX5',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: 'Not established in people',
    },
    benefits: [
      'Studied for the release of growth hormone in early human pharmacology',
      'Studied by anti-doping laboratories as a banned secretagogue',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous, as sold',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Hexarelin was given to volunteers in early hormone studies. None of them is in our list of checked sources, so this page repeats none of their doses.',
      ],
      source: { type: 'none', references: [] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: 'H[D-2-Me-Trp]AW[D-Phe]K', cTerminus: amide },
    publishedMass: { value: '887', kind: 'average', source: 'PubChem CID 6918297' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Early hormone studies only. A review of drugs for the ghrelin receptor notes that none but GHRP-2 had reached the market by 2015, although several had been in trials.',
      references: ['vodnik-2016-ghrelin-ligands'],
    },
    related: ['ipamorelin', 'sermorelin', 'tesamorelin'],
  },
  {
    slug: 'ibutamoren',
    name: 'Ibutamoren',
    subtitle: 'MK-677: a tablet and no peptide, studied for two years in older adults',
    code: 'IBU',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: '2 years in a trial',
    },
    benefits: [
      'Studied for lean mass in healthy people over 60',
      'Reported to leave belly fat unchanged after one year',
    ],
    reconstitution: { form: 'Taken by mouth' },
    dosing: {
      injectionType: 'Oral, no injection',
      frequency: 'Once daily (trial)',
      recommendedDose: '25 mg by mouth (trial)',
      cycleLength: '2 years in the trial',
      protocol: [
        'In a double-blind trial, 65 healthy people aged 60 to 81 took 25 mg or placebo by mouth each day over two years. The trial was too small to judge what people could do with the added lean mass.',
        'There is no vial and nothing to mix. It is listed here because it acts on the same receptor as the releasing peptides and is often sold beside them.',
      ],
      source: { type: 'trial', references: ['nass-2008-mk677'] },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'After one year, lean mass had changed by +1.1 kg, and by −0.5 kg on placebo. Belly fat did not differ. Swelling and hunger occurred.',
    },
    molecule: {
      kind: 'small molecule',
      formula: 'C27H36N4O5S',
      description:
        'A small synthetic compound (a spiro-indoline sulfonamide), not a chain of amino acids. The formula is of the base; tablets hold its mesylate salt, which is heavier.',
    },
    publishedMass: {
      value: '528.7',
      kind: 'average',
      source: 'PubChem, entry Ibutamoren (base)',
    },
    halfLife: null,
    evidence: {
      level: 'human trials',
      text: 'One two-year trial in 65 older adults found more lean mass, and could not show better function. A 2020 review finds efficacy data on secretagogues sparse.',
      references: ['nass-2008-mk677', 'sinha-2020-gh-secretagogues'],
    },
    related: ['ipamorelin', 'sermorelin', 'tesamorelin'],
  },
  {
    slug: 'igf-1',
    name: 'IGF-1',
    subtitle:
      'Insulin-like growth factor 1: a hormone of 70 residues, licensed for rare growth failure',
    code: 'IGF1',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Growth factor',
      duration: 'Years, in children with deficiency',
    },
    benefits: [
      'Studied for growth in children with severe IGF-1 deficiency',
      'Natural blood levels studied in relation to cancer',
    ],
    reconstitution: { vialMg: '1', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Twice daily (study in children)',
      recommendedDose: '60 to 120 mcg per kg of body weight (study in children)',
      cycleLength: 'Up to 12 years in the study',
      protocol: [
        'In a study of 76 children with severe IGF-1 deficiency, 60 to 120 mcg per kg was given under the skin twice daily for up to 12 years. Low blood sugar occurred in 49%, fatty lumps at the injection sites in 32% and enlarged tonsils or adenoids in 22%.',
        'No dose for adults has been established. Vials sold as IGF-1 LR3 hold a different, longer molecule; nothing on this page applies to it.',
      ],
      source: { type: 'trial', references: ['chernausek-2007-rhigf1'] },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In children with severe deficiency, growth rose from 2.8 cm a year to 8.0 cm a year in the first year.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'GPETLCGAELVDALQFVCGDRGFYFNKPTGYGSSSRRAPQTGIVDECCFRSCDLRRLEMYCAPLKPAKSA',
      bridges: [
        { kind: 'disulfide', from: 6, to: 48 },
        { kind: 'disulfide', from: 18, to: 61 },
        { kind: 'disulfide', from: 47, to: 52 },
      ],
    },
    publishedMass: {
      value: '7649',
      kind: 'average',
      source: 'US prescribing information for Increlex',
    },
    halfLife: null,
    evidence: {
      level: 'approved',
      text: 'Approved for one rare condition of children, on long uncontrolled treatment studies. Large studies link higher natural blood levels with more prostate, breast, bowel and thyroid cancer, and one of them with less ovarian and liver cancer; they cannot say what injections do.',
      references: [
        'chernausek-2007-rhigf1',
        'ranke-2009-rhigf1-review',
        'travis-2016-igf1-prostate',
        'knuppel-2020-igf1-30-cancers',
      ],
    },
    related: ['cjc-1295-no-dac', 'ipamorelin', 'sermorelin', 'tesamorelin'],
    furtherReading: [
      'ehbccg-2010-igf1-breast',
      'watts-2022-igf-prostate-mr',
      'rogol-2019-gh-doping',
    ],
  },
] as const satisfies readonly PeptideRecord[];
