import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
import { findShortSelfTests } from '@/lib/editorial/rules/self-tests';
import { lessonSource, topicSource } from '@/tests/fixtures/content-directory';
import { makeCorpus } from '@/tests/fixtures/corpus';

/** A lesson with so many exercises. */
const lesson = (count: number) =>
  lessonSource(
    {},
    Array.from({ length: count }, (_, index) => {
      const answer = `> Answer: ${index + 2} mg [= 1 + ${index + 1}]\n>\n> Why: They are added.`;
      return `> [!EXERCISE number]\n> How much is 1 mg and ${index + 1} mg?\n>\n${answer}`;
    }).join('\n\n') || 'Plain text.',
  );

const find = (first: number, second: number) =>
  findShortSelfTests(
    makeCorpus({
      'education/methods/index.md': topicSource('methods'),
      'education/methods/1-first.md': lesson(first),
      'education/methods/2-second.md': lesson(second),
    }),
  ).map(formatProblem);

test('a course with ten exercises in its lessons has a self-test', () => {
  expect(find(6, 4)).toEqual([]);
  expect(find(10, 0)).toEqual([]);
});

test('one with fewer is named with what is missing', () => {
  expect(find(6, 3)).toEqual([
    expect.stringMatching(
      /^content\/education\/methods\/index\.md:1: its lessons have 9 exercises and its self-test takes 10/,
    ),
  ]);
});
