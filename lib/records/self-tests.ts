import { z } from 'zod';
import { defineFolder } from '@/lib/content/records';
import { fields, type RecordOf, slug, words } from '@/lib/text/record-fields';

const question = fields({
  ask: words,
  right: words,
  wrong: z.array(words).length(3, 'expected three wrong answers'),
  why: words.describe('What is told after an answer, right or wrong.'),
});

/** A question of a self-test, with one right answer and three wrong ones. */
export type Question = RecordOf<typeof question>;

/** The questions of each course's self-test by the lesson that teaches what they ask; the lessons have others. */
export const selfTestRecords = defineFolder(
  'self-tests',
  z.record(slug, z.array(question).min(1)).transform((questions) => ({ questions })),
);
