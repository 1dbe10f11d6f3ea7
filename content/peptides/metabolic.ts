import { sequences } from '../sequences';
import {
  amide,
  c20Glutamyl,
  liraglutideLipid,
  retatrutideLipid,
  semaglutideLipid,
  tirzepatideLipid,
} from './modifications';
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
      duration: '68 to 104 weeks in weight trials',
    },
    benefits: [
      'Studied for weight in adults with obesity or overweight',
      'Studied for blood sugar in type 2 diabetes',
      'Studied for heart attack, stroke and cardiovascular death',
      'Studied for kidney disease in type 2 diabetes',
      'Studied in early Alzheimer disease as a tablet, reported by the company not to slow it',
    ],
    reconstitution: { form: 'Sold as a pen or a tablet' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once weekly (label)',
      recommendedDose:
        'On the label: 2.4 mg once a week for weight, reached in steps from 0.25 mg; 7.2 mg for adults who need more (Wegovy)',
      cycleLength: '68 to 104 weeks in weight trials',
      protocol: [
        'By its European text of 2022, Wegovy comes as single-use pens of 0.25 mg, 0.5 mg, 1 mg, 1.7 mg and 2.4 mg for one injection a week; their volumes and strengths differ, so equal volumes are not equal doses. Since 2026 its labels also cover 7.2 mg a week, in the US for adults who have tolerated 2.4 mg for at least 4 weeks. The heart and kidney trials in diabetes used 0.5 mg or 1 mg a week.',
        'It is not for use in pregnancy or while breastfeeding. The UK agency advises contraception during treatment and stopping at least 2 months before trying for a pregnancy; it sees no evidence that semaglutide makes contraceptive tablets less reliable.',
        'The labelled injection is a pen, not powder in a vial. In 2024 the US Food and Drug Administration warned that people had drawn 5 to 20 times the intended dose from multi-dose vials by mixing up mL, mg and units; some needed hospital care.',
      ],
      source: {
        type: 'label',
        references: [
          'ema-wegovy-smpc-2022',
          'novo-wegovy-us-label',
          'fda-2026-wegovy-hd',
          'wilding-2021-step1',
          'garvey-2022-step5',
          'marso-2016-sustain6',
          'perkovic-2024-flow',
          'fda-2024-compounded-semaglutide-dosing',
          'mhra-2025-glp1-contraception',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'Weight had fallen by 10.6% after a run-in of 20 weeks in one trial, and by 14.9% at week 68 in another (2.4% on placebo). In a third, it had changed by −18.7% on 7.2 mg, −15.6% on 2.4 mg and −3.9% on placebo at week 72. A year after stopping, people had regained about two-thirds of what they had lost.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'H[Aib]EGTFTSDVSSYLEGQAAKEFIAWLVRGRG',
      sideChains: [{ position: 20, ...semaglutideLipid }],
    },
    publishedMass: {
      value: '4113.58',
      kind: 'average',
      source: 'US prescribing information for Wegovy',
    },
    halfLife: {
      text: 'Long enough for one injection a week: its fatty acid binds to albumin in the blood',
      references: ['lau-2015-semaglutide-discovery', 'knudsen-2019-semaglutide-discovery'],
    },
    evidence: {
      level: 'approved',
      text: 'Large randomised trials, nearly all paid for by the maker. In 17,604 people with cardiovascular disease and no diabetes, a heart attack, stroke or cardiovascular death came to 6.5% against 8.0% on placebo, and 16.6% against 8.2% stopped because of an adverse event, mostly of stomach and gut. Gallbladder disorders came to 2.8% against 2.3%. In diabetes, eye complications (retinopathy) came to 3.0% against 1.8% over 104 weeks. At 7.2 mg altered or painful skin sensations were more frequent. A very rare loss of sight (NAION), up to 1 in 10,000 people who take it, is listed as a side effect in Europe. By the company’s announcement, two trials in early Alzheimer disease failed.',
      references: [
        'wilding-2021-step1',
        'wharton-2025-step-up',
        'rubino-2021-step4',
        'wilding-2022-step1-extension',
        'lincoff-2023-select',
        'kushner-2025-select-safety',
        'marso-2016-sustain6',
        'fda-2026-wegovy-hd',
        'ema-2025-prac-naion',
        'novo-2025-evoke-topline',
      ],
    },
    related: ['tirzepatide', 'aod-9604'],
    furtherReading: ['cochrane-2025-semaglutide', 'simonsen-2025-naion', 'west-2026-regain'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added contraception and pregnancy. Amounts no longer become marks of a syringe: the page still drew them, although the product is a pen or a tablet.',
      },
      {
        date: '2026-11-22',
        text: 'The label’s dose of 7.2 mg and the tablet were added. Harms now stand beside the heart trial with the same groups: stopping, gallbladder, retinopathy and the rare eye stroke. Doses no longer become syringe units, because the product is a pen.',
      },
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
      duration: '72 to 176 weeks in weight trials',
    },
    benefits: [
      'Studied for weight in adults with obesity',
      'Studied for blood sugar in type 2 diabetes',
      'Studied for breathing pauses in sleep apnoea with obesity',
      'Studied for heart attack, stroke and cardiovascular death against dulaglutide: not worse',
      'Studied for heart failure with obesity',
    ],
    reconstitution: { form: 'Sold as a solution, in pens and vials' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once weekly (label)',
      recommendedDose:
        'On the label: 5 mg, 10 mg or 15 mg once a week for weight, reached in steps (Zepbound)',
      cycleLength: '72 to 176 weeks in weight trials',
      protocol: [
        'The US label of Zepbound gives a maintenance dose of 5 mg, 10 mg or 15 mg once a week, reached in steps; 15 mg is the most. The main weight trial took 20 weeks over the steps, and people with prediabetes in it went on for 176 weeks.',
        'It can make contraceptive tablets less reliable. By the US label, as the maker’s medical service gives it, people on such tablets are to change to a method that is not swallowed, or add a barrier method, for 4 weeks after starting and for 4 weeks after each step up. It is not for use in pregnancy or while breastfeeding; the UK agency advises stopping at least 1 month before trying for a pregnancy.',
        'Diabetes specialists advise against compounded copies, because their content, quality and effect are uncertain, and name dosing errors.',
      ],
      source: {
        type: 'label',
        references: [
          'lilly-zepbound-us-label',
          'jastreboff-2022-surmount1',
          'jastreboff-2025-surmount1-prevention',
          'neumiller-2025-ada-compounded',
          'lilly-2026-mounjaro-contraceptives',
          'mhra-2025-glp1-contraception',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At week 72, weight had changed by −15.0% with 5 mg, −19.5% with 10 mg, −20.9% with 15 mg and −3.1% with placebo. In another trial, people who switched to placebo after 36 weeks regained 14.0% by week 88, and those who stayed on it lost a further 5.5%.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'Y[Aib]EGTFTSDYSI[Aib]LDKIAQKAFVQWLIAGGPSSGAPPPS',
      cTerminus: amide,
      sideChains: [{ position: 20, ...tirzepatideLipid }],
    },
    publishedMass: {
      value: '4813.53',
      kind: 'average',
      source: 'US prescribing information for Zepbound',
    },
    halfLife: {
      finding: 'schneck-2024-tirzepatide-poppk.half-life',
      name: 'Tirzepatide',
      route: 'under the skin',
      text: ', from a model of 19 studies by the maker',
      isAbout: true,
    },
    evidence: {
      level: 'approved',
      text: 'Large randomised trials, nearly all paid for by the maker. In 2,539 adults, nausea came to 24.6% to 33.3% by dose against 9.5% on placebo, and 4.3% to 7.1% against 2.6% stopped because of adverse events. In 13,165 people with diabetes and cardiovascular disease, a heart attack, stroke or cardiovascular death came to 12.2%, and to 13.1% on dulaglutide: not worse, and not shown to be better; there was no placebo group. In 731 people with heart failure and obesity, 6.3% against 1.4% stopped because of adverse events, and cardiovascular deaths were 8 against 5, too few to tell. Gallbladder or bile duct disease was commoner in trials (risk ratio 1.52). In an open-label comparison of 751 adults with obesity, weight changed by −20.2%, and by −13.7% with semaglutide.',
      references: [
        'jastreboff-2022-surmount1',
        'nicholls-2025-surpass-cvot',
        'gong-2025-tirzepatide-biliary',
        'aronne-2024-surmount4',
        'aronne-2025-surmount5',
        'frias-2021-surpass2',
        'malhotra-2024-surmount-osa',
        'packer-2025-summit',
      ],
    },
    related: ['semaglutide', 'aod-9604'],
    furtherReading: [
      'coskun-2018-tirzepatide-discovery',
      'frias-2018-tirzepatide-phase2',
      'garvey-2023-surmount2',
      'look-2025-surmount1-dxa',
      'karakasis-2025-glp1-body-composition',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added that tirzepatide can make contraceptive tablets less reliable for 4 weeks after starting and after each step up, pregnancy, and the harms of the heart failure trial. Amounts no longer become marks of a syringe: the page still drew them, although no label has a product that is mixed.',
      },
      {
        date: '2026-11-22',
        text: 'Added the heart trial against dulaglutide, the heart failure trial, and rates of nausea, stopping and gallbladder disease. Doses no longer become syringe units, because no label here has a product that is reconstituted.',
      },
    ],
  },
  {
    slug: 'retatrutide',
    name: 'Retatrutide',
    subtitle: 'One peptide for three receptors, GIP, GLP-1 and glucagon; in phase 3 trials',
    code: 'RET10',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'Triple receptor agonist',
      duration: '40 to 80 weeks in trials',
    },
    benefits: [
      'Studied for weight in adults with obesity or overweight',
      'Studied for blood sugar in type 2 diabetes',
      'Studied in obesity with arthritis of the knee',
      'Studied for fat in the liver on scans',
    ],
    reconstitution: { form: 'Given in trials only' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once weekly (trials)',
      recommendedDose:
        'Studied: 4 mg, 9 mg or 12 mg once a week, reached in steps, in adults with obesity or type 2 diabetes',
      cycleLength: '40 to 80 weeks in phase 3 trials',
      protocol: [
        'The phase 3 trials compared 4 mg, 9 mg or 12 mg a week, reached in steps, with placebo: in 2,339 adults without diabetes and in 1,152 with type 2 diabetes for 80 weeks, and in 537 with type 2 diabetes for 40 weeks. The phase 2 trial had compared 1 mg to 12 mg in 338 adults for 48 weeks.',
        'There is no label. Retatrutide sold outside a trial is an unchecked copy: no trial describes what is in such a vial or how to measure it.',
      ],
      source: {
        type: 'trial',
        references: [
          'jastreboff-2026-triumph1',
          'bellido-2026-triumph2',
          'bajaj-2026-transcend-t2d1',
          'jastreboff-2023-retatrutide',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At week 80, counting everyone, weight had changed by −17.6% with 4 mg, −23.7% with 9 mg, −25.0% with 12 mg and −3.9% with placebo; in type 2 diabetes by −11.9%, −16.8%, −18.8% and −5.1%.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'Y[Aib]QGTFTSDYSI[aMeLeu]LDKKAQ[Aib]AFIEYLLEGGPSSGAPPPS',
      cTerminus: amide,
      sideChains: [{ position: 17, ...retatrutideLipid }],
    },
    publishedMass: {
      value: '4731',
      kind: 'average',
      source: 'PubChem CID 171390338, in whole daltons',
    },
    halfLife: {
      finding: 'coskun-2022-retatrutide-discovery.half-life',
      name: 'Retatrutide',
      route: 'under the skin',
      text: ', about 6 to 7 days, in 45 healthy people after one dose',
    },
    evidence: {
      level: 'human trials',
      text: 'Three phase 3 trials are published, all by the maker. The figure of 28.3% in headlines counts only people who stayed on 12 mg. By company announcements, not peer reviewed, odd skin sensations came to 12.5% on 12 mg against 0.9% on placebo in the largest of them, and to 20.9% against 0.7% in a trial with knee arthritis, where 18.2% against 4% stopped for side effects; and in 1,949 people with heart disease, heart events were too few to tell (hazard ratio 1.12, 95% CI 0.64 to 1.96).',
      references: [
        'jastreboff-2026-triumph1',
        'bellido-2026-triumph2',
        'bajaj-2026-transcend-t2d1',
        'lilly-2025-triumph4-topline',
        'lilly-2026-triumph3-topline',
      ],
    },
    related: ['tirzepatide', 'semaglutide', 'aod-9604'],
    furtherReading: [
      'rosenstock-2023-retatrutide-t2d',
      'sanyal-2024-retatrutide-masld',
      'giblin-2026-triumph-design',
      'abouelmagd-2025-retatrutide-meta',
      'jakubowska-2024-triple-agonists',
      'fda-unapproved-glp1-concerns',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because nothing is known of a vial outside trials.',
      },
      {
        date: '2026-11-22',
        text: 'Added the three phase 3 trials published in 2026, counting everyone, with skin sensations and stopping, the heart events announced by the company, and a half-life of about 6 to 7 days. Doses no longer become syringe units.',
      },
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
      duration: '56 to 160 weeks in weight trials',
    },
    benefits: [
      'Studied for weight in adults without diabetes',
      'Studied for heart attack, stroke and cardiovascular death in type 2 diabetes',
      'Studied for delaying type 2 diabetes in people with prediabetes',
      'Compared with weekly semaglutide, which lowered weight more',
    ],
    reconstitution: { form: 'Sold as a pre-filled pen' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily',
      recommendedDose:
        'On the label: 3 mg once a day for weight (Saxenda) and up to 1.8 mg in type 2 diabetes (Victoza), both reached in steps from 0.6 mg',
      cycleLength: '56 to 160 weeks in weight trials',
      protocol: [
        'The main weight trial gave 3 mg a day or placebo to 3,731 adults for 56 weeks, with advice on diet and exercise; people with prediabetes went on for 160 weeks. The heart trial in 9,340 people with type 2 diabetes gave up to 1.8 mg a day for a median of 3.8 years.',
        'On its labels the dose begins at 0.6 mg a day and rises by 0.6 mg at least a week apart. It is not for use in pregnancy or while breastfeeding.',
        'It comes as a clear solution in a pen that sets the dose, so there is nothing to reconstitute.',
      ],
      source: {
        type: 'label',
        references: [
          'novo-liraglutide-product-texts',
          'pi-sunyer-2015-scale',
          'le-roux-2017-scale-3-years',
          'marso-2016-leader',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At week 56, weight had changed by −8.0% and by −2.6% on placebo; at week 160, in people with prediabetes, by −6.1% and −1.9%, and about half had left. In a comparison of 68 weeks it fell by 6.4%, and by 15.8% with weekly semaglutide.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'HAEGTFTSDVSSYLEGQAAKEFIAWLVRGRG',
      sideChains: [{ position: 20, ...liraglutideLipid }],
    },
    publishedMass: {
      value: '3751.2',
      kind: 'average',
      source: 'US prescribing information for Victoza',
    },
    halfLife: {
      text: 'Long enough for one injection a day: its fatty acid binds to albumin in the blood',
      references: ['knudsen-2019-semaglutide-discovery'],
    },
    evidence: {
      level: 'approved',
      text: 'Large randomised trials, those of weight paid for by the maker. In 9,340 people with type 2 diabetes, a heart attack, stroke or cardiovascular death came to 13.0% against 14.9% on placebo, and death from any cause to 8.2% against 9.6%; acute gallbladder or bile duct disease struck 141 of 4,668 people against 88 of 4,672. In the weight trials of the label 68% had trouble of stomach or gut, against 39% on placebo, and 39% against 14% felt sick. In the main one 9.8% against 3.8% left because of adverse events, and gallbladder events came to 2.5% against 1.0%. Pancreatitis came to 18 people against 23 on placebo in the heart trial; a cohort of 4,144 users, not randomised, linked drugs of this class with more of it, with a range too wide to size. In 204 people with Alzheimer’s disease the main measure was missed.',
      references: [
        'marso-2016-leader',
        'nauck-2019-leader-gallbladder',
        'pi-sunyer-2015-scale',
        'le-roux-2017-scale-3-years',
        'novo-saxenda-gi',
        'leader-2017-pancreatitis',
        'sodhi-2023-gi-adverse-events',
        'edison-2026-elad',
        'rubino-2022-step8',
      ],
    },
    related: ['semaglutide', 'tirzepatide'],
    furtherReading: [
      'cochrane-2025-liraglutide',
      'davies-2015-scale-diabetes',
      'blackman-2016-scale-sleep-apnea',
      'kelly-2020-scale-teens',
      'mathieu-2016-adjunct',
      'grade-2022',
      'west-2026-regain',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added nausea and other gut trouble, the commonest harms, which the page had left out, the randomised count of pancreatitis, the missed trial in Alzheimer’s disease, and pregnancy. The licensed doses were called studied; they are those of the labels.',
      },
      {
        date: '2026-11-22',
        text: 'Added the main weight trial, its three-year part and the heart trial, with their harms; the page had rested on one comparison. A half-life in hours was taken out, because no source here states it.',
      },
    ],
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
      duration: '26 to 84 weeks in trials',
    },
    benefits: [
      'Studied alone for weight in adults without diabetes',
      'Studied in one injection with semaglutide, under the name CagriSema',
      'Compared with tirzepatide as CagriSema, and reported by the company to have missed its aim',
    ],
    reconstitution: { form: 'Given in trials only' },
    dosing: {
      injectionType: 'Subcutaneous in trials',
      frequency: 'Once weekly in trials',
      recommendedDose:
        'Studied: 2.4 mg once a week with semaglutide 2.4 mg, in adults with obesity or overweight; 0.3 mg to 4.5 mg alone',
      cycleLength: '26 to 84 weeks in trials',
      protocol: [
        'The phase 2 trial compared 0.3 mg to 4.5 mg once a week with liraglutide and placebo in 706 adults for 26 weeks. Phase 3 gave 2.4 mg with semaglutide 2.4 mg once a week for 68 weeks, to 3,417 adults without diabetes and to 1,206 with type 2 diabetes; a comparison with tirzepatide ran for 84 weeks.',
        'There is no label, and nothing on this page applies to cagrilintide sold outside a trial.',
      ],
      source: {
        type: 'trial',
        references: [
          'lau-2021-cagrilintide-phase2',
          'garvey-2025-redefine1',
          'davies-2025-redefine2',
          'novo-2026-redefine4-topline',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'At week 68, counting everyone, weight had changed by −11.5% on cagrilintide alone, −14.9% on semaglutide alone, −20.4% on both and −3.0% on placebo; in type 2 diabetes by −13.7% on both and −3.4% on placebo.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'KCNTATCATQRLAEFLRHSSNNFGPILPPTNVGSNTP',
      cTerminus: amide,
      nTerminus: c20Glutamyl,
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
      text: 'Randomised trials of its maker. With semaglutide, trouble of stomach and gut came to 79.6% against 39.9% on placebo in 3,417 adults. Six people died in the two main trials, all of them on the combination, which about two in three people had: this proves nothing either way. By a company announcement, the combination was less than tirzepatide in 809 adults (−20.2% and −23.6%) and missed its aim of being no worse.',
      references: [
        'lau-2021-cagrilintide-phase2',
        'garvey-2025-redefine1',
        'davies-2025-redefine2',
        'novo-2026-redefine4-topline',
      ],
    },
    related: ['semaglutide', 'tirzepatide'],
    furtherReading: ['novo-2026-reimagine2'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the phase 2 and phase 3 trials with doses, results and harms; the page had named none.',
      },
    ],
  },
  {
    slug: 'aod-9604',
    name: 'AOD-9604',
    subtitle: 'The tail of growth hormone, which missed its aim in the largest trial on weight',
    code: 'AOD6',
    category: 'weight-management',
    library: {
      category: 'metabolic',
      type: 'Growth hormone fragment',
      duration: '12 to 24 weeks in trials, by mouth',
    },
    benefits: [
      'Studied for weight loss by mouth, reported by the company as without significant effect',
      'Studied for tolerability in six placebo-controlled trials',
      'Studied in rats, monkeys and pigs for toxicity and breakdown',
    ],
    reconstitution: { vialMg: '6', diluentMl: '3' },
    dosing: {
      injectionType: 'Oral in the weight trials; sold for injection',
      frequency: 'Once daily by mouth (trials)',
      recommendedDose:
        'Studied: 0.25 mg to 30 mg once a day by mouth, in adults with obesity; nothing established for injection',
      cycleLength: '12 to 24 weeks in the weight trials',
      protocol: [
        'The company announced two weight trials, both by mouth. In 2004, 300 people took 1, 5, 10, 20 or 30 mg or placebo for 12 weeks: the lowest dose lost most, 2.8 kg against 0.8 kg, more drug did not do more, and no p value was given. In 2007, in 536 people on 0.25, 0.5 or 1 mg or placebo, the loss did not differ significantly, and the programme ended.',
        'Neither trial was found as a journal paper, and no trial of weight with an injection was found. Experiments with AOD-9401, a forerunner, in obese mice are often quoted for AOD-9604. They are about another molecule in another species.',
      ],
      source: {
        type: 'trial',
        references: [
          'metabolic-2004-aod9604-phase2b',
          'metabolic-2007-aod9604-announcement',
          'heffernan-2000-aod9401',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'By mouth, weight loss did not differ significantly from placebo at 12 weeks or at 24 weeks in the larger trial, as announced by the company.',
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
      text: 'A summary of six placebo-controlled trials reports no effect on IGF-1 or glucose tolerance and no antibodies; two of its three authors worked for the developer, and it does not show weight loss. Both weight trials are known only from announcements of the company, not peer reviewed; the larger, later one was negative.',
      references: [
        'stier-2013-aod9604-safety',
        'metabolic-2004-aod9604-phase2b',
        'metabolic-2007-aod9604-announcement',
      ],
    },
    related: ['semaglutide', 'tirzepatide', 'mots-c'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the earlier trial, announced in 2004, that sellers quote, and the doses by mouth of both trials.',
      },
    ],
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
        'No trial that gave MOTS-c itself to people was found. An analogue, CB4211, was injected under the skin in a trial of 88 people for up to 28 days. By company statements, dosing was paused in 2018 because reactions at the injection site persisted, and restarted later; no peer-reviewed report was found.',
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
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the pause of the trial of the analogue CB4211 over reactions at the injection site.',
      },
    ],
  },
] as const satisfies readonly PeptideRecord[];
