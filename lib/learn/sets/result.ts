/** The first attempt at an exercise of a set: its number in the set from 1, its anchor, and its lesson. */
export type FirstAttempt = {
  number: number;
  anchor: string;
  isRight: boolean;
  slip?: string;
  lesson: { path: string; title: string };
};

/** A lesson to read again. */
type ReadAgain = FirstAttempt['lesson'] & { missed: number };

/** The result of a set: counts of exercises and of slips by kind, and lessons with how many were missed. */
export type SetResult = {
  total: number;
  answered: number;
  right: number;
  /** Exercises that were wrong at the first attempt, in order. */
  missed: { number: number; anchor: string }[];
  slips: { name: string; count: number }[];
  again: ReadAgain[];
};

/** Names of slips in a result; an author's own slip applies to a single exercise and is not listed. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ['tenfold', 'tenfold (one place of the decimal point)'],
  ['hundredfold', 'hundredfold (two places of the decimal point)'],
  ['thousandfold', 'mg and mcg (a thousandfold)'],
  ['volume', 'units taken for millilitres'],
  ['barrel', 'the wrong barrel (U-40 and U-100)'],
]);

/** Summarises the first attempts at the exercises of a set. Lessons with the most missed come first. */
export function countResult(total: number, attempts: readonly FirstAttempt[]): SetResult {
  const missed = attempts.filter(({ isRight }) => !isRight);
  const slips = new Map<string, number>();
  const again = new Map<string, ReadAgain>();
  for (const { slip = '', lesson } of missed) {
    const name = SLIPS.get(slip);
    if (name) slips.set(name, (slips.get(name) ?? 0) + 1);
    again.set(lesson.path, { ...lesson, missed: (again.get(lesson.path)?.missed ?? 0) + 1 });
  }
  return {
    total,
    answered: attempts.length,
    right: attempts.length - missed.length,
    missed: missed
      .map(({ number, anchor }) => ({ number, anchor }))
      .sort((a, b) => a.number - b.number),
    slips: [...slips].map(([name, count]) => ({ name, count })),
    again: [...again.values()].sort((a, b) => b.missed - a.missed),
  };
}

/** Describes the score, '15 of 20 right at the first attempt.', or the number answered so far. */
export function describeScore({ total, answered, right }: SetResult): string {
  if (answered === total) return `${right} of ${total} right at the first attempt.`;
  return `${answered} of ${total} questions answered so far, ${right} of them right at the first attempt.`;
}
