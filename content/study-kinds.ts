/**
 * The kinds of study that a record of the bibliography names under `custom.study`, and what a reader calls
 * them: the strongest evidence for an effect in people first, then what tells of something else.
 */
export const studyKinds = {
  'systematic-review': 'Systematic review',
  rct: 'Randomised trial',
  observational: 'Observational study',
  pharmacokinetic: 'Pharmacokinetic study',
  'case-report': 'Case report',
  'preclinical-animal': 'Animal study',
  'in-vitro': 'Laboratory study',
  review: 'Review',
  methods: 'Methods',
  guideline: 'Guideline',
  regulatory: 'Regulatory document',
  history: 'History',
  'announcement-or-registry': 'Announcement or registry entry',
} as const;

export type StudyKind = keyof typeof studyKinds;

/** What a study of a kind cannot show, whatever it found. */
export const studyLimits: Partial<Record<StudyKind, string>> = {
  observational:
    'Nobody was given a treatment by lot: those who took it may differ from the others in ways that were not measured.',
  pharmacokinetic: 'It measured what the body does with the substance, not whether it helps.',
  'case-report':
    'A report on one person or a few cannot show cause, nor how often something happens.',
  'preclinical-animal': 'It was done in animals and does not show what happens in people.',
  'in-vitro': 'It was done in cells or in the laboratory and does not show what happens in people.',
  review: 'Its authors chose what they retell; it measured nothing itself.',
  'announcement-or-registry': 'No journal has reviewed it.',
};
