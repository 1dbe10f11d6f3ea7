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
      duration: 'Not established outside Russia',
    },
    benefits: [
      'Studied in rats after a blocked brain artery',
      'Reported to shift immune and vascular genes in rat brain',
      'Given to people after stroke in one study without a comparison group',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Nasal drops as sold in Russia',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'The human report we found gave a 0.1% product to 48 people after a mild to moderate stroke. All were said to improve. With no comparison group this shows nothing about the drug, since most people regain something after a stroke.',
        'That product is a nasal medicine. A vial for mixing is a different form, and no study we found supports an amount for it.',
      ],
      source: { type: 'none', references: ['zayats-2001-semax-stroke'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: sequences.semax.residues },
    publishedMass: { value: '813.9', kind: 'average', source: 'PubChem CID 9811102' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'The bulk is gene and protein activity in rats hours to a day after a blocked artery, much of it from the Moscow institute that developed Semax. Gene activity was measured, not recovery. The human report is weak in design and known to us only from a translated copy.',
      references: [
        'medvedeva-2014-semax-transcriptome',
        'filippenkov-2020-semax-transcriptome',
        'kolomin-2013-semax-selank-review',
        'zayats-2001-semax-stroke',
      ],
    },
    related: ['selank', 'selank-semax', 'dsip', 'bpc-157'],
    furtherReading: [
      'filippenkov-2023-acth-peptides',
      'dergunova-2023-stroke-peptides',
      'sudarkina-2021-semax-proteins',
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
      duration: 'Not established outside Russia',
    },
    benefits: [
      'Studied in generalised anxiety disorder, without a placebo group',
      'Studied with diazepam in stressed rats',
      'Reported to change genes of GABA signalling in rats',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Nasal drops as sold in Russia',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'In a Russian trial 30 people with anxiety or neurasthenia had Selank and 32 had medazepam, an older tranquilliser. The record we hold gives no dose, so none is shown.',
        'In rats the answer depended on stress. With stress, Selank and diazepam together lowered anxious behaviour most; without stress, courses of either made it worse, Selank less so.',
      ],
      source: {
        type: 'none',
        references: ['zozulia-2008-selank-gad', 'kasian-2017-selank-diazepam'],
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
  },
  {
    slug: 'dsip',
    name: 'DSIP',
    subtitle:
      'Delta sleep-inducing peptide: nine residues whose effect on sleep proved weak in a controlled trial',
    code: 'DSIP5',
    category: 'wellness',
    library: {
      category: 'cognitive',
      type: 'Sleep peptide',
      duration: 'Single days in studies',
    },
    benefits: [
      'Studied in chronic insomnia by vein, with weak effects',
      'Studied in rabbit brain waves, where its name comes from',
    ],
    reconstitution: { vialMg: '5', diluentMl: '2' },
    dosing: {
      injectionType: 'Into a vein in the human studies',
      frequency: 'Once on each of three afternoons in the double-blind trial',
      recommendedDose: 'Studied: 25 nmol per kg of body weight by vein, in chronic insomnia',
      cycleLength: 'Three afternoons in the trial',
      protocol: [
        'Two small studies in people with chronic insomnia gave 25 nmol per kg by vein: an open one with six people and a double-blind one with 16. The authors of the second concluded that short-term use was unlikely to be of major benefit.',
        'A review describes a U-shaped dose response, so more was not simply stronger. We found no trial of injections under the skin.',
      ],
      source: {
        type: 'trial',
        references: [
          'bes-1992-dsip-insomnia',
          'schneider-helmert-1981-dsip',
          'graf-1984-dsip-review',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'On three treatment days in 16 people, sleep efficiency and time to fall asleep improved slightly. The effects were weak, and part of them came from a change in the placebo group.',
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8: null,
    },
    molecule: { kind: 'peptide', sequence: 'WAGGDASGE' },
    publishedMass: { value: '848.8', kind: 'average', source: 'PubChem CID 68816' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Small studies, most of them decades old, some from the group that discovered it. The double-blind trial found weak effects. A critical review in 2006 noted that no gene, precursor or receptor of its own had been identified.',
      references: [
        'bes-1992-dsip-insomnia',
        'schneider-helmert-1981-dsip',
        'kovalzon-2006-dsip-review',
      ],
    },
    related: ['selank', 'semax', 'epithalon', 'glutathione'],
    furtherReading: ['graf-1986-dsip-update', 'monnier-1977-dsip'],
  },
  {
    slug: 'cerebrolysin',
    name: 'Cerebrolysin',
    subtitle:
      'A mixture of small peptides and amino acids from pig brain, tried after stroke with mixed results',
    code: 'CBL',
    category: 'wellness',
    library: {
      category: 'cognitive',
      type: 'Peptide mixture',
      duration: '21 to 30 days in stroke trials',
    },
    benefits: [
      'Studied in people after ischaemic stroke, with mixed results',
      'Studied for arm movement alongside rehabilitation',
    ],
    reconstitution: { form: 'Sold as a solution in ampoules' },
    dosing: {
      injectionType: 'Infusion into a vein',
      frequency: 'Once daily in trials',
      recommendedDose: 'Studied: 30 mL a day by infusion, in people after a stroke',
      cycleLength: '21 to 30 days in trials',
      protocol: [
        'One trial gave 30 mL a day for 21 days, begun 24 to 72 hours after a stroke. Another gave 30 mL for seven days and then 10 mL up to day 30, begun within 18 hours.',
        'It is a ready solution for hospital use. There is nothing to reconstitute, and its strength is not counted in milligrams of one substance.',
      ],
      source: { type: 'trial', references: ['muresanu-2016-cars', 'gharagozli-2017-cerebrolysin'] },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4:
        'In a trial of 100 people, a stroke scale at day 30 favoured cerebrolysin; scores of mental state did not differ. In another, 70 people had 21 days of treatment and showed no overall difference in motor recovery.',
      weeks5to8: null,
      beyondWeek8:
        'In the CARS trial arm function at day 90 favoured cerebrolysin. Its authors call it exploratory and small.',
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
      text: 'Several placebo-controlled trials after stroke, some favourable and some null. A Cochrane review counts seven trials with 1,601 participants in the version cited here and finds probably no benefit; a later version has been reported.',
      references: [
        'ziganshina-2020-cerebrolysin-cochrane',
        'muresanu-2016-cars',
        'chang-2016-cerebrolysin-rehab',
        'gharagozli-2017-cerebrolysin',
      ],
    },
    related: ['semax', 'selank', 'dsip', 'selank-semax'],
    furtherReading: ['heiss-2012-cerebrolysin-casta'],
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
      'Approved to start or strengthen labour',
      'Approved to control bleeding after birth',
      'Studied as a nasal spray for social behaviour',
    ],
    reconstitution: { form: 'Sold as a solution measured in units' },
    dosing: {
      injectionType: 'Into a vein or a muscle, in hospital',
      frequency: 'Set and adjusted by staff',
      recommendedDose: 'Not established here; in hospital the label decides',
      cycleLength: 'Hours',
      protocol: [
        'Hospitals follow the product’s label, in units of activity and with mother and baby watched throughout. Too much can cause dangerous contractions and low blood sodium. None of the sources checked for this page is that label, so no amount is shown.',
        'Nasal sprays for mood or social behaviour are a research use. They have no approved dose.',
      ],
      source: { type: 'none', references: [] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: {
      kind: 'peptide',
      sequence: 'CYIQNCPLG',
      cTerminus: amide,
      bridges: [{ kind: 'disulfide', from: 1, to: 6 }],
    },
    publishedMass: { value: '1007.2', kind: 'average', source: 'PubChem CID 439302' },
    halfLife: {
      text: 'About 1 to 6 minutes in plasma, as the US label of Pitocin states',
      references: [],
    },
    evidence: {
      level: 'approved',
      text: 'The level is for its uses in and after birth, which are long established. Vincent du Vigneaud described its synthesis in his Nobel lecture of 1955. Work on social behaviour is research and has led to no approval.',
      references: ['du-vigneaud-1955-nobel-lecture'],
    },
    related: ['kisspeptin-10', 'pt-141', 'selank', 'dsip'],
  },
] as const satisfies readonly PeptideRecord[];
