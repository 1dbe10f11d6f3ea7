/** The result that the page starts with. */
export const baselineExample = 'lincoff-2023-select.mace';

/** What may be carried over to another starting risk, and what may not. */
export const baselineLimits: readonly { title: string; points: readonly string[] }[] = [
  {
    title: 'What may be carried over',
    points: [
      'The sum keeps the ratio and moves the starting risk. It takes the ratio to be the same in people with a high and with a low risk. That is an assumption: a trial can only partly test it.',
      'Only results are offered whose certainty we judged as moderate or high, from trials in which chance made the groups, against placebo or usual care.',
    ],
  },
  {
    title: 'What may not',
    points: [
      'Other people: those of the trial were chosen. With other illnesses, medicines, ages or doses the ratio itself may be another.',
      'Time: a count holds for the time of its trial. Nothing here says what comes after it, or what happens when the medicine is stopped.',
      'A single person: of 1,000 people alike some are helped and some are harmed, and nobody knows beforehand which.',
      'Harms without a ratio stay as the trial counted them. Rare and late harms are too few in any trial to be counted.',
    ],
  },
  {
    title: 'Where a starting risk comes from',
    points: [
      'This page cannot know yours. The named examples are what happened in the comparison groups of trials, in their people and their time.',
      'A doctor can work out a risk of the heart or the kidney from age, illnesses and blood values. This page names no treatment and no dose.',
    ],
  },
];

/** The sums, by what the trial printed. p is the starting risk as a share of 1. */
export const baselineFormulas = [
  { term: 'Risk ratio', formula: 'p × ratio, at most 1' },
  { term: 'Odds ratio', formula: '(p × ratio) ÷ (1 − p + p × ratio)' },
  {
    term: 'Hazard ratio',
    formula:
      '1 − (1 − p) to the power of the ratio; it takes the ratio to be the same at all times',
  },
] as const;
