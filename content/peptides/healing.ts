import { sequences } from '../sequences';
import { acetyl } from './modifications';
import type { PeptideRecord } from './types';

export const healing = [
  {
    slug: 'bpc-157',
    name: 'BPC-157',
    subtitle:
      'Body protection compound: fifteen residues, studied mostly in animal models of tissue repair',
    code: 'BPC10',
    category: 'wellness',
    library: {
      category: 'healing',
      type: 'Synthetic fragment',
      duration: 'Not established in people',
    },
    benefits: [
      'Studied in tendon and ligament repair in rodents',
      'Studied in skin wounds, burns and fistulas in rats',
      'Studied in knee and bladder pain in small uncontrolled reports',
      'Tried as an enema in ulcerative colitis, in a trial known only from a meeting abstract',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in common use; not tested that way in people',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'No full report of a controlled trial in people is known, so this page names no dose. A trial of tablets in 42 healthy adults was registered for 2015, and no result was ever posted. An enema in ulcerative colitis is known only from a meeting abstract of 2005. Amounts that circulate online rest on neither.',
        'The human reports gave it into the knee joint, around the bladder wall and into a vein, not under the skin. None had a control group, and the intravenous pilot had two people.',
      ],
      source: {
        type: 'none',
        references: [
          'lee-2021-bpc157-knee',
          'lee-2024-bpc157-cystitis',
          'lee-2025-bpc157-iv-pilot',
          'nct02637284-bpc157-phase1',
          'ruenzi-2005-pl14736-colitis',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In a chart review of 17 patients without a control group, 11 of the 12 who had BPC-157 alone reported improved knee pain 6 to 12 months after an injection into the joint; a systematic review counts the same study differently.',
    },
    molecule: { kind: 'peptide', sequence: sequences['bpc-157'].residues },
    publishedMass: { value: '1419.5', kind: 'average', source: 'PubChem CID 9941957' },
    halfLife: {
      finding: 'he-2022-bpc157-pk.half-life',
      name: 'BPC-157',
      route: 'into a vein or a muscle',
      text: ' in rats and beagle dogs; we found no measurement in people',
    },
    evidence: {
      level: 'animal only',
      text: 'A 2025 systematic review of orthopaedic use included 36 studies: 35 preclinical and one clinical, a survey of knees. That survey of 17 people, a report on 12 women and a pilot with two people had no control group; they are too weak to raise the level. Most animal work comes from one group in Zagreb. A 2025 review calls the peptide investigational.',
      references: [
        'vasireddi-2025-bpc157-systematic-review',
        'mcguire-2025-bpc157-review',
        'lee-2021-bpc157-knee',
        'lee-2024-bpc157-cystitis',
        'lee-2025-bpc157-iv-pilot',
        'seiwerth-2021-bpc157-wound',
      ],
    },
    related: ['tb-500', 'bpc-157-tb-500', 'ghk-cu', 'kpv'],
    furtherReading: [
      'gwyer-2019-bpc157-review',
      'xu-2020-bpc157-toxicology',
      'nct07803250-bpc157-rotator-cuff',
    ],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added two controlled trials that were never published in full, and corrected where it was injected for bladder pain: around the bladder wall.',
      },
    ],
  },
  {
    slug: 'tb-500',
    name: 'TB-500',
    subtitle:
      'A seven-residue piece of thymosin beta-4 with an acetyl cap, and no human trial of its own',
    code: 'TB10',
    category: 'wellness',
    library: {
      category: 'healing',
      type: 'Thymosin beta-4 fragment',
      duration: 'Not established in people',
    },
    benefits: [
      'Sequence studied in skin wounds of aged mice',
      'Contains the actin-binding stretch of thymosin beta-4',
      'Breakdown products studied in rats for doping control',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in common use; not tested in people',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'No study that gave this fragment to people was found, so there is no dose to report; US reviewers are reported to have found none in 2026. The human trials that are often quoted for TB-500 used thymosin beta-4, the whole protein of 43 residues, and milligrams cannot be carried over from one to the other.',
        'One laboratory found that a product called TB-500 held the acetylated fragment. Other vials under this name may hold something else, and only a test of identity can tell.',
      ],
      source: { type: 'none', references: ['ho-2012-tb500-doping', 'fda-2026-pcac-briefing'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: sequences['tb-500'].residues, nTerminus: acetyl },
    publishedMass: { value: '889', kind: 'average', source: 'PubChem CID 62707662' },
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'The sequence LKKTETQ promoted skin repair in aged mice in one study. No study in people was found, by us or, as reported, by US reviewers in 2026. Results for thymosin beta-4 belong to another molecule.',
      references: [
        'philp-2003-tb4-diabetic-aged-mice',
        'ho-2012-tb500-doping',
        'fda-2026-pcac-briefing',
      ],
    },
    related: ['thymosin-beta-4', 'bpc-157', 'bpc-157-tb-500', 'bpc-157-tb-500-ghk-cu'],
    furtherReading: ['rahaman-2024-tb500-metabolites'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added that US reviewers are reported to have found no study in people.',
      },
    ],
  },
  {
    slug: 'thymosin-beta-4',
    name: 'Thymosin Beta-4',
    subtitle:
      'The whole 43-residue protein that TB-500 is a piece of, tested in small human trials',
    code: 'TYB10',
    category: 'wellness',
    library: {
      category: 'healing',
      type: 'Actin-binding protein',
      duration: '10 to 84 days in trials',
    },
    benefits: [
      'Studied as eye drops for dry eye and corneal wounds; the larger trials missed their main measures',
      'Studied as a gel on venous leg ulcers, without a clear difference from placebo',
      'Studied in healthy volunteers by vein, for tolerance',
      'Studied in skin wounds of rats and mice',
    ],
    reconstitution: { form: 'Given as an infusion, eye drops or a gel in trials' },
    dosing: {
      injectionType: 'Into a vein, as eye drops or as a gel in trials',
      frequency: 'Once daily in the phase 1 trial',
      recommendedDose:
        'Studied: 0.5 to 5 mcg per kg of body weight a day by vein, in healthy volunteers',
      cycleLength: '10 days in the phase 1 trial',
      protocol: [
        'A phase 1 trial gave recombinant thymosin beta-4 by vein to healthy volunteers: single doses of 0.05 to 25 mcg per kg in 54 people, then 0.5 to 5 mcg per kg daily for 10 days in 30 people. It asked how the protein is tolerated, not whether it works.',
        'Eye drops of 0.1% were given for 28 days in dry eye, and five times a day in corneal wounds. A gel of 0.01, 0.03 or 0.1% was put on leg ulcers for up to 84 days. None of these is an amount to inject, and we found no trial of injections under the skin. Trials by vein after a heart attack are registered in China; no result was found.',
      ],
      source: {
        type: 'trial',
        references: [
          'wang-2021-tb4-phase1',
          'sosne-2015-tb4-dry-eye-cae',
          'sosne-2023-tb4-neurotrophic-keratopathy',
          'guarnera-2010-tb4-venous-ulcers',
          'northland-nl005-ami-program',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'With daily doses by vein for 10 days, 30 healthy volunteers had mild to moderate adverse events and none that was serious. Benefit was not measured.',
      weeks3to4:
        'In 72 people with dry eye, 28 days of drops made no clear difference to either main measure against placebo. In 18 people with corneal wounds from nerve damage, 6 of 10 had closed completely at 4 weeks on the drops and 1 of 8 on placebo, which chance can explain (p = 0.0656).',
      weeks5to8:
        'In a trial of nine people with severe dry eye, discomfort at day 56, four weeks after the drops ended, was 35.1% lower than with the vehicle.',
      beyondWeek8:
        'In 73 people with venous leg ulcers, a gel for up to 84 days was tolerated like placebo, and healing did not clearly differ.',
    },
    molecule: {
      kind: 'peptide',
      sequence: sequences['thymosin-beta-4'].residues,
      nTerminus: acetyl,
    },
    publishedMass: {
      value: '4963.5',
      kind: 'average',
      source: 'Suppliers’ data sheets, CAS 77591-33-4',
    },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Eye drops missed their main measures in 72 people with dry eye and in 18 with corneal wounds, and favoured treatment on discomfort in a trial with nine people. A phase 3 trial in dry eye, for which 700 people were planned, and a European one in corneal wounds missed theirs too, as announced by the companies. A gel on leg ulcers showed no clear benefit, and the phase 1 trial measured tolerance only.',
      references: [
        'sosne-2015-tb4-dry-eye-cae',
        'sosne-2015-tb4-severe-dry-eye',
        'sosne-2023-tb4-neurotrophic-keratopathy',
        'regenerx-2021-arise3-topline',
        'hlb-2025-seer3-topline',
        'guarnera-2010-tb4-venous-ulcers',
        'wang-2021-tb4-phase1',
      ],
    },
    related: ['tb-500', 'bpc-157', 'thymosin-alpha-1', 'ghk-cu'],
    furtherReading: [
      'malinda-1999-tb4-wound',
      'philp-2003-tb4-diabetic-aged-mice',
      'goldstein-2012-tb4-review',
      'ying-2023-tb4-actin',
      'wada-2015-tb4-urine-method',
    ],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Amounts no longer become marks of a syringe, because no trial injected it under the skin.',
      },
      {
        date: '2026-11-22',
        text: 'Added the final report of the leg-ulcer trial, the trial in corneal wounds and two announced phase 3 trials that missed their aims.',
      },
    ],
  },
  {
    slug: 'ghk-cu',
    name: 'GHK-Cu',
    subtitle: 'Three residues that carry one copper ion, tested on the skin and not by injection',
    code: 'GHK50',
    category: 'longevity',
    library: {
      category: 'healing',
      type: 'Copper tripeptide',
      duration: '4 to 12 weeks on the skin in trials; none by injection',
    },
    benefits: [
      'Studied as a gel on diabetic foot ulcers in one trial',
      'Studied as a cream on venous leg ulcers, where it was no better than plain cream',
      'Studied on the skin after laser treatment, without a difference that others could see',
      'Studied in collagen production by cultured skin cells',
    ],
    reconstitution: { vialMg: '50', diluentMl: '5' },
    dosing: {
      injectionType: 'On the skin in the trials; injection not tested in what we found',
      frequency: 'Daily on the wound in two trials',
      recommendedDose:
        'Studied: a 0.4% cream on venous leg ulcers, without benefit; nothing established for injection',
      cycleLength: '4 weeks in the trial of the cream',
      protocol: [
        'Controlled trials put it on the skin: a gel on diabetic foot ulcers next to standard wound care, a 0.4% cream on venous leg ulcers, and skin care after laser treatment. What is put on a wound says nothing about an amount to inject, and we found no human data on injection.',
        'Copper is part of the molecule. Amounts given for the copper-free tripeptide are not interchangeable with it.',
      ],
      source: {
        type: 'trial',
        references: [
          'bishop-1992-tripeptide-copper-venous',
          'mulder-1994-ghk-diabetic-ulcers',
          'miller-2006-ghk-laser-skin',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4:
        'On venous leg ulcers, none of 32 had closed after 4 weeks of the cream, 1 of 30 on plain cream and 6 of 31 on silver sulfadiazine.',
      weeks5to8: null,
      beyondWeek8:
        'After laser treatment around the mouth, raters saw no difference in redness or wrinkles over 12 weeks in 13 people; the users themselves were more satisfied.',
    },
    molecule: {
      kind: 'peptide',
      chainName: 'GHK',
      sequence: sequences['ghk-cu'].residues,
      complex: { name: 'copper(II)', adds: 'CuH-2' },
    },
    publishedMass: {
      value: '340.38',
      kind: 'average',
      form: 'chain without copper',
      source: 'PubChem CID 73587',
    },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Three randomised trials, all on the skin. With a gel, median closure of sole ulcers was 98.5% against 60.8% with plain gel, and only treatment begun right after cleaning the wound helped. A cream was no better than plain cream for venous ulcers in 93 people, and blinded raters saw no effect after laser treatment. The rest is cell work and reviews by authors from a company that sells copper-peptide products.',
      references: [
        'mulder-1994-ghk-diabetic-ulcers',
        'bishop-1992-tripeptide-copper-venous',
        'miller-2006-ghk-laser-skin',
        'maquart-1988-ghk-collagen',
        'pickart-2015-ghk-skin',
        'pickart-2018-ghk-gene-data',
      ],
    },
    related: ['bpc-157', 'bpc-157-tb-500-ghk-cu', 'bpc-157-tb-500-ghk-cu-kpv', 'epithalon'],
    furtherReading: ['pickart-2018-ghk-stem'],
    reviewedAt: '2026-11-22',
    changes: [
      {
        date: '2026-11-22',
        text: 'Added two trials on the skin that found no benefit others could see; the page had told only the favourable one.',
      },
    ],
  },
  {
    slug: 'ara-290',
    name: 'ARA-290',
    subtitle:
      'Cibinetide: eleven residues modelled on one face of erythropoietin, tested in small trials only',
    code: 'ARA10',
    category: 'wellness',
    library: {
      category: 'healing',
      type: 'Erythropoietin-derived peptide',
      duration: '28 days to 12 weeks in small trials',
    },
    benefits: [
      'Designed to act on tissue repair receptors without raising red blood cells',
      'Studied for nerve pain and loss of small nerve fibres in sarcoidosis and type 2 diabetes',
      'Studied in diabetic macular oedema, where sight did not improve',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in trials',
      frequency: 'Once daily in trials',
      recommendedDose:
        'Studied: 1, 4 or 8 mg once a day, in people with sarcoidosis and painful nerve fibre loss',
      cycleLength: '28 days; 12 weeks in one small study',
      protocol: [
        'In the largest trial, 64 people with sarcoidosis had 1, 4 or 8 mg or placebo under the skin once a day for 28 days, 16 in each arm. Its main measure was nerve fibres in the cornea, a stand-in for how people feel, and several authors worked for the maker.',
        'A trial in type 2 diabetes with painful neuropathy gave 4 mg or placebo for 28 days. Nine people with diabetic macular oedema injected 4 mg a day for 12 weeks without a control group. What we read does not say in which form the product came.',
      ],
      source: {
        type: 'trial',
        references: [
          'culver-2017-cibinetide-sarcoidosis',
          'brines-2015-ara290-diabetes',
          'lois-2020-cibinetide-dme',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4:
        'After 28 days of injections symptoms were reported to improve over placebo in people with sarcoidosis and nerve fibre loss; the abstract gives no figures.',
      weeks5to8:
        'No safety issue was found in 56 days in the trial in type 2 diabetes, in which a pain score improved, without figures.',
      beyondWeek8:
        'After 12 weeks in people with diabetic macular oedema, eight of whom finished, sight had changed by −2.9 letters and the retina by 10 micrometres: no improvement, and nobody to compare with.',
    },
    molecule: { kind: 'peptide', sequence: '[pGlu]EQLERALNSS' },
    publishedMass: { value: '1257.3', kind: 'average', source: 'PubChem CID 91810664' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Small phase 2 trials of short courses, the largest with 64 people and a stand-in measure. In the first, with 22 people, a symptom list fell by 11.5 points against 2.9 on placebo, while pain and fatigue improved as much on placebo. Later abstracts report better nerve symptoms without figures; one dose did not lift mood in 36 volunteers; sight in diabetic macular oedema did not improve. The maker had a part in most of them. No phase 3 trial is among our records.',
      references: [
        'culver-2017-cibinetide-sarcoidosis',
        'dahan-2013-ara290-sarcoidosis',
        'brines-2015-ara290-diabetes',
        'lois-2020-cibinetide-dme',
        'heij-2012-ara290-sarcoidosis',
        'cerit-2015-emotion',
      ],
    },
    related: ['bpc-157', 'tb-500', 'kpv', 'll-37'],
    reviewedAt: '2026-11-23',
    changes: [
      {
        date: '2026-11-23',
        text: 'Added the first placebo-controlled trial, in which pain was no better than on placebo, and one on mood.',
      },
      {
        date: '2026-11-22',
        text: 'Added four trials in people with their doses and results; the page had named none.',
      },
    ],
  },
] as const satisfies readonly PeptideRecord[];
