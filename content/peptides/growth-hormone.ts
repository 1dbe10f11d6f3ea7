import { sequences } from '../sequences';
import { affinityComplex, amide, hexenoyl } from './modifications';
import type { PeptideRecord } from './types';

export const growthHormone = [
  {
    slug: 'sermorelin',
    name: 'Sermorelin',
    subtitle:
      'The working first part of growth hormone-releasing hormone, studied mostly in children',
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
      'The natural hormone that it copies was studied for thinking in older adults, with better scores on some tests',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily at bedtime (study in children)',
      recommendedDose:
        'Studied: 30 mcg per kg of body weight, in children with growth hormone deficiency',
      cycleLength: '12 months in the study',
      protocol: [
        'In an open-label study, 110 children with growth hormone deficiency had 30 mcg per kg under the skin at bedtime; 86 were analysed. There was no comparison group. A 1999 review describes the same dose, and a single 1 mcg per kg into a vein as a test of the pituitary.',
        'Copies of the old label add what the study does not show: about 6% of an injection under the skin reaches the blood, low thyroid function appeared in 6.5% of treated children, and many made antibodies.',
        'No dose for healthy adults has been established. One small study of six weeks in older men had no placebo group, by the secondary sources we could read. An editorial of 2006 that is often quoted for such use is two pages of opinion, not a trial.',
      ],
      source: {
        type: 'trial',
        references: [
          'thorner-1996-ghrh-children',
          'prakash-1999-sermorelin',
          'geref-sermorelin-us-label-copy',
          'vittone-1997-ghrh-elderly-men',
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
        'In children with growth hormone deficiency, growth went from 4.1 cm a year to 8.0 cm a year at 6 months and 7.2 cm a year at 12 months. Fasting glucose did not change. Nobody was left untreated for comparison, and the effect on adult height was still unknown in 1999.',
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
      text: 'The evidence in people is one open-label study in deficient children and a review of such studies. In 89 healthy older adults the natural hormone that it copies was better than placebo on several tests of thinking over six months, in sizes that the abstract does not give and without a word on harms. In 31 men with HIV it added lean mass, and belly fat did not clearly differ. Strength and illness were not tested. A US guideline asks for a stimulation test before anyone is said to lack growth hormone. For men with low testosterone, a 2020 review of growth hormone secretagogues calls the clinical data sparse.',
      references: [
        'thorner-1996-ghrh-children',
        'prakash-1999-sermorelin',
        'vitiello-2006-ghrh-cognition',
        'koutkia-2004-ghrh-hiv',
        'aace-2019-adult-ghd',
        'sinha-2020-gh-secretagogues',
      ],
    },
    related: ['tesamorelin', 'cjc-1295-no-dac', 'ipamorelin'],
    furtherReading: [
      'sigalos-2018-gh-secretagogues',
      'memdouh-2021-ghrh-analog-detection',
      'marshall-1996-episodic',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the placebo-controlled trial of thinking in 89 older adults, one in men with HIV, and a guideline. The page had said that its records hold no controlled trial against ageing.',
      },
      {
        date: '2026-11-22',
        text: 'Added what copies of the old label say on thyroid function, antibodies and uptake, and the one small study in older men, which had no placebo group.',
      },
    ],
  },
  {
    slug: 'tesamorelin',
    name: 'Tesamorelin',
    subtitle:
      'The full chain of growth hormone-releasing hormone with a protected start, studied mostly in HIV',
    code: 'TES10',
    category: 'wellness',
    library: {
      category: 'growth-hormone',
      type: 'GHRH analogue',
      duration: '12 to 52 weeks in trials',
    },
    benefits: [
      'Studied for excess belly fat in people with HIV and lipodystrophy',
      'Studied for fatty liver in people with HIV',
      'Studied in abdominal obesity without HIV, where weight did not change',
      'Studied for thinking: favourable in older adults, no clear difference in people with HIV',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily (label)',
      recommendedDose:
        'On the label: 1.28 mg (Egrifta WR) or 1.4 mg (Egrifta SV), for excess belly fat in adults with HIV and lipodystrophy',
      cycleLength: '12 to 52 weeks in trials',
      protocol: [
        'The dose belongs to the form. Egrifta WR, of March 2025, holds 11.6 mg in a vial, enough for seven doses, and is mixed once a week: 1.28 mg (0.16 mL) under the skin once a day. Egrifta SV, of 2019, was 1.4 mg once a day from a 2 mg vial. The first form of 2010, on which the label’s trials rest, was 2 mg once a day.',
        'These doses are not interchangeable milligram for milligram: 1.28 mg of the newest form counts as equal to 2 mg of the first. No label covers the vial on this page, so no labelled dose is drawn from it.',
        'The label is for one use and says that it is not for weight loss. It bars use in active cancer, in pregnancy and after damage to the pituitary, and asks for checks of IGF-1. Trials without HIV gave 2 mg for 12 months in abdominal obesity and 1 mg for 20 weeks in older adults.',
      ],
      source: {
        type: 'label',
        references: [
          'fda-egrifta-wr-label',
          'fda-egrifta-label',
          'falutz-2008-tesamorelin-52-weeks',
          'clemmons-2017-tesamorelin-diabetes',
          'makimura-2012-tesamorelin-obesity',
          'baker-2012-tesamorelin-cognition',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'In 54 people with HIV, fasting glucose had risen by 9 mg/dL after 2 weeks and by 2 mg/dL on placebo.',
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In 412 people with HIV, fat around the organs was 15.2% lower after 26 weeks and 5.0% higher on placebo; IGF-1 rose by 81%. In the extension it stayed 18% below the start at 52 weeks, and came back once injections stopped.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'YADAIFTNSYRKVLGQLSARKLLQDIMSRQQGESNQERGARARL',
      nTerminus: hexenoyl,
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
      text: 'In 806 people with HIV, in the maker’s trials, fat around the organs fell by 15.4% against placebo and fat under the skin did not change; 4.5% against 1.3% reached an HbA1c of 6.5% or more, 6% against 2% had swollen limbs and 16% against 11% joint pain. Liver fat fell in two small trials in HIV. In 60 people without HIV, weight did not change. For thinking, one trial in 152 older adults was favourable, and an open one in 73 people with HIV found no difference. Whether it prevents heart disease was not studied.',
      references: [
        'falutz-2010-tesamorelin-pooled',
        'fda-egrifta-label',
        'stanley-2014-tesamorelin-liver-fat',
        'stanley-2019-tesamorelin-nafld',
        'makimura-2012-tesamorelin-obesity',
        'baker-2012-tesamorelin-cognition',
        'ellis-2025-tesamorelin-cognition',
        'fda-2010-egrifta-approval',
      ],
    },
    related: ['sermorelin', 'tesamorelin-ipamorelin', 'cjc-1295-no-dac', 'ipamorelin'],
    furtherReading: [
      'falutz-2007-tesamorelin',
      'stanley-2012-tesamorelin-responders',
      'nct03375788-tesamorelin-nafld',
      'falutz-2005-th9507-dose-ranging',
      'adrian-2019-tesamorelin-muscle',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'The page no longer draws the labelled doses from its own vial. It had shown 1.28 mg as 25.6 units, while the labelled product holds that dose in 0.16 mL; the forms cannot be swapped.',
      },
      {
        date: '2026-11-22',
        text: 'The doses are those of the two later labels, 1.28 mg and 1.4 mg, instead of 2 mg, which belongs to the first form. Added rates of raised HbA1c, swelling and joint pain, the trial without HIV, and the trial of 2025 that found no gain in thinking.',
      },
    ],
  },
  {
    slug: 'cjc-1295-no-dac',
    name: 'CJC-1295 no DAC',
    subtitle:
      'Modified GRF1-29: four residues changed against breakdown, no group that binds albumin, no trial',
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
        'We found no study that gave this form to people. The published human studies of CJC-1295 used the form with DAC, which clings to albumin for days. Their doses and intervals say nothing about this one.',
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
      text: 'No trial of this form was found, in people or in animals. There is laboratory work: how it breaks down and how it is detected. Results for the form with DAC are often quoted for it by mistake.',
      references: ['memdouh-2021-ghrh-analog-detection'],
    },
    related: ['cjc-1295-no-dac-ipamorelin', 'ipamorelin', 'sermorelin', 'tesamorelin'],
    furtherReading: ['henninge-2010-cjc1295-identification'],
    reviewedAt: '2026-11-22',
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
      duration: '28 and 49 days in healthy adults',
    },
    benefits: [
      'Studied for long-lasting release of growth hormone in healthy adults',
      'Studied for how the natural pulses of growth hormone respond',
      'Studied for belly fat in HIV, in a trial that ended after a death and was not published',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Single and repeated injections (studies)',
      recommendedDose: 'Studied: 60 or 90 mcg per kg of body weight once, in healthy men',
      cycleLength: '28 and 49 days in healthy adults',
      protocol: [
        'Two placebo-controlled studies of 28 and 49 days raised the dose step by step in healthy people aged 21 to 61. A further study measured hormones overnight before and one week after a single injection of 60 or 90 mcg per kg.',
        'All of this is pharmacology: hormone levels, not muscle, fat, sleep or health. No dose for any purpose has been established.',
        'A phase 2 trial gave weekly injections, rising to 120 or 240 mcg per kg, or placebo to 192 people with HIV and belly fat. By the company’s announcement it was ended after a participant died of a heart attack about two hours after his eleventh dose. His doctor thought silent coronary disease the likeliest cause; a link to the drug was neither shown nor ruled out.',
      ],
      source: {
        type: 'trial',
        references: [
          'teichman-2006-cjc1295',
          'ionescu-2006-cjc1295-pulsatility',
          'conjuchem-2006-dac-grf-death',
        ],
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
      sideChains: [{ position: 30, ...affinityComplex }],
    },
    publishedMass: { value: '3647.2', kind: 'average', source: 'PubChem CID 91971820' },
    halfLife: {
      finding: 'teichman-2006-cjc1295.half-life',
      name: 'CJC-1295 with DAC',
      route: 'under the skin',
      text: ' in healthy adults, once bound to albumin',
    },
    evidence: {
      level: 'limited human',
      text: 'Short hormone studies in healthy adults report higher growth hormone and IGF-1, and no serious adverse reactions; none measured an outcome that a person would notice. The one larger trial, in 192 people with HIV, was ended after a death, and no journal report of its results was found.',
      references: [
        'teichman-2006-cjc1295',
        'ionescu-2006-cjc1295-pulsatility',
        'conjuchem-2006-dac-grf-death',
      ],
    },
    related: ['cjc-1295-no-dac', 'sermorelin', 'tesamorelin', 'ipamorelin'],
    furtherReading: ['alba-2006-cjc1295-knockout', 'memdouh-2021-ghrh-analog-detection'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the phase 2 trial in HIV that was ended after the death of a participant.',
      },
    ],
  },
  {
    slug: 'ipamorelin',
    name: 'Ipamorelin',
    subtitle:
      'Five residues that act on the ghrelin receptor; the one published trial of benefit found none',
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
    reconstitution: { form: 'Given into a vein in trials' },
    dosing: {
      injectionType: 'Intravenous in the trial',
      frequency: 'Twice daily (trial)',
      recommendedDose:
        'Studied: 0.03 mg per kg of body weight into a vein, in adults after bowel surgery',
      cycleLength: 'Up to 7 days in the trial',
      protocol: [
        'The trial enrolled 117 people after bowel surgery and gave 0.03 mg per kg into a vein twice daily for up to 7 days, or placebo. The time to a tolerated meal did not differ significantly. By a summary of the paper, which we did not open, 19 people had 25 serious adverse events, and two people on ipamorelin died; the groups did not differ significantly, and low potassium was more frequent on ipamorelin. A second trial, planned for 320 people, is registered as completed; no report of it was found.',
        'An injection under the skin, at any dose and for any purpose, has no trial that we found.',
      ],
      source: {
        type: 'trial',
        references: ['beck-2014-ipamorelin-ileus', 'nct01280344-ipamorelin-ileus'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'After bowel surgery, the median time to a tolerated meal was 25.3 h with ipamorelin and 32.6 h with placebo, a difference that may be chance (p = 0.15). Adverse events of any kind, which are common after surgery, were reported in 87.5% and 94.8%. Two people on ipamorelin died, by a summary of the paper that gives no cause and names no death on placebo.',
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
    halfLife: {
      finding: 'gobburu-1999-ipamorelin-pk.half-life',
      name: 'Ipamorelin',
      route: 'into a vein',
      text: ' in 40 healthy men after a 15-minute infusion into a vein; not measured under the skin',
    },
    evidence: {
      level: 'limited human',
      text: 'In 40 healthy men a dose brought a single episode of growth hormone release. The only published trial of a benefit, on bowel recovery in 117 people, found none; two people on ipamorelin died in it, by a summary of the paper. A larger second trial was completed, and no report of it was found. Selectivity was shown in rats and pigs. No trial measured muscle, fat or performance.',
      references: [
        'gobburu-1999-ipamorelin-pk',
        'beck-2014-ipamorelin-ileus',
        'nct01280344-ipamorelin-ileus',
        'raun-1998-ipamorelin',
      ],
    },
    related: [
      'cjc-1295-no-dac-ipamorelin',
      'tesamorelin-ipamorelin',
      'cjc-1295-no-dac',
      'sermorelin',
    ],
    furtherReading: [
      'sinha-2020-gh-secretagogues',
      'sigalos-2018-gh-secretagogues',
      'rogol-2019-gh-doping',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added serious events and two deaths in the ipamorelin group of the bowel trial, as a summary of the paper reports them; the page had given only the share with any event. Amounts no longer become marks of a syringe, because both studies in people used a vein.',
      },
      {
        date: '2026-11-22',
        text: 'Added the half-life of 2 hours measured in healthy men, and a second bowel trial, registered as completed, of which no report was found.',
      },
    ],
  },
  {
    slug: 'ghrp-2',
    name: 'GHRP-2',
    subtitle:
      'Pralmorelin: six residues, a test of the pituitary; as a nasal spray it did not make children grow',
    code: 'PRA5',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: 'Single test doses',
    },
    benefits: [
      'Studied as a test of how much growth hormone the pituitary can release',
      'Studied as a nasal spray in short children, who grew no more than on placebo',
      'Reported to raise the food that healthy men eat',
    ],
    reconstitution: { form: 'Given into a vein as a test' },
    dosing: {
      injectionType: 'Intravenous in the test',
      frequency: 'Once, as a test',
      recommendedDose:
        'Studied: one test dose of 100 mcg into a vein, in adults with and without growth hormone deficiency',
      cycleLength: 'A single dose',
      protocol: [
        'In the test a doctor gives 100 mcg into a vein and measures growth hormone. It was tried in 77 healthy people and 58 with growth hormone deficiency. A test dose says nothing about repeated use, and no dose for treatment has been established.',
      ],
      source: { type: 'trial', references: ['chihara-2007-ghrp2-test'] },
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
      text: 'As a test, one dose told the two groups apart: growth hormone peaked at 84.6 micrograms/L in healthy people and 1.36 in those with deficiency. As a treatment it failed where that could be measured best: in 126 short children a nasal spray released more hormone for 48 weeks, and they grew no more than on placebo. In seven lean men it raised the food eaten at a meal by 35.9%, and in seven others sleep did not change.',
      references: [
        'chihara-2007-ghrp2-test',
        'tanaka-2014-nasal-null',
        'laferrere-2005-ghrp2-food-intake',
        'moreno-reyes-1998-ghrp2-sleep',
      ],
    },
    related: ['ipamorelin', 'sermorelin', 'cjc-1295-no-dac'],
    furtherReading: [
      'vodnik-2016-ghrelin-ligands',
      'healio-2017-macimorelin',
      'sinha-2020-gh-secretagogues',
      'pihoker-1997-nasal',
      'van-den-berghe-1999-ghrp2-trh',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the placebo-controlled trial in short children, which found no growth, and studies of appetite and sleep.',
      },
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the test is given into a vein.',
      },
      {
        date: '2026-11-22',
        text: 'Added the dose and the result of the diagnostic test, which the page had left open.',
      },
    ],
  },
  {
    slug: 'ghrp-6',
    name: 'GHRP-6',
    subtitle:
      'Six residues that act on the ghrelin receptor, given to a few healthy men as single doses',
    code: 'GHX5',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: 'Single doses in healthy men',
    },
    benefits: [
      'Studied for how long it stays in the blood of healthy men',
      'Studied for side effects of a single dose, without a control group',
      'Studied for sleep against placebo: more light sleep, no more deep sleep, and higher cortisol',
    ],
    reconstitution: { form: 'Given into a vein in studies' },
    dosing: {
      injectionType: 'Intravenous in the studies; sold for injection under the skin',
      frequency: 'Once (studies)',
      recommendedDose:
        'Studied: 1 mcg to 400 mcg per kg of body weight into a vein, once, in healthy men',
      cycleLength: 'A single dose',
      protocol: [
        'Eighteen healthy men had one dose of 1 mcg to 400 mcg per kg into a vein, three at each of six doses. There were 23 adverse events in 12 men, none of them serious, and no control group. Nine more had 100, 200 or 400 mcg per kg to see how fast it leaves the blood.',
        'No study of an injection under the skin or of repeated days of treatment alone is among our records. It acts on the receptor of ghrelin, the hormone of hunger, so appetite is part of its pharmacology and not a side issue.',
      ],
      source: {
        type: 'trial',
        references: ['selman-housein-2014-ghrp6-phase1', 'cabrales-2013-ghrp6-pk'],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: 'H[D-Trp]AW[D-Phe]K', cTerminus: amide },
    publishedMass: { value: '873', kind: 'average', source: 'PubChem CID 9919153' },
    halfLife: {
      finding: 'cabrales-2013-ghrp6-pk.half-life',
      name: 'GHRP-6',
      route: 'into a vein',
      text: ' in nine healthy men after a dose into a vein, following a fast first phase of 7.6 minutes',
    },
    evidence: {
      level: 'limited human',
      text: 'In one night of four injections healthy men had more light sleep than on placebo and no more deep sleep, and the stress hormones rose: cortisol 56.0 against 25.2 ng/mL. Further studies of single doses, without a control group, looked at blood levels and side effects. After a stroke it was given only together with another drug, open label, to ten people. No trial tested muscle or fat, and the result of a Cuban trial after heart attack was not found.',
      references: [
        'frieboes-1995-ghrp6-sleep',
        'cabrales-2013-ghrp6-pk',
        'selman-housein-2014-ghrp6-phase1',
        'hernandez-bernal-2024-egf-ghrp6-stroke',
        'amigos2-cigb500',
      ],
    },
    related: ['ipamorelin', 'sermorelin', 'cjc-1295-no-dac'],
    furtherReading: ['vodnik-2016-ghrelin-ligands', 'sinha-2020-gh-secretagogues'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the placebo-controlled study of 1995, in which stress hormones rose and deep sleep did not change, and two trials of the maker.',
      },
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the studies in people used a vein.',
      },
      {
        date: '2026-11-22',
        text: 'Added two studies of single doses in healthy men: side effects and half-life.',
      },
    ],
  },
  {
    slug: 'hexarelin',
    name: 'Hexarelin',
    subtitle: 'Examorelin: GHRP-6 with one more methyl group, studied for 16 weeks in older people',
    code: 'HEX5',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: '16 weeks in a small study',
    },
    benefits: [
      'Studied for the release of growth hormone, which waned within weeks',
      'Reported to leave lean mass, body fat and bone density unchanged over 16 weeks',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Twice daily (study)',
      recommendedDose:
        'Studied: 1.5 mcg per kg of body weight twice a day, in 12 healthy older people',
      cycleLength: '16 weeks in the study',
      protocol: [
        'Twelve healthy elderly people injected 1.5 mcg per kg under the skin twice a day for 16 weeks. There was no control group. The release of growth hormone after a dose fell by almost half and came back after a pause of four weeks.',
      ],
      source: { type: 'trial', references: ['rahim-1998-hexarelin'] },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'The growth hormone response to one dose had fallen from 19.1 to 13.1 micrograms/L x h at week 1, in 12 people without a control group.',
      weeks3to4: 'The response was 12.3 micrograms/L x h at week 4.',
      weeks5to8: null,
      beyondWeek8:
        'At week 16 the response was 10.5 micrograms/L x h; IGF-1, body fat, lean mass and bone density had not changed. Four weeks after stopping, the response was back at 19.4.',
    },
    molecule: { kind: 'peptide', sequence: 'H[D-2-Me-Trp]AW[D-Phe]K', cTerminus: amide },
    publishedMass: { value: '887', kind: 'average', source: 'PubChem CID 6918297' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'One study of repeated use in 12 older people, without a control group: the growth hormone response faded, and nothing that a person would notice changed. Against placebo, one night of injections in seven volunteers lowered deep sleep and raised cortisol, ACTH and prolactin. Side effects over longer use are unknown.',
      references: ['rahim-1998-hexarelin', 'frieboes-2004-hexarelin-sleep'],
    },
    related: ['ipamorelin', 'sermorelin', 'tesamorelin'],
    furtherReading: ['vodnik-2016-ghrelin-ligands'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added a placebo-controlled night in seven volunteers, with less deep sleep and higher stress hormones.',
      },
      {
        date: '2026-11-22',
        text: 'Added the study of 16 weeks in older people: dose, fading response and no change in body composition. The page had named no study.',
      },
    ],
  },
  {
    slug: 'ibutamoren',
    name: 'Ibutamoren',
    subtitle: 'MK-677: a tablet and no peptide; one trial was stopped over heart failure',
    code: 'IBU',
    category: 'performance',
    library: {
      category: 'growth-hormone',
      type: 'Ghrelin receptor agonist',
      duration: '24 weeks to 2 years in trials',
    },
    benefits: [
      'Studied for lean mass in healthy people over 60',
      'Studied after hip fracture, in a trial stopped early over heart failure',
      'Studied in Alzheimer disease, without clinical effect',
      'Studied for growth in children with growth hormone deficiency',
    ],
    reconstitution: { form: 'Taken by mouth' },
    dosing: {
      injectionType: 'Oral, no injection',
      frequency: 'Once daily (trials)',
      recommendedDose:
        'Studied: 25 mg by mouth, in older adults and in people with Alzheimer disease',
      cycleLength: '24 weeks to two years in trials',
      protocol: [
        'In a double-blind trial, 65 healthy people aged 60 to 81 took 25 mg or placebo by mouth each day over two years. The trial was too small to judge what people could do with the added lean mass.',
        'The same dose was tried in 123 older people after a hip fracture, and stopped early because of a signal of congestive heart failure; and in 563 people with Alzheimer disease for 12 months, where none of four clinical scales differed from placebo.',
        'There is no vial and nothing to mix. It is listed here because it acts on the same receptor as the releasing peptides and is often sold beside them.',
      ],
      source: {
        type: 'trial',
        references: ['nass-2008-mk677', 'adunsky-2011-mk677-hip', 'sevigny-2008-mk677-alzheimer'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'In eight volunteers on a strict diet for 7 days, daily nitrogen balance was +0.31 g, against −1.48 g on placebo: a laboratory sign, not muscle.',
      weeks3to4: null,
      weeks5to8: 'IGF-1 had risen by 60.1% at 6 weeks in people with Alzheimer disease.',
      beyondWeek8:
        'After one year in healthy older people, lean mass had changed by +1.1 kg, and by −0.5 kg on placebo; body weight rose by 2.7 kg, and by 0.8 kg on placebo. Belly fat did not clearly differ, blood sugar rose, and swelling and hunger occurred.',
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
      text: 'In 65 healthy older adults it added lean mass, raised blood sugar and could not show better function. After hip fracture, in 123 people, most measures of function did not improve, and the trial was stopped for heart failure in a limited number of patients; the report gives no counts. In Alzheimer disease, in 563 people, it had no clinical effect although IGF-1 rose by 72.9%. In 24 obese men total testosterone fell against placebo and body fat did not. In children, a company reported growth of 8.2 cm a year against 10 cm a year on growth hormone.',
      references: [
        'nass-2008-mk677',
        'adunsky-2011-mk677-hip',
        'sevigny-2008-mk677-alzheimer',
        'lumos-2023-lum201-phase2-topline',
        'svensson-1999-leptin',
      ],
    },
    related: ['ipamorelin', 'sermorelin', 'tesamorelin'],
    furtherReading: [
      'murphy-1998-mk677-catabolism',
      'bach-2004-mk677-hip',
      'nct06948214-lum201-phase3',
      'sinha-2020-gh-secretagogues',
      'chapman-1997-ghd-men',
      'svensson-1998-mk677-obese-bone',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the trial in obese men in which total testosterone fell and body fat did not.',
      },
      {
        date: '2026-11-22',
        text: 'Added the hip-fracture trial that was stopped over heart failure, the trial in Alzheimer disease without effect, the rise of blood sugar, and the trials in children.',
      },
    ],
  },
  {
    slug: 'igf-1',
    name: 'IGF-1',
    subtitle:
      'Insulin-like growth factor 1: the hormone that growth hormone acts through, studied in children',
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
      'Reported with more tumours than expected in treated children',
    ],
    reconstitution: { vialMg: '1', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Twice daily (label)',
      recommendedDose:
        'On the label: 0.04 mg to 0.08 mg per kg of body weight to start, in children with severe primary IGF-1 deficiency (Increlex)',
      cycleLength: 'Up to 12 years in a study of children',
      protocol: [
        'By copies of the US label, treatment starts with 0.04 mg to 0.08 mg per kg twice daily, within 20 minutes of food because it lowers blood sugar. The highest licensed dose is 0.12 mg per kg twice daily.',
        'In a study of 76 children with severe IGF-1 deficiency, 60 to 120 mcg per kg was given under the skin twice daily for up to 12 years. Low blood sugar occurred in 49%, fatty lumps at the injection sites in 32% and enlarged tonsils or adenoids in 22%; there was no comparison group.',
        'A European review found more benign and malignant tumours in treated children than expected, most but not all in use outside the licence or above the highest dose. IGF-1 must not be given where a tumour is present or suspected.',
        'No dose for adults has been established. Vials sold as IGF-1 LR3 hold a different, longer molecule; nothing on this page applies to it.',
      ],
      source: {
        type: 'label',
        references: [
          'increlex-us-label',
          'mhra-2020-mecasermin-neoplasia',
          'chernausek-2007-rhigf1',
        ],
      },
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
      text: 'Used in one rare condition of children, on long treatment studies without a control group. After marketing, more tumours were reported in treated children than expected. Large studies link higher natural blood levels with more prostate, breast, bowel and thyroid cancer, and one of them with less ovarian and liver cancer; genetic analysis supports the link for aggressive prostate cancer (odds ratio 1.10, 95% CI 1.01 to 1.20). They cannot say what injections do. In trials for other uses the main aim was missed in 183 people with motor neurone disease and in 121 preterm babies, of whom 12 of 61 died on treatment and 7 of 60 without it. In young people with type 1 diabetes, eye disease worsened early in 11 of 55. Of injections for fitness our records hold no trial; in 16 older women four weeks brought headache, swelling and joint pain.',
      references: [
        'chernausek-2007-rhigf1',
        'ranke-2009-rhigf1-review',
        'mhra-2020-mecasermin-neoplasia',
        'travis-2016-igf1-prostate',
        'knuppel-2020-igf1-30-cancers',
        'watts-2022-igf-prostate-mr',
        'igf1-als-europe-1998',
        'ley-2019-rhigf1-preterm',
        'quattrin-2001-t1d',
        'igf1-1995-elderly-women',
      ],
    },
    related: ['cjc-1295-no-dac', 'ipamorelin', 'sermorelin', 'tesamorelin'],
    furtherReading: [
      'ehbccg-2010-igf1-breast',
      'ema-increlex-epar',
      'rogol-2019-gh-doping',
      'thrailkill-t1d',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added trials in motor neurone disease and preterm babies that missed their aim, deaths in the second, and worse eyes in young people with diabetes.',
      },
      {
        date: '2026-11-22',
        text: 'Added the dose of the label, the review that found more tumours in treated children than expected, and the genetic analysis of prostate cancer.',
      },
    ],
  },
] as const satisfies readonly PeptideRecord[];
