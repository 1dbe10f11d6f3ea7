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

test('words are those a reader sees, figures and questions are counted apart', () => {
  const { document } = lesson(
    [
      'Two words.[@doe-2021-example]',
      '> [!FIGURE half-life]',
      '> [!FACTBOX semaglutide]',
      '# Try it',
      'First question?',
      'Answer: one.',
      'Second question?',
      'Answer, for example: two.',
    ].join('\n\n'),
  );
  expect(countParts(document)).toEqual({ words: 14, figures: 2, questions: 2 });
});

test('an answer counts only where questions stand', () => {
  expect(countParts(lesson('# A part\n\nAnswer the door.').document).questions).toBe(0);
});

test.each([
  ['word', 1],
  ['word '.repeat(150), 1],
  ['word '.repeat(151), 2],
  [
    `${`${'word '.repeat(149)}\n\n`.repeat(10)}> [!FIGURE half-life]\n\n# Try it\n\nA?\n\nAnswer: b.\n\nC?\n\nAnswer: d.`,
    15,
  ],
])('time comes from words, figures and questions (case %#)', (body, minutes) => {
  expect(getMinutes(lesson(body))).toBe(minutes);
});
