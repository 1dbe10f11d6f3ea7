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
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in common use; not tested that way in people',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'No controlled human trial has tested a dose of BPC-157, so this page names none. Amounts that circulate online rest on no study in people.',
        'The human reports gave it into the knee joint, into the bladder and into a vein, not under the skin. None had a control group, and the intravenous pilot had two people.',
      ],
      source: {
        type: 'none',
        references: [
          'lee-2021-bpc157-knee',
          'lee-2024-bpc157-cystitis',
          'lee-2025-bpc157-iv-pilot',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2: null,
      weeks3to4: null,
      weeks5to8: null,
      beyondWeek8:
        'In a chart review of 17 patients without a control group, 11 of the 12 who had BPC-157 alone reported improved knee pain 6 to 12 months after an injection into the joint.',
    },
    molecule: { kind: 'peptide', sequence: sequences['bpc-157'].residues },
    publishedMass: { value: '1419.5', kind: 'average', source: 'PubChem CID 9941957' },
    halfLife: {
      text: 'Under 30 minutes in rats and beagle dogs; we found no measurement in people',
      references: ['he-2022-bpc157-pk'],
    },
    evidence: {
      level: 'animal only',
      text: 'A 2025 systematic review of orthopaedic use included 36 studies: 35 preclinical and one clinical. Three small human reports without a control group exist; they are too weak to raise the level, and a 2025 review calls the peptide investigational.',
      references: [
        'vasireddi-2025-bpc157-systematic-review',
        'mcguire-2025-bpc157-review',
        'lee-2021-bpc157-knee',
        'lee-2024-bpc157-cystitis',
        'lee-2025-bpc157-iv-pilot',
      ],
    },
    related: ['tb-500', 'bpc-157-tb-500', 'ghk-cu', 'kpv'],
    furtherReading: [
      'gwyer-2019-bpc157-review',
      'seiwerth-2021-bpc157-wound',
      'xu-2020-bpc157-toxicology',
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
        'We found no human study that gave this fragment, so there is no dose to report. The human trials that are often quoted for TB-500 used full-length thymosin beta-4, a molecule more than five times as heavy, and milligrams cannot be carried over from one to the other.',
        'One laboratory found that a product called TB-500 held the acetylated fragment. Other vials under this name may hold something else, and only a test of identity can tell.',
      ],
      source: { type: 'none', references: ['ho-2012-tb500-doping'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: sequences['tb-500'].residues, nTerminus: acetyl },
    publishedMass: { value: '889', kind: 'average', source: 'PubChem CID 62707662' },
    halfLife: null,
    evidence: {
      level: 'animal only',
      text: 'The sequence LKKTETQ promoted skin repair in aged mice in one study. We found no human trial of the fragment. Results for thymosin beta-4 belong to another molecule.',
      references: ['philp-2003-tb4-diabetic-aged-mice', 'ho-2012-tb500-doping'],
    },
    related: ['bpc-157', 'bpc-157-tb-500', 'bpc-157-tb-500-ghk-cu', 'thymosin-alpha-1'],
    furtherReading: ['rahaman-2024-tb500-metabolites'],
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
      duration: '10 to 28 days in completed trials',
    },
    benefits: [
      'Studied in skin wounds of rats and mice',
      'Studied as eye drops for dry eye, with mixed results',
      'Studied in healthy volunteers by vein',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Into a vein, as eye drops or as a gel in trials',
      frequency: 'Once daily in the phase 1 trial',
      recommendedDose:
        'Studied: 0.5 to 5 mcg per kg of body weight a day by vein, in healthy volunteers',
      cycleLength: '10 days in the phase 1 trial',
      protocol: [
        'A phase 1 trial gave recombinant thymosin beta-4 by vein to healthy volunteers: single doses of 0.05 to 25 mcg per kg in 54 people, then 0.5 to 5 mcg per kg daily for 10 days in 30 people. It asked how the protein is tolerated, not whether it works.',
        'The larger eye-drop trial used a 0.1% solution for 28 days. A leg-ulcer trial planned 84 days of a gel on the wound; its published report gives no result. We found no trial of injections under the skin.',
      ],
      source: {
        type: 'trial',
        references: [
          'wang-2021-tb4-phase1',
          'sosne-2015-tb4-dry-eye-cae',
          'guarnera-2007-tb4-venous-ulcers',
        ],
      },
      doses: [],
    },
    timeline: {
      weeks1to2:
        'With daily doses by vein for 10 days, 30 healthy volunteers had mild to moderate adverse events and none that was serious. Benefit was not measured.',
      weeks3to4:
        'In 72 people with dry eye, 28 days of drops made no difference to either main measure against placebo.',
      weeks5to8:
        'In a trial of nine people with severe dry eye, discomfort at day 56, four weeks after the drops ended, was 35.1% lower than with the vehicle.',
      beyondWeek8: null,
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
      text: 'Eye drops missed both main measures in the larger trial and favoured treatment on discomfort in one with nine people. The phase 1 trial measured tolerance only. Wound results come from rats and mice.',
      references: [
        'sosne-2015-tb4-dry-eye-cae',
        'sosne-2015-tb4-severe-dry-eye',
        'wang-2021-tb4-phase1',
        'malinda-1999-tb4-wound',
        'philp-2003-tb4-diabetic-aged-mice',
      ],
    },
    related: ['tb-500', 'bpc-157', 'thymosin-alpha-1', 'ghk-cu'],
    furtherReading: [
      'goldstein-2012-tb4-review',
      'ying-2023-tb4-actin',
      'wada-2015-tb4-urine-method',
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
      duration: 'Not established for injection',
    },
    benefits: [
      'Studied as a gel on diabetic foot ulcers in one trial',
      'Studied in collagen production by cultured skin cells',
      'Found naturally in plasma, saliva and urine',
    ],
    reconstitution: { vialMg: '50', diluentMl: '5' },
    dosing: {
      injectionType: 'On the skin in the trial; injection not tested in what we found',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'The one controlled trial we found put a GHK-copper gel on diabetic foot ulcers, next to standard wound care. A gel on a wound says nothing about an amount to inject, and we found no human data on injection.',
        'Copper is part of the molecule: about 16% of the weight of the one-to-one complex. Amounts given for the copper-free tripeptide are not interchangeable with it.',
      ],
      source: { type: 'none', references: ['mulder-1994-ghk-diabetic-ulcers'] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
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
      text: 'One randomised trial from 1994, of a gel: median closure of sole ulcers was 98.5% against 60.8% with the plain gel, and only treatment begun right after cleaning the wound helped. The rest is cell work and reviews by authors from a company that sells copper-peptide products.',
      references: [
        'mulder-1994-ghk-diabetic-ulcers',
        'maquart-1988-ghk-collagen',
        'pickart-2015-ghk-skin',
        'pickart-2018-ghk-gene-data',
      ],
    },
    related: ['bpc-157', 'bpc-157-tb-500-ghk-cu', 'bpc-157-tb-500-ghk-cu-kpv', 'epithalon'],
    furtherReading: ['pickart-2018-ghk-stem'],
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
      duration: 'Not known from checked sources',
    },
    benefits: [
      'Designed to act on tissue repair receptors without raising red blood cells',
      'Studied for nerve pain and loss of small nerve fibres',
    ],
    reconstitution: { vialMg: '10', diluentMl: '2' },
    dosing: {
      injectionType: 'Subcutaneous in trials',
      frequency: 'Not established',
      recommendedDose: 'Not established',
      cycleLength: 'Not established',
      protocol: [
        'Small trials have given cibinetide to people with nerve damage. We have not yet checked a record of any of them, so we repeat none of their doses here.',
      ],
      source: { type: 'none', references: [] },
      doses: [],
    },
    timeline: { weeks1to2: null, weeks3to4: null, weeks5to8: null, beyondWeek8: null },
    molecule: { kind: 'peptide', sequence: '[pGlu]EQLERALNSS' },
    publishedMass: { value: '1257.3', kind: 'average', source: 'PubChem CID 91810664' },
    halfLife: null,
    evidence: {
      level: 'limited human',
      text: 'Early trials in people exist, and we know of no large confirming one. Until their reports have been checked, this page states no result.',
      references: [],
    },
    related: ['bpc-157', 'tb-500', 'kpv', 'll-37'],
  },
] as const satisfies readonly PeptideRecord[];
