/** What each of the five levels of evidence means, level 1 first. */
export const evidenceLevels = [
  'laboratory studies',
  'animal studies',
  'small human studies',
  'controlled trials',
  'systematic reviews or an approved label',
] as const;
