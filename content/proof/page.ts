/** The review whose points are answered. It is not in the bibliography, so no more of it is told than this. */
export const review = {
  citation: 'Huckvale and others, BMC Medicine 2015;13:106',
  found:
    'is reported to have looked at 46 insulin calculators: 91% lacked checks of what was typed, and one was free of faults.',
} as const;

export type Criterion = {
  point: string;
  answer: 'Yes' | 'In part' | 'Does not apply';
  text: string;
};

/** The points that the review's summary names, in our words, and how this calculator stands to each. */
export const criteria: readonly Criterion[] = [
  {
    point: 'It says that it is no medical advice.',
    answer: 'Yes',
    text: 'Every page says so at its foot. The help panel and the copied text say whom to ask.',
  },
  {
    point: 'The formula is shown.',
    answer: 'Yes',
    text: 'The help panel lists the formulas, and every result shows its steps with the numbers that were typed.',
  },
  {
    point: 'What is typed is checked.',
    answer: 'Yes',
    text: 'A field takes a plain decimal above 0 and says what to type otherwise. A large number is not refused for being large: a warning stands where the numbers make no sense together.',
  },
  {
    point: 'Nothing is worked out while a value is missing.',
    answer: 'Yes',
    text: 'Each empty field is named, and no result stands until all three can be read.',
  },
  {
    point: 'Its words have one meaning.',
    answer: 'In part',
    text: 'The result calls units on a U-100 syringe IU, which on other labels is a measure of activity. A note beside it says what is meant, and millilitres stand with it.',
  },
  {
    point: 'It counts with enough digits.',
    answer: 'Yes',
    text: 'It counts in exact fractions. Only what is shown is rounded, and a result above 0 never shows as 0.',
  },
  {
    point: 'It keeps what was entered.',
    answer: 'Yes',
    text: 'A text stays in its field as it was typed, right or wrong. The address holds the inputs, and a link opens with the same ones.',
  },
  {
    point: 'Its results keep to basic assumptions of treatment.',
    answer: 'Does not apply',
    text: 'It proposes no dose and knows no treatment. It looks at proportions alone: more than the vial or the syringe holds, a draw too small to measure, mg and mcg mixed up.',
  },
  {
    point: 'The result is what the formula gives.',
    answer: 'Yes',
    text: 'The published examples above and the open test cases below are computed again for every build of this site.',
  },
  {
    point: 'The result follows when an input changes.',
    answer: 'Yes',
    text: 'Any change takes the old result away until Calculate is chosen again.',
  },
];

/** The kinds of open test cases: what is asked, what is given, and what is to come out. */
export const caseKinds = {
  volume: {
    name: 'Volume',
    given: 'amount, unit, diluent, dose, doseUnit',
    results: 'concentration (mg/mL), volume (mL)',
  },
  units: {
    name: 'Units on a U-100 syringe',
    given: 'amount, unit, diluent, dose, doseUnit',
    results: 'units',
  },
  doses: {
    name: 'Doses in a vial',
    given: 'amount, unit, diluent, dose, doseUnit',
    results: 'doses, rounded down',
  },
  label: {
    name: 'A concentration on a label',
    given: 'label, dose, doseUnit',
    results: 'concentration, volume, units',
  },
  blend: {
    name: 'A blend',
    given: 'amounts, unit, diluent, dose of the first, doseUnit',
    results: 'volume, units, delivered (mg of each)',
  },
  supply: {
    name: 'How long a vial lasts',
    given: 'doses in the vial, every (doses in days), keepsDays',
    results: 'usable, days, leftOver',
  },
  scale: {
    name: 'Another scale',
    given: 'volume (mL), unitsPerMl',
    results: 'units on that scale',
  },
  refusal: {
    name: 'What is to be refused',
    given: 'as for a volume or a label',
    results: 'refused: the fields at fault, or true',
  },
} as const;

/** How another calculator is tried, in steps. */
export const trySteps = [
  'Write a small program around the calculator. For each line of input it reads one case as JSON: id, kind and given.',
  'It prints one line of JSON for each case that it can do: the id with the results, or with refused. Numbers, decimals and fractions such as 5/3 are understood.',
  'A result is right when it is exactly the exact value, what is shown, or within a billionth of the exact value. Counts must be exact.',
  'Name the program to the runner in the code of this site: npm run cases -- python3 my_adapter.py. It lists what is wrong and, where the number fits one, the fault behind it.',
] as const;
