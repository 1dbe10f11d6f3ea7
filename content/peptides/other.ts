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
        'A study often quoted for epithalon followed 266 older people after courses of gland extracts called Epithalamin and Thymalin. Those are other products, and nobody else has repeated the result.',
      ],
      source: {
        type: 'animal study',
        references: ['anisimov-2003-epitalon-mice', 'khavinson-2003-pineal-thymus-mortality'],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: sequences.epithalon.residues },
    publishedMass: { value: '390.35', kind: 'average', source: 'PubChem CID 219042' },
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'Cell studies and mice, mostly from one institute in St Petersburg. In mice, monthly courses changed neither mean life span nor total tumours; maximum life span rose 12.3%. A 2025 study from outside that group also saw longer telomeres in normal cells. In breast cancer lines it saw them lengthen by another route, which raises an unanswered question about risk. A correction to that paper was published.',
      references: [
        'khavinson-2003-epithalon-telomerase',
        'al-dulaimi-2025-epitalon-telomeres',
        'anisimov-2003-epitalon-mice',
      ],
    },
    related: ['ghk-cu', 'mots-c', 'nad-plus', 'ss-31'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Moved the results in mice out of the timeline, which now holds only what was measured in people.',
      },
    ],
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
      'Studied in primary mitochondrial myopathy, with a null result in the largest trial',
      'Studied in heart failure and heart attack, without benefit over placebo in the later trials',
      'Studied in dry macular degeneration, where both main measures were missed',
    ],
    reconstitution: { form: 'Sold as a solution in a vial' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'Once daily (label and most trials)',
      recommendedDose:
        'On the label: 40 mg once a day, for people with Barth syndrome who weigh at least 30 kg',
      cycleLength: '4 to 48 weeks in trials',
      protocol: [
        'As two pharmacists report the label of Forzinity, the dose is 40 mg once a day, 20 mg in severe kidney disease. The product contains benzyl alcohol, so it is not for newborns; serious allergic reactions have occurred, and 2 of 10 people stopped because of reactions at the injection site.',
        'Trials gave the same 40 mg a day for 12 weeks in Barth syndrome, 24 weeks in primary mitochondrial myopathy and 48 weeks in dry macular degeneration. All three missed their main measures. No dose for ageing or fitness in healthy people has been established, and no source says that the product is mixed from a vial.',
      ],
      source: {
        type: 'label',
        references: [
          'fda-2025-forzinity-approval',
          'thompson-2021-tazpower',
          'karaa-2023-mmpower3',
          'ehlers-2025-reclaim2',
          'butler-2020-progress-hf',
          'karaa-2020-mmpower2',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'After five days of infusions at the highest dose, walking distance had risen by 64.5 m, against 20.4 m on placebo, in a trial of 36 people with mitochondrial myopathy (p = 0.053).',
      weeks3to4:
        'After four weeks in 30 people with mitochondrial myopathy, the walk was 19.8 m longer than on placebo, which chance can explain (−2.8 to 42.5 m). In 71 people with heart failure, 28 days did not change heart volume against placebo.',
      weeks5to8: null,
      beyondWeek8:
        'At 12 weeks in 12 people with Barth syndrome, 24 weeks in 218 with mitochondrial myopathy and 48 weeks in 176 with dry macular degeneration, no main measure differed from placebo. Adverse events in the last: 86% against 71%. In an extension without a control group, the walk of eight people with Barth syndrome was 95.9 m longer at week 36.',
    },
    molecule: { kind: 'peptide', sequence: '[D-Arg][Dmt]KF', cTerminus: amide },
    publishedMass: { value: '639.8', kind: 'average', source: 'PubChem CID 11764719' },
    halfLife: {
      text: 'Not stated in our sources; after a 4-hour infusion it was gone from blood by 24 hours',
      references: ['daubert-2017-elamipretide-heart-failure'],
    },
    evidence: {
      level: 'approved',
      text: 'The level is for Barth syndrome only. There the approval rests on stronger knee-straightening muscle, a stand-in measure, and a further placebo-controlled trial must confirm benefit. Larger trials, of 218 people with mitochondrial myopathy and 176 with macular degeneration, were null, and so were those after a heart attack and in heart failure. In 39 healthy older people one infusion raised the muscle’s energy production by a margin that chance can explain, the rise was gone by day 7, and resistance to fatigue did not change. In an inherited loss of sight, 12 people saw no better with eye drops. Advisers had voted 10 to 6 for it in 2024.',
      references: [
        'fda-2025-forzinity-approval',
        'thompson-2021-tazpower',
        'karaa-2023-mmpower3',
        'ehlers-2025-reclaim2',
        'butler-2020-progress-hf',
        'gibson-2016-embrace-stemi',
        'roshanravan-2021-older',
        'elamipretide-lhon-trial',
        'fda-2024-adcomm-barth',
      ],
    },
    related: ['mots-c', 'nad-plus', 'epithalon', 'ghk-cu'],
    furtherReading: ['hornby-2022-elamipretide-natural-history', 'karaa-2018-mmpower'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the one trial in healthy older people and one of eye drops, both without benefit. The page had said that there was no trial of ageing.',
      },
      {
        date: '2026-11-23',
        text: 'The page still drew the marks of a syringe, though no source says that the product is mixed from a vial; it no longer does.',
      },
      {
        date: '2026-11-22',
        text: 'Added the labelled dose with its warnings and the null trials in heart failure, heart attack and macular degeneration; took out the table of syringe units, as no source says that the product is mixed from a vial.',
      },
    ],
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
      duration: 'One to four infusions in small studies',
    },
    benefits: [
      'Studied as a slow infusion, for its course in blood and for tolerance, not for a benefit',
      'Reported with gut symptoms, a faster heart and chest pressure when infused',
      'Precursors by mouth reported to raise NAD+ in blood',
      'Precursors studied for glucose and blood fats, mostly without benefit',
    ],
    reconstitution: { form: 'Given as an infusion in studies' },
    dosing: {
      injectionType: 'Into a vein, as a slow infusion, in the studies',
      frequency: 'Once in two pilots',
      recommendedDose: 'Not established',
      cycleLength: 'One infusion in two pilots',
      protocol: [
        'The pilot ran NAD+ into a vein at 3 micromol per minute for 6 hours and measured where it went. It did not test a benefit, and we found no trial of injections under the skin.',
        'In a randomised pilot known from a preprint, healthy adults had single infusions of 500 mg of NAD+ or of nicotinamide riboside: NAD+ brought more and worse symptoms. Records of a commercial clinic tell the same of 500 mg on four days running. Neither tested a benefit.',
        'Trials of nicotinamide riboside and nicotinamide mononucleotide used other molecules, by mouth. Their milligrams say nothing about a vial of NAD+.',
      ],
      source: {
        type: 'none',
        references: ['grant-2019-iv-nad', 'hawkins-2024-iv-nr-nad', 'reyna-2026-iv-nad-nr'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'During infusions on four days running, clients of one clinic had moderate to severe gut symptoms, a faster heart and chest pressure. There was no placebo.',
      weeks3to4: null,
      weeks5to8:
        'For a precursor by mouth: 8 weeks of nicotinamide riboside at 100, 300 or 1,000 mg raised NAD+ in whole blood by 22%, 51% and 142%.',
      beyondWeek8:
        'For a precursor by mouth: 10 weeks of nicotinamide mononucleotide in women with prediabetes raised muscle insulin sensitivity, but blood glucose, blood pressure and blood fats did not improve. After 6 months of nicotinamide riboside, 90 people with narrowed leg arteries in the trial walked 17.6 m further than on placebo, with a call for a larger trial.',
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
      text: 'For NAD+ itself: two pilots and the records of a clinic, none of which tested a benefit. For precursors, blood levels rise, but a 2024 meta-analysis of eight trials with 342 adults found no significant benefit for fasting glucose, insulin, HbA1c or blood fats, and in 60 older adults the main measure, a stepping test, did not clearly differ. In 40 obese men insulin sensitivity did not improve, in 20 people with mild memory loss the memory score did not, and by press reports nor did thinking in 58 people with long COVID. One trial of walking in 90 people with narrowed leg arteries was favourable, and a small one by a maker saw 1.9 kg less weight than on placebo. A trial in early Parkinson’s disease, with 400 people, ended in 2025; no result was found.',
      references: [
        'grant-2019-iv-nad',
        'hawkins-2024-iv-nr-nad',
        'reyna-2026-iv-nad-nr',
        'chen-2024-nmn-meta',
        'morifuji-2024-nmn',
        'mcdermott-2024-nice-nr',
        'nopark-nr-registry',
        'dollerup-2018-nr-insulin',
        'orr-2024-mci',
        'nr-2025-long-covid',
        'pencina-2023-mib626',
      ],
    },
    related: ['mots-c', 'ss-31', 'glutathione', 'epithalon'],
    furtherReading: [
      'conze-2019-niagen',
      'yoshino-2021-nmn',
      'martens-2018-nr-nad',
      'igarashi-2022-nmn-older-men',
      'brakedal-2022-nadpark',
      'nr-safe-2023',
      'fda-2025-nmn-supplement',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added three further trials of precursors whose main measure did not differ, and one by a maker that favours its product.',
      },
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the studies used an infusion.',
      },
      {
        date: '2026-11-22',
        text: 'Added two studies of infusions with the symptoms they brought, and newer trials of precursors, favourable and not.',
      },
    ],
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
      'Reported gains in a desire score were small; satisfying sexual events did not differ from placebo in the phase 3 trials',
      'Studied as a nasal spray in men with erectile dysfunction',
    ],
    reconstitution: { form: 'Sold as an autoinjector' },
    dosing: {
      injectionType: 'Subcutaneous',
      frequency: 'As needed; at most one dose in 24 hours and 8 a month (label)',
      recommendedDose: 'On the label: 1.75 mg as needed, for low desire in premenopausal women',
      cycleLength: '24 weeks in the main trials',
      protocol: [
        'The approved autoinjector holds 1.75 mg in 0.3 mL, for premenopausal women with acquired low desire. Its label allows one dose in 24 hours and 8 a month, and warns that more brings more nausea, skin darkening and larger rises in blood pressure. It says to stop after 8 weeks without benefit.',
        'On 1.75 mg, 40.0% had nausea, against 1.3% on placebo, 20.3% flushing against 0.3%, and 18% against 2% stopped because of side effects. Blood pressure rises by up to 6/3 mmHg for about 12 hours. After 8 days of daily use, patches of darker skin appeared in 38%, not always reversible.',
        'It is not for people with uncontrolled high blood pressure or known heart disease. The label says nothing of mixing: a vial filled at home is not the labelled product, and this page gives no marks for one.',
      ],
      source: {
        type: 'label',
        references: ['fda-vyleesi-label', 'kingsberg-2019-bremelanotide'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'Over 24 weeks in two trials with 1,267 women, a desire score from 1.2 to 6 rose 0.54 points against 0.24 on placebo in one and 0.63 against 0.21 in the other; the number of satisfying sexual events did not differ from placebo in either (p = 0.76 and 0.70). Of 684 who entered a 52-week extension, 272 finished it; nausea related to the drug was recorded in 40.4%.',
    },
    molecule: {
      kind: 'peptide',
      sequence: '[Nle]DH[D-Phe]RWK',
      nTerminus: acetyl,
      bridges: [{ kind: 'lactam', from: 2, to: 7 }],
    },
    publishedMass: { value: '1025.2', kind: 'average', source: 'PubChem CID 9941379' },
    halfLife: {
      finding: 'diamond-2004-pt141.half-life',
      name: 'PT-141, nasal',
      route: 'through the nose',
      text: ' after a nasal dose in men; the injection may differ',
    },
    evidence: {
      level: 'approved',
      text: 'The level is for premenopausal women with acquired low desire, on two identical phase 3 trials paid for by the makers. Satisfying sexual events, a secondary outcome, did not change more than on placebo in either. A desire score rose by 1.2 points or more in about 25% and in about 17% on placebo. Because of side effects 18% stopped, against 2%. Independent re-analyses found that eight outcomes left out of the main paper had nil to small effects, and that fewer women on the drug than on placebo finished and chose to go on. In men it was tried as a nasal spray: in 342 whom sildenafil had not helped, 33.5% had a positive result and 8.5% on placebo, at one centre and not repeated in what we read. No approval followed.',
      references: [
        'kingsberg-2019-bremelanotide',
        'spielmans-2021-bremelanotide-reanalysis',
        'spielmans-2023-bremelanotide-outcomes',
        'fda-vyleesi-label',
        'fda-2019-vyleesi-approval',
        'diamond-2004-pt141',
        'safarinejad-2008-sildenafil-failures',
      ],
    },
    related: ['kisspeptin-10'],
    furtherReading: [
      'simon-2019-bremelanotide-extension',
      'clayton-2016-bremelanotide',
      'bremelanotide-2022-safety',
      'safarinejad-2008-sildenafil-failures',
      'pt141-2005-sildenafil',
      'palatin-2025-bmt-801',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added that satisfying sexual events did not differ from placebo in the phase 3 trials, which the page had left out, and what share of women noticed more desire. The page still drew the marks of a syringe, though the label is for an autoinjector; it no longer does.',
      },
      {
        date: '2026-11-22',
        text: 'Added the size of the gains, the harms with their denominators and two independent re-analyses; took out the table of syringe units, as the labelled product is an autoinjector.',
      },
    ],
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
      'Longer kisspeptin-54 studied for brain responses in people with low sexual desire',
      'Longer kisspeptin-54 studied for ripening eggs in fertility treatment, without the usual trigger to compare',
    ],
    reconstitution: { form: 'Given into a vein in studies' },
    dosing: {
      injectionType: 'Into a vein in the human study',
      frequency: 'Single doses or one long infusion',
      recommendedDose: 'Studied: 1 mcg per kg of body weight by vein, once, in healthy men',
      cycleLength: 'Up to one day',
      protocol: [
        'Six healthy men had single doses into a vein. At 1 mcg per kg luteinising hormone about tripled within 30 minutes; at 3 mcg per kg it rose less. Four men had an infusion of 22.5 hours, and their testosterone rose.',
        'The trials on sexual desire infused kisspeptin-54, a longer molecule, and measured responses in the brain and body over a visit. A first nasal spray of kisspeptin-54 raised luteinising hormone after single doses. No course of injections of kisspeptin-10 has been tested in what we found.',
      ],
      source: {
        type: 'trial',
        references: [
          'george-2011-kisspeptin10-men',
          'mills-2023-kisspeptin-men',
          'thurston-2022-kisspeptin-women',
          'mills-2025-intranasal-kisspeptin',
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
      finding: 'dhillo-2005-kisspeptin-men.half-life',
      name: 'Kisspeptin-54',
      route: 'into a vein',
      text: ' for kisspeptin-54, a longer form, in six men; no figure for kisspeptin-10 in our sources',
    },
    evidence: {
      level: 'limited human',
      text: 'Short hormone studies in a handful of healthy men. The brain-imaging trials, 32 men and 32 women who finished, used kisspeptin-54 and tested no treatment over time. Given twice a day under the skin to five women, kisspeptin-54 lost most of its effect within two weeks. Appetite did not change in 27 men.',
      references: [
        'george-2011-kisspeptin10-men',
        'mills-2023-kisspeptin-men',
        'thurston-2022-kisspeptin-women',
        'jayasena-2009-tachyphylaxis',
        'yang-kisspeptin-food-images',
      ],
    },
    related: ['pt-141'],
    furtherReading: [
      'jayasena-2014-kisspeptin-ivf',
      'abbara-2015-kisspeptin-ohss',
      'jayasena-2013-kisspeptin-women',
      'calley-2014-kisspeptin-review',
      'javed-2015-kisspeptin-review',
      'jayasena-lh-pulsatility',
      'comninos-2017-brain',
      'mvt602-2020-comparison',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added that repeated injections of kisspeptin-54 lost most of their effect within two weeks.',
      },
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the studies used a vein.',
      },
      {
        date: '2026-11-22',
        text: 'Added the fertility trials and the first nasal spray of kisspeptin-54, a longer molecule.',
      },
    ],
  },
  {
    slug: 'melanotan-ii',
    name: 'Melanotan II',
    subtitle:
      'An unapproved tanning injection, tested in a handful of men and known mainly from reports of harm',
    code: 'MT10',
    category: 'wellness',
    benefits: [
      'Sold for tanning without any approval, on one study of three men',
      'Studied for erections in ten men, where severe nausea followed 4 of 19 injections',
      'Reported in cases of new and changed moles, muscle breakdown and priapism',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in studies and in reported use',
      frequency: 'Single doses or five doses in the studies',
      recommendedDose:
        'Studied: 0.01 to 0.03 mg per kg of body weight, in three men and in ten men',
      cycleLength: 'Not established',
      protocol: [
        'Two small studies of 1996 and 2000 gave it to people. Three men had five injections of 0.01 to 0.03 mg per kg for tanning; ten men with erectile dysfunction had 0.025 mg per kg twice. At 0.03 mg per kg there was marked sleepiness, and erections came unprompted for 1 to 5 hours.',
        'A man of 60 who injected 10 mg had a painful erection within 30 minutes, a racing heart and agitation, and needed surgery. The trials that are quoted for tanning peptides tested afamelanotide and bremelanotide, whose results cannot be borrowed.',
      ],
      source: {
        type: 'trial',
        references: [
          'dorr-1996-melanotan-ii',
          'wessells-2000-melanotan-ii',
          'melanotan-overdose-priapism-2013',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'One report, which does not say which form of melanotan: a woman of 33 had several new atypical moles within a week of two tanning injections. The darkest was removed and was benign. In the tanning study, two of three men had darker skin a week after five low doses.',
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
      text: 'Two very small blinded studies: darker skin in two of three men, and erections after 12 of 19 injections against 1 of 21 of placebo in ten. The rest is case reports: more than 100 new moles in one man, painful lasting erections that needed surgery, and poisoning with muscle breakdown. A review found mostly eruptive moles; a causal link with melanoma remains a hypothesis.',
      references: [
        'dorr-1996-melanotan-ii',
        'wessells-2000-melanotan-ii',
        'habbema-2017-melanotan-risks',
        'hueso-2012-melanotan-naevi',
        'mallory-2021-melanotan-priapism',
        'nelson-2012-melanotan-rhabdomyolysis',
        'reid-2013-melanotan-naevi',
        'mallalieu-2020-melanotan-melanoma',
      ],
    },
    related: ['pt-141'],
    furtherReading: ['dreyer-2019-melanotan-priapism'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added the two small studies in people, which the page had left out, and an overdose that needed surgery.',
      },
    ],
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
      recommendedDose:
        'Studied: an implant of 16 mg every 60 days, in people with erythropoietic protoporphyria',
      cycleLength: '6 months in the US trial, 9 months in the European one',
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
        'Over 6 months in the US trial, median time in the sun without pain was 69.4 hours on afamelanotide and 40.8 hours on placebo. Over 9 months in the European trial it was longer too.',
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
      text: 'Two placebo-controlled trials in a rare light-sensitivity disease. In practice, 115 of 117 people at one centre went on with it, and 115 others were followed for up to 8 years, both without a comparison. In vitiligo, by the maker’s announcement, it brought no colour back in three people and darkened healthy skin. None of this covers cosmetic tanning, and the results do not pass to melanotan II.',
      references: [
        'langendonk-2015-afamelanotide',
        'lane-2016-afamelanotide-review',
        'wensink-2020-epp',
        'biolcati-2015-epp-115',
        'clinuvel-2025-cuv104',
      ],
    },
    related: ['pt-141', 'ghk-cu'],
    furtherReading: ['afamelanotide-2020-burn-tolerance'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added three studies from practice and a null pilot in vitiligo.',
      },
    ],
  },
  {
    slug: 'glutathione',
    name: 'Glutathione',
    subtitle:
      'Three amino acids that cells make for themselves, sold by injection on little evidence and some harm',
    code: 'GSH500',
    category: 'wellness',
    benefits: [
      'Made by nearly all cells as a defence against oxidation',
      'Studied by drip for lighter skin, without a clear effect and with serious harms',
      'Studied as a nasal spray in Parkinson’s disease, no better than placebo',
    ],
    reconstitution: { form: 'Given into a vein or the nose in trials' },
    dosing: {
      injectionType: 'Into a vein or into the nose in trials',
      frequency: 'Twice a week by drip in one trial',
      recommendedDose:
        'Studied: 1,200 mg by vein, in women wanting lighter skin, without clear effect',
      cycleLength: '6 weeks by drip; 3 months by nose in another trial',
      protocol: [
        'The only placebo-controlled trial of the drip for lighter skin that was found gave 1,200 mg with vitamin C twice a week for 6 weeks to women; 50 were enrolled. Treatment was stopped in 8 of 25 for abnormal liver tests and in 1 for anaphylactic shock, and those women were left out of the comparison.',
        'In Parkinson’s disease, 45 people had 300 or 600 mg a day by nose or saline for three months. One person on the high dose developed heart-muscle disease. Taken by mouth, much of it is broken down in the gut before it reaches the blood.',
      ],
      source: {
        type: 'trial',
        references: ['zubair-2016-iv-glutathione', 'mischley-2017-nasal-glutathione'],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8:
        'After 6 weeks of drips for lighter skin, 6 of 16 had improved and 3 of 16 on saline, which chance can explain (p = 0.054).',
      beyondWeek8:
        'Six months after the drips all but one had lost the effect. In Parkinson’s disease, all groups had improved after three months by nose, placebo too; neither dose was better.',
    },
    molecule: {
      kind: 'small molecule',
      formula: 'C10H17N3O6S',
      smiles: 'N[C@@H](CCC(=O)N[C@@H](CS)C(=O)NCC(=O)O)C(=O)O',
      description:
        'Glutamate, cysteine and glycine. The first link runs through the side chain of glutamate, unlike the links of an ordinary peptide, so it is not drawn as a chain here. This is the reduced form.',
    },
    publishedMass: { value: '307.33', kind: 'average', source: 'PubChem CID 124886' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'An open-label trial of drips in 50 women wanting lighter skin showed no clear effect, with abnormal liver tests in 8 women and one anaphylactic shock. A blinded trial of a nasal spray in 45 people with Parkinson’s disease showed none over placebo; a review that pooled seven trials with 450 people found a small gain in movement scores (standardised difference 0.48, 0.08 to 0.88). What glutathione does inside cells is long known from the laboratory.',
      references: [
        'zubair-2016-iv-glutathione',
        'mischley-2017-nasal-glutathione',
        'wang-2020-glutathione-parkinson-meta',
      ],
    },
    related: ['nad-plus', 'thymosin-alpha-1', 'ghk-cu', 'bpc-157'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the trials used a vein or the nose.',
      },
      {
        date: '2026-11-22',
        text: 'Added a trial of drips for lighter skin with its serious harms and a null trial in Parkinson’s disease; the page had counted no study in people.',
      },
    ],
  },
] as const satisfies readonly PeptideRecord[];
