/** The first attempt at an exercise of a set: its number there from 1, its anchor, and the lesson that it practises. */
export type FirstAttempt = {
  number: number;
  anchor: string;
  isRight: boolean;
  slip?: string;
  lesson: ReadAgain;
};

/** A lesson to read again. */
export type ReadAgain = { path: string; title: string };

/** The result of a set: counts of its exercises, of slips by kind, and lessons with how many were missed there. */
export type SetResult = {
  total: number;
  answered: number;
  right: number;
  /** Exercises that were not right at the first attempt, in their order. */
  missed: { number: number; anchor: string }[];
  slips: { name: string; count: number }[];
  again: (ReadAgain & { missed: number })[];
};

/** Slips that have a name of their own, as a result calls them; an author's own slip belongs to one exercise. */
const SLIPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tenfold: 'tenfold (one place of the decimal point)',
    hundredfold: 'hundredfold (two places of the decimal point)',
    thousandfold: 'mg and mcg (a thousandfold)',
    volume: 'units taken for millilitres',
    barrel: 'the wrong barrel (U-40 and U-100)',
  }),
);

/** What the first attempts at the exercises of a set come to. Lessons with the most missed come first. */
export function countResult(total: number, attempts: readonly FirstAttempt[]): SetResult {
  const slips = new Map<string, number>();
  const again = new Map<string, ReadAgain & { missed: number }>();
  for (const { isRight, slip = '', lesson } of attempts) {
    if (isRight) continue;
    const name = SLIPS.get(slip);
    if (name) slips.set(name, (slips.get(name) ?? 0) + 1);
    again.set(lesson.path, { ...lesson, missed: (again.get(lesson.path)?.missed ?? 0) + 1 });
  }
  return {
    total,
    answered: attempts.length,
    right: attempts.filter(({ isRight }) => isRight).length,
    missed: attempts
      .filter(({ isRight }) => !isRight)
      .map(({ number, anchor }) => ({ number, anchor }))
      .sort((a, b) => a.number - b.number),
    slips: [...slips].map(([name, count]) => ({ name, count })),
    again: [...again.values()].sort((a, b) => b.missed - a.missed),
  };
}

/** The score in words: '15 of 20 right at the first attempt', with how far one has come. */
export function describeScore({ total, answered, right }: SetResult): string {
  if (answered === total) return `${right} of ${total} right at the first attempt.`;
  return `${answered} of ${total} questions answered so far, ${right} of them right at the first attempt.`;
}
