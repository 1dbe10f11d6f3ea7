import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { beforeAll, expect, test } from 'vitest';
import { getTopic } from '@/lib/learn/education';
import { getPrintedCourse, type PrintedCourse } from '@/lib/learn/printed-course';
import { renderPageHtml } from '@/lib/markdown/render';
import {
  lessonSource,
  reference,
  writeContentDirectory,
} from '../../../fixtures/content-directory';

const EXERCISE = `> [!EXERCISE number]
> Suppose a vial holds 10 mg in 2 mL. How strong is it?
>
> Answer: 5 mg/mL [= 10 / 2]
>
> Why: 10 mg ÷ 2 mL = 5 mg/mL.`;

let course: PrintedCourse;

beforeAll(() => {
  const removeContent = writeContentDirectory({}, undefined, {
    'education/safety/2-second.md': lessonSource(
      { title: 'Second of safety' },
      `# A part\n\nSeen in [[half-life|half-lives]].[@${reference.id}]\n\n# Try it\n\n${EXERCISE}`,
    ),
    'education/safety/3-third.md': lessonSource(
      { title: 'Third of safety' },
      `# A part\n\nThe [[half-life]] again.[@${reference.id}]\n\n# Try it\n\n${EXERCISE.replaceAll('10', '20').replaceAll('5', '10')}`,
    ),
  });
  course = getPrintedCourse(getTopic('safety'));
  return removeContent;
});

function find({ tree }: { tree: Root }, isWanted: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (isWanted(node)) found.push(node);
  });
  return found;
}

test('lessons come first, then answers, terms and references, each on a new page', () => {
  expect(course.parts.map(({ text }) => text)).toEqual([
    'Lesson 1: First of safety',
    'Lesson 2: Second of safety',
    'Lesson 3: Third of safety',
    'Answers to the exercises',
    'Words of this course',
    'References',
  ]);
  const headings = find(course, ({ tagName }) => tagName === 'h2');
  expect(headings.map(({ properties }) => properties.id)).toEqual(course.parts.map(({ id }) => id));
  for (const { properties } of headings) expect(properties.style).toBe('break-before: page');
});

test('exercises are numbered across the course, and their answers are listed under the same numbers', () => {
  const exercises = find(course, ({ properties }) => properties.dataExercise !== undefined);
  expect(exercises.map(toText).map((text) => text.split('Suppose')[0])).toEqual([
    expect.stringMatching(/^Exercise 1\./),
    expect.stringMatching(/^Exercise 2\./),
  ]);
  for (const exercise of exercises) expect(toText(exercise)).not.toContain('÷');
  const answers = find(course, ({ properties }) => Boolean(properties.style)).map(toText);
  expect(answers.filter((text) => text.includes('÷'))).toEqual([
    expect.stringMatching(/^Exercise 1Answer: 5\smg/),
    expect.stringMatching(/^Exercise 2Answer: 10\smg/),
  ]);
});

test('a source has one number and one entry across all lessons', () => {
  const html = renderPageHtml(course.tree);
  expect(html.match(/id="reference-/g)).toHaveLength(1);
  expect(html.match(/href="#reference-1"/g)).toHaveLength(2);
});

test('no id is used twice, and every linked id exists', () => {
  const html = renderPageHtml(course.tree);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const led = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(led.filter((id) => !ids.includes(id))).toEqual([]);
});

test('glossary popovers are replaced by a list of terms', () => {
  expect(find(course, ({ properties }) => Boolean(properties.popover))).toEqual([]);
  const [word] = find(course, ({ properties }) => properties.id === 'term-half-life');
  expect(word && toText(word)).toMatch(/^Half-life: /i);
});

test('headings go down one level at a time', () => {
  const levels = find(course, ({ tagName }) => /^h\d$/.test(tagName)).map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
  for (const [place, level] of levels.entries())
    expect(level - (levels[place - 1] ?? 1)).toBeLessThanOrEqual(1);
});

test('a course without exercises and sources has no such parts', () => {
  const ids = getPrintedCourse(getTopic('clinical')).parts.map(({ id }) => id);
  expect(ids.every((id) => id.startsWith('lesson-'))).toBe(true);
});
