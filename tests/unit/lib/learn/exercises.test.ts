import { expect, test } from 'vitest';
import { parseDocument } from '@/lib/content/front-matter';
import { findExerciseFaults, findStrayExercises } from '@/lib/learn/check-exercises';
import { getCourseExercises } from '@/lib/learn/exercises';
import { lessonSchema } from '@/lib/learn/schemas';
import { countParts } from '@/lib/learn/study-time';

const FRONT = `---
title: A lesson
description: What it is about.
updatedAt: 2026-11-22
level: Beginner
---
`;

const NUMBER = `> [!EXERCISE number]
> How many [[half-life|half-lives]] are 6 hours of 2?[@overgaard-2021-oral-semaglutide-pk]
>
> Answer: 3 times [= 6 / 2]
>
> Why: 6 ÷ 2 = 3.
`;

const READ = `> [!EXERCISE read]
> How much is in it, in mL?
>
> Syringe: 1 mL U-100 at 26 units
>
> Answer: 0.26 mL [= 26 / 100]
>
> Why: 26 ÷ 100 = 0.26.
`;

const ORDER = `> [!EXERCISE order]
> In which order?
>
> 1. Read
> 2. Reckon
> 3. Draw
>
> Why: One needs the other.
`;

function toDocument(...exercises: string[]) {
  const text = `${FRONT}\nA word.[@overgaard-2021-oral-semaglutide-pk]\n\n# Try it\n\n${exercises.join('\n')}`;
  const document = parseDocument('content/education/safety/1-a.md', text, lessonSchema);
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  return document;
}

function listOf(...exercises: string[]) {
  const lesson = { slug: 'a', document: toDocument(...exercises) };
  return getCourseExercises({ slug: 'safety', lessons: [lesson] });
}

test('a course lists its exercises in order, each with an address of its own', () => {
  const all = listOf(NUMBER, READ, ORDER);
  expect(all.map(({ kind, number }) => [kind, number])).toEqual([
    ['number', 1],
    ['read', 2],
    ['order', 3],
  ]);
  for (const { key, id, lesson } of all) {
    expect(lesson).toBe('/education/safety/a');
    expect(key).toBe(`${lesson}#${id}`);
  }
  expect(new Set(all.map(({ key }) => key)).size).toBe(3);
});

test('its HTML can stand on another page: citations lead to the lesson, nothing has an id but the exercise', () => {
  const [number] = listOf(NUMBER);
  expect(number?.html).toContain('href="/education/safety/a#reference-1"');
  expect(number?.html).toContain('half-lives');
  expect(number?.html).not.toMatch(/<button|popover|<h3/);
  expect(number?.html.match(/ id="/g)).toHaveLength(1);
  expect(number?.html).toContain('data-lesson="/education/safety/a"');
  expect(number?.answer).toContain('3 times');
  expect(number?.why).toBe('<p>6 ÷ 2 = 3.</p>');
});

test('a syringe is drawn and told by its marks, without the reading', () => {
  const figure = listOf(READ)[0]?.figure ?? '';
  expect(figure).toContain('3 marks past the printed 20');
  expect(figure).toContain('scaleX(0.2598');
  expect(figure).not.toMatch(/\b26\b/);
});

test('steps are listed as the page shows them, each with its letter', () => {
  const [order] = listOf(ORDER);
  expect(order?.choices.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  expect(order?.choices.map(({ html }) => html)).not.toEqual(['Read', 'Reckon', 'Draw']);
  const letters = /Right order:<\/strong> ([A-C, ]+)\./.exec(order?.answer ?? '')?.[1]?.split(', ');
  const inOrder = letters?.map(
    (letter) => order?.choices.find((choice) => choice.letter === letter)?.html,
  );
  expect(inOrder).toEqual(['Read', 'Reckon', 'Draw']);
});

test('exercises take time and their words do not count', () => {
  expect(countParts(toDocument(NUMBER, READ))).toEqual({ words: 4, figures: 0, exercises: 2 });
});

test('a lesson has three to six exercises of two kinds, which ask different things', () => {
  const faults = (...exercises: string[]) =>
    findExerciseFaults(toDocument(...exercises)).map(({ message }) => message);
  expect(faults(NUMBER, READ, ORDER)).toEqual([]);
  expect(faults()).toEqual(['has 0 exercises; write three to six']);
  expect(faults(READ, READ, READ)).toEqual([
    'has exercises of one kind; write two kinds at least',
    'asks what another exercise here asks',
    'asks what another exercise here asks',
  ]);
});

test('an exercise of another text is named with its line', () => {
  expect(findStrayExercises(toDocument())).toEqual([]);
  expect(findStrayExercises(toDocument(READ))).toMatchObject([{ line: 12 }]);
});

test('the sum of an answer is shown, and a number that is only counted stands alone', () => {
  const answerOf = (answer: string) =>
    listOf(`> [!EXERCISE number]\n> How many?\n>\n> Answer: ${answer}\n>\n> Why: So.`)[0]?.answer;
  expect(answerOf('3 mg [= 6 / 2]')).toContain('(6 ÷ 2)');
  expect(answerOf('3 mg [= 3]')).not.toContain('(');
});
