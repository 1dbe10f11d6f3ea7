import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { courseSteps, educationCourses } from '@/content/education/topics';
import {
  getCoursePlan,
  getCourseSteps,
  getEducationView,
  getGuide,
  getLessonView,
  getLessonViews,
  getTopic,
  getTopicUpdatedAt,
  getWrittenPage,
} from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { coursePath, lessonPath, topicPath } from '@/lib/learn/page-paths';
import { lessonSource, writeContentDirectory } from '../../../fixtures/content-directory';

beforeAll(() =>
  writeContentDirectory({}, undefined, {
    'education/safety/1-first.md': lessonSource({ updatedAt: '2026-05-01' }),
  }),
);

test.each(['researchers', 'students', 'public'])('the %s page shows the fundamentals', (slug) => {
  const { topic, audience } = getEducationView(slug);
  expect(topic).toBe(getTopic('fundamentals'));
  expect(audience?.course.title).toBe(`About ${slug}`);
});

test('looking up any text does not throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(getEducationView(a).topic.lessons.length).toBeGreaterThan(0);
      getLessonView(a, b);
      getGuide(a);
      getWrittenPage(a);
    }),
  );
});

test('a lesson has its number and its neighbours within its topic', () => {
  const first = getLessonView('safety', 'first');
  const second = getLessonView('safety', 'second');
  expect(first).toMatchObject({ number: 1, previous: undefined, next: second?.lesson });
  expect(second).toMatchObject({ number: 2, previous: first?.lesson, next: undefined });
});

test.each([
  ['safety', 'third'],
  ['nope', 'first'],
  ['__proto__', 'first'],
])('there is no lesson %s/%s', (topic, lesson) => {
  expect(getLessonView(topic, lesson)).toBeUndefined();
});

test('every lesson has its own path', () => {
  const paths = getLessonViews().map(({ topic, lesson }) => lessonPath(topic, lesson));
  expect(paths).toHaveLength(18);
  expect(new Set(paths).size).toBe(18);
  expect(paths[0]).toBe('/education/fundamentals/first');
  expect(topicPath(getTopic('safety'))).toBe('/education/safety');
  expect(coursePath(getTopic('safety'))).toBe('/education/safety');
  expect(coursePath(getTopic('public'))).toBe('/education/public#course');
});

test('a course has its prerequisites and its next course; the last has none after it', () => {
  expect(getCoursePlan(getTopic('fundamentals'))).toEqual({ needs: [], next: getTopic('safety') });
  expect(getCoursePlan(getTopic('certification')).next).toBeUndefined();
});

test('the map has every course once, after its prerequisites', () => {
  const steps = getCourseSteps();
  expect(steps[0]).toEqual([getTopic('fundamentals')]);
  expect(steps).toHaveLength(courseSteps.length);
  const order = steps.flat();
  expect(order).toHaveLength(educationCourses.length);
  expect(new Set(order)).toEqual(new Set(educationCourses.map(getTopic)));
  for (const [step, courses] of steps.entries()) {
    for (const need of courses.flatMap((course) => getCoursePlan(course).needs)) {
      expect(steps.findIndex((others) => others.includes(need))).toBeLessThan(step);
    }
  }
});

test('a topic’s update date is that of its newest text', () => {
  expect(getTopicUpdatedAt(getTopic('safety'))).toBe('2026-05-01T00:00:00.000Z');
  expect(getTopicUpdatedAt(getTopic('methods'))).toBe('2026-02-01T00:00:00.000Z');
});

test('guides and company pages are found by their file names only', () => {
  expect(getLearnContent().guides.map(({ slug }) => slug)).toEqual(['beginners']);
  expect(getGuide('beginners')?.title).toBe('A page');
  expect(getGuide('safety')).toBeUndefined();
  expect(getLearnContent().pages.map(({ slug }) => slug)).toEqual(['about']);
  expect(getWrittenPage('about')?.title).toBe('A page');
  expect(getWrittenPage('constructor')).toBeUndefined();
});
