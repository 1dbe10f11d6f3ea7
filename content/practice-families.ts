/** What the trainer's families practise, in the order in which a beginner meets them. */
export const practiceFamilies = [
  {
    id: 'mass',
    title: 'mg and mcg',
    says: 'One amount in the other unit.',
    lesson: '/education/fundamentals/amounts-volumes-and-units',
  },
  {
    id: 'read',
    title: 'Read a mark',
    says: 'The number that a plunger stands at, on seven barrels.',
    lesson: '/education/fundamentals/reading-a-label-and-a-syringe',
  },
  {
    id: 'volume',
    title: 'Units and mL',
    says: 'From the volume to the mark and back.',
    lesson: '/education/fundamentals/amounts-volumes-and-units',
  },
  {
    id: 'strength',
    title: 'Strength from vial and water',
    says: 'What each mL of a mixed vial holds.',
    lesson: '/education/fundamentals/amounts-volumes-and-units',
  },
  {
    id: 'mark',
    title: 'Mark from amount',
    says: 'The plunger, set for an amount from a mixed vial.',
    lesson: '/education/safety/measuring-without-tenfold-errors',
  },
  {
    id: 'held',
    title: 'Amount from mark',
    says: 'What a filled syringe holds.',
    lesson: '/education/safety/measuring-without-tenfold-errors',
  },
  {
    id: 'doses',
    title: 'Doses in a vial',
    says: 'How many whole ones there are.',
    lesson: '/education/students/sums-without-tenfold-errors',
  },
  {
    id: 'water',
    title: 'Water for a wanted strength',
    says: 'How many mL make it so.',
    lesson: '/education/students/sums-without-tenfold-errors',
  },
  {
    id: 'barrel',
    title: 'Which barrel',
    says: 'The one syringe that has a line for the draw.',
    lesson: '/education/fundamentals/reading-a-label-and-a-syringe',
  },
  {
    id: 'scales',
    title: 'U-100, U-40 and U-50',
    says: 'The same volume on another scale.',
    lesson: '/education/safety/measuring-without-tenfold-errors',
  },
  {
    id: 'label',
    title: 'Label of a solution',
    says: 'Strength and volume from what a label prints.',
    lesson: '/education/fundamentals/reading-a-label-and-a-syringe',
  },
  {
    id: 'pen',
    title: 'Clicks of a pen',
    says: 'From an amount to clicks and back.',
    lesson: '/education/healthcare/orders-that-cannot-be-misread',
  },
  {
    id: 'blend',
    title: 'Blends',
    says: 'What comes along in a draw from a vial of two.',
    lesson: '/education/safety/when-not-to-mix',
  },
  {
    id: 'supply',
    title: 'How long a vial lasts',
    says: 'Empty first, or out of date first.',
    lesson: '/education/safety/storing-and-handling-vials',
  },
  {
    id: 'certificate',
    title: 'Net content',
    says: 'How much of a powder is peptide, by its certificate.',
    lesson: '/education/methods/identity-purity-content',
  },
  {
    id: 'plausible',
    title: 'Is this plausible?',
    says: 'The line where a worked sum goes wrong.',
    lesson: '/education/safety/measuring-without-tenfold-errors',
  },
] as const;

export type FamilyId = (typeof practiceFamilies)[number]['id'];
