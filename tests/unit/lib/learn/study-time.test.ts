import { expect, test } from 'vitest';
import { learnFiles } from '@/lib/learn/learn';
import { countParts, getMinutes } from '@/lib/learn/study-time';
import { lessonSource } from '@/tests/fixtures/content-directory';

const lesson = (body: string) => {
  const [entry] = learnFiles.lessons.parse(
    'education/safety/1-a.md',
    lessonSource({}, body),
  ).entries;
  if (!entry) throw new Error('the lesson was not read');
  return entry;
};

const EXERCISE =
  '> [!EXERCISE number]\n> How many?\n>\n> Answer: 3 mg [= 3]\n>\n> Why: Three words more.';

test('only visible words are counted, and figures and exercises are counted separately', () => {
  const { document } = lesson(
    [
      'Two words.[@doe-2021-example]',
      '> [!FIGURE half-life]',
      '> [!FACTBOX semaglutide]',
      '# Try it',
      EXERCISE,
      EXERCISE,
    ].join('\n\n'),
  );
  expect(countParts(document)).toEqual({ words: 4, figures: 2, exercises: 2 });
});

test.each([
  ['word', 1],
  ['word '.repeat(150), 1],
  ['word '.repeat(151), 2],
  [
    `${`${'word '.repeat(149)}\n\n`.repeat(10)}> [!FIGURE half-life]\n\n# Try it\n\n${EXERCISE}\n\n${EXERCISE}`,
    15,
  ],
])('study time comes from words, figures and exercises (case %#)', (body, minutes) => {
  expect(getMinutes(lesson(body))).toBe(minutes);
});
