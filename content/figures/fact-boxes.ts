import type { FactBoxRecord } from './types';

/** Benefits and harms of one study each, by substance; the first of a substance stands first on its page. */
export const factBoxes = [
  {
    id: 'semaglutide',
    substance: 'semaglutide',
    title: 'Semaglutide 2.4 mg and body weight, the STEP 1 trial',
    per: 1000,
    series: ['semaglutide 2.4 mg', 'placebo'],
    benefits: [
      { finding: 'wilding-2021-step1.weight5', hasCaveat: true },
      { finding: 'wilding-2021-step1.weight10' },
      { finding: 'wilding-2021-step1.weight' },
    ],
    harms: [
      { finding: 'wilding-2021-step1.gi-stop' },
      { finding: 'wharton-2022-step-gi.nausea', study: 'STEP 1, 2 and 3 together' },
      { finding: 'wharton-2022-step-gi.vomiting', study: 'STEP 1, 2 and 3 together' },
    ],
    unknown:
      'The trial says nothing of weight after the injections stop, of rare harms, or of people with diabetes, who were left out.',
  },
  {
    id: 'semaglutide-heart',
    substance: 'semaglutide',
    title: 'Semaglutide 2.4 mg and the heart, the SELECT trial',
    per: 1000,
    series: ['semaglutide 2.4 mg', 'placebo'],
    benefits: [{ finding: 'lincoff-2023-select.mace' }],
    harms: [
      { finding: 'lincoff-2023-select.ae-stop' },
      {
        finding: 'kushner-2025-select-safety.gallbladder',
        study: 'safety paper of the same trial',
      },
      { finding: 'kushner-2025-select-safety.sae', study: 'safety paper of the same trial' },
    ],
    unknown:
      'Everyone in the trial had heart or vessel disease already. It does not show what semaglutide does to the heart of people without it.',
  },
  {
    id: 'semaglutide-kidneys',
    substance: 'semaglutide',
    title: 'Semaglutide 1.0 mg and kidney disease in type 2 diabetes, the FLOW trial',
    per: 1000,
    series: ['semaglutide 1.0 mg', 'placebo'],
    benefits: [
      { finding: 'perkovic-2024-flow.kidney', hasCaveat: true },
      { finding: 'perkovic-2024-flow.death' },
    ],
    harms: [{ finding: 'perkovic-2024-flow.sae' }],
    unknown:
      'The trial does not show whether the kidneys of people without diabetes are protected, or what a stop of the injections does.',
  },
  {
    id: 'semaglutide-liver',
    substance: 'semaglutide',
    title: 'Semaglutide 2.4 mg and fatty liver disease, the ESSENCE trial',
    per: 1000,
    series: ['semaglutide 2.4 mg', 'placebo'],
    benefits: [
      { finding: 'sanyal-2025-essence.resolution' },
      { finding: 'sanyal-2025-essence.scarring' },
    ],
    harms: [],
    unknown:
      'What was seen are biopsies. Whether fewer people come to liver failure or die is still being followed.',
  },
  {
    id: 'tirzepatide',
    substance: 'tirzepatide',
    title: 'Tirzepatide 15 mg and body weight, the SURMOUNT-1 trial',
    per: 1000,
    series: ['tirzepatide 15 mg', 'placebo'],
    benefits: [
      { finding: 'jastreboff-2022-surmount1.five-percent', arms: [0, 3] },
      { finding: 'jastreboff-2022-surmount1.twenty-percent', arms: [0, 3] },
      { finding: 'jastreboff-2022-surmount1.weight', arms: [0, 3] },
    ],
    harms: [
      { finding: 'jastreboff-2022-surmount1.stopped', arms: [0, 3] },
      { finding: 'jastreboff-2022-surmount1.nausea', arms: [0, 3] },
      { finding: 'jastreboff-2022-surmount1.vomiting', arms: [0, 3] },
    ],
    unknown:
      'The trial says nothing of weight after the injections stop, of rare harms, or of people with diabetes, who were left out. Two lower amounts were tested beside this one.',
  },
  {
    id: 'retatrutide',
    substance: 'retatrutide',
    title: 'Retatrutide 12 mg and body weight, the phase 2 trial',
    per: 1000,
    series: ['retatrutide 12 mg', 'placebo'],
    benefits: [
      { finding: 'jastreboff-2023-retatrutide.weight48', arms: [0, 4] },
      {
        finding: 'jastreboff-2026-triumph1.weight',
        arms: [0, 3],
        study: 'TRIUMPH-1, phase 3',
        hasCaveat: true,
      },
    ],
    harms: [
      { finding: 'jastreboff-2023-retatrutide.skin' },
      {
        finding: 'jastreboff-2026-triumph1.dysaesthesia',
        study: 'TRIUMPH-1, phase 3',
        hasCaveat: true,
      },
    ],
    unknown:
      'Counts of nausea, vomiting and stopping were not found for these two trials. Whether it prevents illness, and what happens over years, is not known.',
  },
  {
    id: 'liraglutide',
    substance: 'liraglutide',
    title: 'Liraglutide 3.0 mg and body weight, the SCALE trial',
    per: 1000,
    series: ['liraglutide 3.0 mg', 'placebo'],
    benefits: [
      { finding: 'pi-sunyer-2015-scale.weight5' },
      { finding: 'pi-sunyer-2015-scale.weight10' },
      { finding: 'pi-sunyer-2015-scale.weight', hasCaveat: true },
    ],
    harms: [
      { finding: 'pi-sunyer-2015-scale.ae-stop' },
      { finding: 'pi-sunyer-2015-scale.gallbladder' },
      { finding: 'pi-sunyer-2015-scale.sae' },
    ],
    unknown:
      'People who left early were counted at their last weight, which can flatter either group. The trial says nothing of weight after the injections stop.',
  },
  {
    id: 'liraglutide-heart',
    substance: 'liraglutide',
    title: 'Liraglutide and the heart in type 2 diabetes, the LEADER trial',
    per: 1000,
    series: ['liraglutide', 'placebo'],
    benefits: [
      { finding: 'marso-2016-leader.mace' },
      { finding: 'marso-2016-leader.death', hasCaveat: true },
    ],
    harms: [
      { finding: 'nauck-2019-leader-gallbladder.gallbladder', study: 'later paper on LEADER' },
    ],
    unknown:
      'Everyone in the trial had type 2 diabetes and a high risk. It does not show what liraglutide does to the heart of other people.',
  },
  {
    id: 'cagrilintide',
    substance: 'cagrilintide',
    title: 'Cagrilintide 4.5 mg and body weight, the phase 2 trial',
    per: 100,
    series: ['cagrilintide', 'placebo'],
    benefits: [
      { finding: 'lau-2021-cagrilintide-phase2.weight' },
      { finding: 'garvey-2025-redefine1.cagrilintide-weight', study: 'REDEFINE 1, phase 3' },
    ],
    harms: [{ finding: 'lau-2021-cagrilintide-phase2.gi', hasCaveat: true }],
    unknown:
      'What cagrilintide alone does to illness rather than weight, and what happens after it is stopped, these trials do not show.',
  },
  {
    id: 'tesamorelin',
    substance: 'tesamorelin',
    title: 'Tesamorelin and belly fat in people with HIV, two phase 3 trials together',
    per: 1000,
    series: ['tesamorelin', 'placebo'],
    benefits: [
      { finding: 'falutz-2010-tesamorelin-pooled.visceral-fat' },
      { finding: 'falutz-2010-tesamorelin-pooled.subcutaneous-fat', hasCaveat: true },
    ],
    harms: [
      { finding: 'fda-egrifta-label.diabetes', study: 'the same two trials, US label' },
      { finding: 'fda-egrifta-label.joint-pain', study: 'the same two trials, US label' },
      { finding: 'fda-egrifta-label.injection-site', study: 'the same two trials, US label' },
      { finding: 'fda-egrifta-label.swelling', study: 'the same two trials, US label' },
    ],
    unknown:
      'Nobody has counted heart attacks or strokes, and these trials included only people with HIV. Whether a lasting rise of IGF-1 does harm is not known.',
  },
  {
    id: 'pt-141',
    substance: 'pt-141',
    title: 'Bremelanotide 1.75 mg (PT-141) and sexual desire, two phase 3 trials',
    per: 1000,
    series: ['bremelanotide 1.75 mg', 'placebo'],
    benefits: [
      { finding: 'kingsberg-2019-bremelanotide.desire-301', hasCaveat: true },
      { finding: 'kingsberg-2019-bremelanotide.desire-302', hasCaveat: true },
    ],
    harms: [
      { finding: 'fda-vyleesi-label.nausea', study: 'the same two trials, US label' },
      { finding: 'fda-vyleesi-label.flushing', study: 'the same two trials, US label' },
      { finding: 'fda-vyleesi-label.stopping', study: 'the same two trials, US label' },
    ],
    unknown:
      'The trials tested women before the menopause. What it does in other women, or in men, they do not show.',
  },
  {
    id: 'thymosin-alpha-1',
    substance: 'thymosin-alpha-1',
    title: 'Thymosin alpha-1 and death from sepsis, the TESTS trial',
    per: 1000,
    series: ['thymosin alpha-1', 'placebo'],
    benefits: [{ finding: 'wu-2025-tests-thymosin-sepsis.death-28-days' }],
    harms: [
      { finding: 'wu-2025-tests-thymosin-sepsis.safety', study: 'the same trial, to day 90' },
    ],
    unknown:
      'The trial treated very ill people in hospital for a week. It says nothing of healthy people or of long use.',
  },
  {
    id: 'ibutamoren',
    substance: 'ibutamoren',
    title: 'Ibutamoren (MK-677) 25 mg and lean mass in healthy older adults',
    per: 100,
    series: ['MK-677', 'placebo'],
    benefits: [{ finding: 'nass-2008-mk677.lean-mass', hasCaveat: true }],
    harms: [
      { finding: 'nass-2008-mk677.weight' },
      { finding: 'nass-2008-mk677.blood-sugar' },
      { finding: 'nass-2008-mk677.swelling' },
      {
        finding: 'adunsky-2011-mk677-hip.heart-failure',
        study: 'another trial, after hip fracture',
        hasCaveat: true,
      },
    ],
    unknown:
      'Counts of these harms were not found. Whether more lean mass helped anybody to do more, the trial could not settle.',
  },
  {
    id: 'ipamorelin',
    substance: 'ipamorelin',
    title: 'Ipamorelin into a vein after bowel surgery, the phase 2 trial',
    per: 100,
    series: ['ipamorelin', 'placebo'],
    benefits: [{ finding: 'beck-2014-ipamorelin-ileus.meal' }],
    harms: [{ finding: 'beck-2014-ipamorelin-ileus.adverse-events', hasCaveat: true }],
    unknown:
      'A larger second trial is listed as completed, and its results were not found. A week of infusions after surgery says nothing of injections under the skin, of muscle, fat or sleep.',
  },
  {
    id: 'ss-31',
    substance: 'ss-31',
    title: 'Elamipretide (SS-31) and muscle disease, the MMPOWER-3 trial',
    per: 1000,
    series: ['elamipretide', 'placebo'],
    benefits: [
      { finding: 'karaa-2023-mmpower3.walking' },
      { finding: 'karaa-2023-mmpower3.fatigue' },
    ],
    harms: [{ finding: 'karaa-2023-mmpower3.stopping' }],
    unknown:
      'Whether people with one kind of gene defect gain has to be tested in a trial of their own. Healthy people were not studied in this trial.',
  },
  {
    id: 'ss-31-eyes',
    substance: 'ss-31',
    title: 'Elamipretide (SS-31) and dry macular degeneration, the ReCLAIM-2 trial',
    per: 100,
    series: ['elamipretide', 'placebo'],
    benefits: [
      { finding: 'ehlers-2025-reclaim2.dim-light-vision' },
      { finding: 'ehlers-2025-reclaim2.atrophy-growth' },
      { finding: 'ehlers-2025-reclaim2.ten-letter-gain', hasCaveat: true },
    ],
    harms: [{ finding: 'ehlers-2025-reclaim2.adverse-events', hasCaveat: true }],
    unknown: 'Whether the gain in the last of the three benefits is more than chance is not known.',
  },
  {
    id: 'oxytocin',
    substance: 'oxytocin',
    title: 'Nasal oxytocin in children with autism',
    per: 100,
    series: ['oxytocin', 'placebo'],
    benefits: [{ finding: 'sikich-2021-oxytocin-autism.social-withdrawal', hasCaveat: true }],
    harms: [{ finding: 'sikich-2021-oxytocin-autism.harms' }],
    unknown:
      'The trial treated children and adolescents. What nasal oxytocin does in adults without autism it does not show.',
  },
  {
    id: 'ghk-cu',
    substance: 'ghk-cu',
    title: 'GHK-copper cream on venous leg ulcers',
    per: 100,
    series: ['GHK-copper cream', 'plain cream'],
    benefits: [
      { finding: 'bishop-1992-tripeptide-copper-venous.healed', hasCaveat: true },
      { finding: 'bishop-1992-tripeptide-copper-venous.size' },
    ],
    harms: [{ finding: 'bishop-1992-tripeptide-copper-venous.adverse-events' }],
    unknown:
      'The trial is small and short. A cream on an ulcer says nothing of injections or of healthy skin.',
  },
] as const satisfies readonly FactBoxRecord[];
