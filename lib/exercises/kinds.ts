/** The kinds of exercises, with the title shown above the question. */
export const exerciseKinds = {
  number: 'Work it out',
  choice: 'Choose',
  order: 'Put in order',
  read: 'Read it',
  draw: 'Draw it',
  flaw: 'Find the flaw',
} as const;

export type ExerciseKind = keyof typeof exerciseKinds;
