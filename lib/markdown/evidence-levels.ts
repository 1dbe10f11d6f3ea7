/** The five levels of evidence and what each means (design guide, callouts). */
export const evidenceLevels = [
  'laboratory studies',
  'animal studies',
  'small human studies',
  'controlled trials',
  'systematic reviews or an approved label',
] as const;
