import { expect, test } from 'vitest';
import {
  type CourseOutline,
  countMarks,
  getNextLesson,
  NO_PROGRESS,
  parseCourses,
  readProgress,
  withMark,
  withMarksOf,
} from '@/lib/learn/progress';

const STORING = '/education/safety/storing';
const EXERCISE = `${STORING}#exercise-1a2b3c`;
const DAY = '2026-11-22';

const toText = (read: unknown, solved: unknown = {}) =>
  JSON.stringify({ version: 1, read, solved });

test('marks are read back, and a mark can be removed', () => {
  const read = withMark('', 'read', STORING, DAY) ?? '';
  const both = withMark(read, 'solved', EXERCISE, DAY) ?? '';
  expect(readProgress(both)).toEqual({
    read: new Map([[STORING, DAY]]),
    solved: new Map([[EXERCISE, DAY]]),
  });
  expect(readProgress(withMark(both, 'read', STORING) ?? '')?.read.size).toBe(0);
});

test('empty text is no progress', () => {
  expect(readProgress('')).toEqual(NO_PROGRESS);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['no object', '[1]'],
  ['nothing', 'null'],
  ['a text', '"dark"'],
  ['a later version', '{"version":2,"read":{}}'],
  ['no version', '{"read":{}}'],
  ['marks that are none', '{"version":1,"read":[]}'],
  ['marks that are nothing', '{"version":1,"solved":null}'],
])('%s cannot be parsed, and is not overwritten', (_, text) => {
  expect(readProgress(text)).toBeUndefined();
  expect(withMark(text, 'read', STORING, DAY)).toBeUndefined();
  expect(withMarksOf('', text)).toBeUndefined();
});

test.each([
  ['another address', 'https://example.org/education/safety/storing', DAY],
  ['a script', 'javascript:alert(1)', DAY],
  ['markup', '/education/safety/<img src=x onerror=alert(1)>', DAY],
  ['a prototype', '__proto__', DAY],
  ['no day', STORING, 'yesterday'],
  ['an impossible day', STORING, '2026-13-40'],
  ['a number', STORING, 20261122],
])('an invalid entry, %s, is ignored but kept', (_, id, day) => {
  const text = `{"version":1,"read":{${JSON.stringify(id)}:${JSON.stringify(day)}}}`;
  expect(readProgress(text)?.read.size).toBe(0);
  const other = '/education/safety/mixing';
  const changed = withMark(text, 'read', other, DAY) ?? '';
  expect([...(readProgress(changed)?.read.keys() ?? [])]).toEqual([other]);
  expect(changed).toContain(JSON.stringify(id));
});

test('a mark with an id of unknown form is refused', () => {
  expect(withMark('', 'read', EXERCISE, DAY)).toBeUndefined();
  expect(withMark('', 'solved', STORING, DAY)).toBeUndefined();
  expect(withMark('', 'read', '__proto__', DAY)).toBeUndefined();
});

test('fields that a later version may add are kept', () => {
  const text = '{"version":1,"read":{},"notes":{"a":1}}';
  expect(withMark(text, 'read', STORING, DAY)).toContain('"notes":{"a":1}');
});

test('a file adds missing marks; existing marks keep their date', () => {
  const merged = withMarksOf(
    toText({ [STORING]: '2026-01-01' }),
    toText({ [STORING]: DAY, '/education/safety/mixing': DAY }, { [EXERCISE]: DAY }),
  );
  const progress = readProgress(merged ?? '');
  expect(progress?.read.get(STORING)).toBe('2026-01-01');
  expect(progress?.read.size).toBe(2);
  expect(progress?.solved.size).toBe(1);
});

const course = (slug: string, next?: string): CourseOutline => ({
  slug,
  title: slug,
  path: `/education/${slug}`,
  ...(next && { next }),
  lessons: ['one', 'two'].map((name) => ({ title: name, path: `/education/${slug}/${name}` })),
});
const COURSES = [course('first', 'third'), course('second'), course('third')];
const read = (...ids: string[]) =>
  readProgress(toText(Object.fromEntries(ids.map((id) => [`/education/${id}`, DAY])))) ??
  NO_PROGRESS;

test.each([
  ['nothing was read', [], '/education/first/one'],
  ['a lesson was read', ['second/one'], '/education/second/two'],
  ['the last lesson was read', ['second/two'], '/education/second/one'],
  ['two courses were begun', ['second/one', 'first/one'], '/education/first/two'],
  ['a course is done', ['first/one', 'first/two'], '/education/third/one'],
  ['a last course is done', ['third/one', 'third/two'], '/education/first/one'],
  ['a lesson of before was read', ['gone/one'], '/education/first/one'],
])('if %s, the next lesson is returned', (_, ids, path) => {
  expect(getNextLesson(read(...ids), COURSES)?.path).toBe(path);
});

test('a skipped lesson comes after those that follow it', () => {
  const three = ['one', 'two', 'three'].map((title) => ({
    title,
    path: `/education/first/${title}`,
  }));
  const courses = [{ ...course('first'), lessons: three }];
  expect(getNextLesson(read('first/two'), courses)?.title).toBe('three');
  expect(getNextLesson(read('first/three', 'first/two'), courses)?.title).toBe('one');
});

test('if all lessons are read, there is no next one', () => {
  const all = COURSES.flatMap(({ slug }) => [`${slug}/one`, `${slug}/two`]);
  expect(getNextLesson(read(...all), COURSES)).toBeUndefined();
});

test('a requested course takes precedence over the one read last', () => {
  expect(getNextLesson(read('first/one'), COURSES, 'second')?.path).toBe('/education/second/one');
});

test('courses that follow each other in a circle do not loop forever', () => {
  const circle = [course('first', 'second'), course('second', 'first')];
  const all = read('first/one', 'first/two', 'second/one', 'second/two');
  expect(getNextLesson(all, circle)).toBeUndefined();
});

test('marks are counted by course', () => {
  expect(countMarks(read('first/one', 'first/two', 'firstly/one'), 'first')).toEqual({
    read: 2,
    solved: 0,
  });
});

test('a response that is not a list of courses is refused', () => {
  expect(parseCourses(COURSES)).toEqual(COURSES);
  for (const answer of [undefined, {}, [null], [{ slug: 'a' }], [{ ...COURSES[0], lessons: {} }]]) {
    expect(() => parseCourses(answer)).toThrow('not a list of courses');
  }
});
