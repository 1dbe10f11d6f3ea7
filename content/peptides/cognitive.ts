import { sequences } from '../sequences';
import { amide } from './modifications';
import type { PeptideRecord } from './types';

export const cognitive = [
  {
    slug: 'semax',
    name: 'Semax',
    subtitle:
      'Seven residues built on a piece of ACTH, studied mainly for gene activity in rat brain',
    code: 'SMX10',
    category: 'wellness',
    library: {
      category: 'cognitive',
      type: 'ACTH fragment analogue',
      duration: 'Not stated in the reports we read',
    },
    benefits: [
      'Studied in rats after a blocked brain artery',
      'Reported to shift immune and vascular genes in rat brain',
      'Given to people after stroke in two reports, neither stated to be randomised',
    ],
    reconstitution: { form: 'Sold in Russia as nasal drops' },
    dosing: {
      injectionType: 'Nasal drops as sold in Russia',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'One report gave a 0.1% product to 48 people after a mild to moderate stroke. All were said to improve; with no comparison group this shows nothing about the drug, since most people regain something after a stroke. Another compared 30 people on Semax with 80 on usual care and reported faster recovery of movement. It is not stated to be randomised or blinded, and its abstract gives no figures and no dose.',
        'That product is a nasal medicine. A vial for mixing is a different form, and no study we found supports an amount for it.',
      ],
      source: {
        type: 'none',
        references: ['zayats-2001-semax-stroke', 'semax-stroke-30-patients'],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: sequences.semax.residues },
    publishedMass: { value: '813.9', kind: 'average', source: 'PubChem CID 9811102' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'The bulk is gene and protein activity in rats hours to a day after a blocked artery, much of it from the Moscow institute that developed Semax. Gene activity was measured, not recovery. The two reports in people after a stroke are weak in design; one is known to us only from a translated copy. Our records hold no trial in healthy people.',
      references: [
        'medvedeva-2014-semax-transcriptome',
        'filippenkov-2020-semax-transcriptome',
        'kolomin-2013-semax-selank-review',
        'zayats-2001-semax-stroke',
        'semax-stroke-30-patients',
      ],
    },
    related: ['selank', 'selank-semax', 'dsip', 'bpc-157'],
    furtherReading: [
      'ru-semax-reference',
      'filippenkov-2023-acth-peptides',
      'dergunova-2023-stroke-peptides',
      'sudarkina-2021-semax-proteins',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the product is a nasal one.',
      },
      {
        date: '2026-11-22',
        text: 'Added a second report in people after stroke, which compared Semax with usual care.',
      },
    ],
  },
  {
    slug: 'selank',
    name: 'Selank',
    subtitle: 'Seven residues built on tuftsin, compared with a tranquilliser in one Russian trial',
    code: 'SLK10',
    category: 'wellness',
    library: {
      category: 'cognitive',
      type: 'Tuftsin analogue',
      duration: 'Not stated in the abstract of the trial',
    },
    benefits: [
      'Studied in generalised anxiety disorder, without a placebo group',
      'Studied with diazepam in stressed rats',
      'Reported to change genes of GABA signalling in rats',
    ],
    reconstitution: { form: 'Sold in Russia as nasal drops' },
    dosing: {
      injectionType: 'Nasal drops as sold in Russia',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'In a Russian trial 30 people with anxiety or neurasthenia had Selank and 32 had medazepam, an older tranquilliser. Its abstract gives no dose, so none is shown. The drops sold in Russia have a strength of 0.15%; the text we read of them is a seller’s translation.',
        'In rats the answer depended on stress. With stress, Selank and diazepam together lowered anxious behaviour most; without stress, courses of either made it worse, Selank less so.',
      ],
      source: {
        type: 'none',
        references: [
          'zozulia-2008-selank-gad',
          'kasian-2017-selank-diazepam',
          'ru-selank-instruction',
        ],
      },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: sequences.selank.residues },
    publishedMass: { value: '751.9', kind: 'average', source: 'PubChem CID 11765600' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'One trial with 62 people, in Russian, described its effect on anxiety as similar to that of medazepam. Without a placebo arm, no one can tell how much of either effect came from the drug. Mechanism work is in rats.',
      references: ['zozulia-2008-selank-gad', 'volkova-2016-selank-gaba'],
    },
    related: ['semax', 'selank-semax', 'dsip', 'thymosin-alpha-1'],
    furtherReading: ['kasian-2017-selank-diazepam', 'kolomin-2013-semax-selank-review'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because the product is a nasal one.',
      },
      {
        date: '2026-11-22',
        text: 'Added the strength of the drops sold in Russia, from a translation of their instruction.',
      },
    ],
  },
  {
    slug: 'dsip',
    name: 'DSIP',
    subtitle:
      'Delta sleep-inducing peptide: nine residues with weak effects on sleep, partly due to the placebo group',
    code: 'DSIP5',
    category: 'wellness',
    library: {
      category: 'cognitive',
      type: 'Sleep peptide',
      duration: 'Up to four nights in studies',
    },
    benefits: [
      'Studied in chronic insomnia by vein, with weak effects',
      'Studied in rabbit brain waves, where its name comes from',
      'Sold in Russia as a nasal solution for alcohol withdrawal, by copies of its instruction',
    ],
    reconstitution: { form: 'Given into a vein in studies' },
    dosing: {
      injectionType: 'Into a vein in the human studies',
      frequency: 'Once a day on three or four days in the double-blind trials',
      recommendedDose: 'Studied: 25 nmol per kg of body weight by vein, in chronic insomnia',
      cycleLength: 'Three afternoons or four nights in trials',
      protocol: [
        'Small studies in people with insomnia gave 25 nmol per kg by vein: one with six people, a double-blind one with 16 on three afternoons, and a double-blind crossover on four nights. The authors of the second concluded that short-term use was unlikely to be of major benefit; those of the third called the gain of little clinical significance.',
        'A review describes a U-shaped dose response, so more was not simply stronger. Copies of a Russian instruction describe a nasal solution of 0.3 mg, Deltaran, for alcohol withdrawal and not for sleep; whether its registration still stands we could not see. No trial of injections under the skin is among our records.',
      ],
      source: {
        type: 'trial',
        references: [
          'bes-1992-dsip-insomnia',
          'schneider-helmert-1981-dsip',
          'monti-1987-dsip',
          'graf-1984-dsip-review',
          'deltaran-ru-registration',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'On three treatment days in 16 people, sleep efficiency and time to fall asleep improved slightly. The effects were weak, part of them came from a change in the placebo group, and people did not rate their sleep as better. Over four nights in another trial, deep sleep did not change.',
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8: null,
    },
    molecule: { kind: 'peptide', sequence: 'WAGGDASGE' },
    publishedMass: { value: '848.8', kind: 'average', source: 'PubChem CID 68816' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Small studies, most of them decades old, some from the group that discovered it. Two double-blind trials found weak effects or none, and part of the effect in one came from a change in the placebo group. In 107 people withdrawing from alcohol or opiates, staff judged most to be better, but there was no group for comparison. A critical review in 2006 noted that no gene, precursor or receptor of its own had been identified.',
      references: [
        'bes-1992-dsip-insomnia',
        'monti-1987-dsip',
        'schneider-helmert-1981-dsip',
        'dick-1984-dsip-withdrawal',
        'kovalzon-2006-dsip-review',
      ],
    },
    related: ['selank', 'semax', 'epithalon', 'glutathione'],
    furtherReading: ['graf-1986-dsip-update', 'monnier-1977-dsip'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the Russian registration of a nasal solution, Deltaran, and with it a doubt about section S0 of the anti-doping list; the page had called DSIP approved nowhere. Added an uncontrolled study in withdrawal. Amounts no longer become marks of a syringe, because the trials used a vein.',
      },
      {
        date: '2026-11-22',
        text: 'Added a second double-blind trial, in which deep sleep did not change.',
      },
    ],
  },
  {
    slug: 'cerebrolysin',
    name: 'Cerebrolysin',
    subtitle:
      'A mixture of small peptides and amino acids from pig brain, without clear benefit after stroke',
    code: 'CBL',
    category: 'wellness',
    library: {
      category: 'cognitive',
      type: 'Peptide mixture',
      duration: '10 to 30 days in stroke trials',
    },
    benefits: [
      'Studied after ischaemic stroke, where the largest trial saw no clear difference in its main result',
      'Studied for arm movement after stroke; a second trial did not confirm the first',
      'Studied in vascular dementia, in trials at high risk of bias',
      'Reported with more non-fatal serious events than placebo in pooled trials',
    ],
    reconstitution: { form: 'Sold as a solution in ampoules' },
    dosing: {
      injectionType: 'Infusion into a vein',
      frequency: 'Once daily in trials',
      recommendedDose: 'Studied: 30 mL a day by infusion, in people after a stroke',
      cycleLength: '10 to 30 days in trials',
      protocol: [
        'The largest trial, paid for by the maker, gave 529 people 30 mL a day for 10 days and 541 saline, begun within 12 hours of a stroke. Another gave 30 mL a day for 21 days, begun after 24 to 72 hours; a third 30 mL for seven days and then 10 mL up to day 30.',
        'In four pooled trials with 1,435 people, non-fatal serious adverse events were about twice as common as on placebo (risk ratio 2.15, 95% interval 1.01 to 4.55); in the two that gave 30 mL a day for 10 days it was 2.86 (1.23 to 6.66).',
        'It is a ready solution for hospital use. There is nothing to reconstitute, and its strength is not counted in milligrams of one substance.',
      ],
      source: {
        type: 'trial',
        references: [
          'heiss-2012-cerebrolysin-casta',
          'muresanu-2016-cars',
          'gharagozli-2017-cerebrolysin',
          'ziganshina-2020-cerebrolysin-cochrane',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'In an open-label pilot of 341 people who had alteplase, bleeding with symptoms by day 14 was less common with cerebrolysin; disability at day 90 did not clearly differ.',
      weeks3to4:
        'In a trial of 100 people, a stroke scale at day 30 favoured cerebrolysin; scores of mental state did not clearly differ. In another, 70 people had 21 days of treatment and showed no clear difference in motor recovery overall.',
      weeks5to8: null,
      beyondWeek8:
        'At day 90 the planned main result did not clearly differ in 1,070 people. Arm function favoured cerebrolysin in the first CARS trial, which its authors call exploratory, and did not clearly differ in the second, with 240 people.',
    },
    molecule: {
      kind: 'mixture',
      description:
        'A mixture of low-molecular-weight peptides and free amino acids from pig brain. It has no single sequence or formula.',
    },
    publishedMass: null,
    halfLife: null,
    evidence: {
      level: 'human trials',
      text: 'The largest trial, with 1,070 people after a stroke, missed its main result. A Cochrane review of seven trials with 1,601 people saw no clear difference in deaths (six of the trials: risk ratio 0.90, 0.61 to 1.32) and more non-fatal serious adverse events (four trials); its present version of 2023 counts 1,773 people, 272 of them on a similar product or its placebo. Two other pooled analyses found no significant gain in disability and did not support routine use. A pool of twelve trials saw no clear difference in harm. Reviews by authors of the maker’s trials, the larger over nine trials with 1,879 people, come out in favour, and a European guideline of 2021 with such authors on its panel recommends it weakly for early training after a stroke. After head injury, ten studies of mixed kinds saw no difference in deaths. In vascular dementia any effect may be too small to matter.',
      references: [
        'heiss-2012-cerebrolysin-casta',
        'ziganshina-2020-cerebrolysin-cochrane',
        'ziganshina-2023-cerebrolysin-cochrane',
        'wang-2017-cerebrolysin-meta',
        'zhang-2017-cerebrolysin-meta',
        'strilciuc-2021-cerebrolysin-safety',
        'cui-2019-cerebrolysin-vascular-dementia',
        'bornstein-2018-nine-trials',
        'beghi-2021-ean-efnr-guideline',
        'jarosz-2023-tbi-meta',
      ],
    },
    related: ['semax', 'selank', 'dsip', 'selank-semax'],
    furtherReading: [
      'cars2-2015-cerebrolysin',
      'cerehetis-2023-cerebrolysin',
      'chang-2016-cerebrolysin-rehab',
      'woo-2020-cerebrolysin-sah',
      'guekht-2017-cars-pooled',
      'homberg-2025-escas',
      'alvarez-2011-ad-doses',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the reviews by authors of the maker’s trials, which favour it, and the European guideline of 2021; the page had left out both. The largest trial now comes first.',
      },
      {
        date: '2026-11-22',
        text: 'Added the serious adverse events of the pooled trials, the largest trial and the second CARS trial, which found no difference.',
      },
    ],
  },
  {
    slug: 'oxytocin',
    name: 'Oxytocin',
    subtitle:
      'A nine-residue hormone of birth and nursing, the first peptide hormone made by chemical synthesis',
    code: 'OXT',
    category: 'wellness',
    library: {
      category: 'cognitive',
      type: 'Pituitary hormone',
      duration: 'Hours, in hospital',
    },
    benefits: [
      'Approved to start or strengthen labour for a medical reason',
      'Approved to control bleeding after birth',
      'Studied as a nasal spray in autism, without benefit in the largest trial',
      'Studied as a nasal spray in obesity, where weight did not clearly differ from placebo',
    ],
    reconstitution: { form: 'Sold as a solution measured in units' },
    dosing: {
      injectionType: 'Into a vein or a muscle, in hospital',
      frequency: 'Set and adjusted by staff',
      recommendedDose: 'Not established here; in hospital the label decides',
      cycleLength: 'Hours',
      protocol: [
        'Hospitals follow the product’s label, in units of activity and with mother and baby watched throughout. Too much can cause dangerous contractions and low blood sodium. The amount is set at the bedside, so none is shown here.',
        'Nasal sprays are a research use. Trials gave 48 units a day in autism and 24 units four times a day in obesity, and found no benefit over placebo. They have no approved dose.',
      ],
      source: {
        type: 'none',
        references: [
          'endo-pitocin-label',
          'sikich-2021-oxytocin-autism',
          'plessow-2024-oxytocin-obesity',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8:
        'In 106 adults with autism, six weeks of a nasal spray changed social reciprocity no more than placebo. In 61 adults with obesity, weight after 8 weeks had changed by 0.2 kg, against 0.26 kg.',
      beyondWeek8:
        'In 290 children and adolescents with autism, social withdrawal fell by 3.7 points over 24 weeks of nasal spray and by 3.5 on placebo; adverse events were alike.',
    },
    molecule: {
      kind: 'peptide',
      sequence: 'CYIQNCPLG',
      cTerminus: amide,
      bridges: [{ kind: 'disulfide', from: 1, to: 6 }],
    },
    publishedMass: { value: '1007.2', kind: 'average', source: 'PubChem CID 439302' },
    halfLife: {
      text: 'About 1 to 6 minutes, as the drug reference at drugs.com gives it',
      references: [],
    },
    evidence: {
      level: 'approved',
      text: 'The level is for its uses in and after birth, which are long established. Vincent du Vigneaud described its synthesis in his Nobel lecture of 1955. Placebo-controlled trials of nasal sprays, in 290 young people and 106 adults with autism and in 61 adults with obesity, found no benefit; nor did one in 87 children aged 3 to 12 with autism, or ten pooled trials in schizophrenia. Two reviews of such spray studies hold most of their findings to be unreliable, because the studies are too small. After birth, heavy bleeding was less frequent on oxytocin in six pooled trials (risk ratio 0.53, 0.38 to 0.74).',
      references: [
        'endo-pitocin-label',
        'du-vigneaud-1955-nobel-lecture',
        'sikich-2021-oxytocin-autism',
        'yamasue-2020-oxytocin-adults',
        'plessow-2024-oxytocin-obesity',
        'guastella-2023-young-autism',
        'zheng-schizophrenia-meta',
        'walum-2016-underpowered',
        'mierop-2020-replications',
        'cochrane-2019-prophylactic-oxytocin',
      ],
    },
    related: ['kisspeptin-10', 'pt-141', 'selank', 'dsip'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added two further null results of nasal sprays, two reviews that doubt such studies as a whole, and the pooled trials behind its use after birth.',
      },
      {
        date: '2026-11-22',
        text: 'Added three trials of nasal sprays, none of which found a benefit over placebo.',
      },
    ],
  },
] as const satisfies readonly PeptideRecord[];
