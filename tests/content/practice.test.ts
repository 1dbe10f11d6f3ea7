import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { type CourseId, certificationTopic } from '@/content/education/topics';
import { finalSet, selfTestSet, slipLesson } from '@/content/practice';
import { practiceFamilies } from '@/content/practice-families';
import { type Barrel, barrels } from '@/content/syringes';
import { TRUE_WIDTH } from '@/lib/calculator/gauge-layout';
import { findExercises } from '@/lib/learn/check-exercises';
import { getTopic } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { lessonPath } from '@/lib/learn/page-paths';
import { drawPracticeFigure } from '@/lib/learn/practice-figure';
import { chooseSet } from '@/lib/learn/sets/choose';
import { getPool, getSelfTests } from '@/lib/learn/sets/course-pools';
import { toPlainText } from '@/lib/markdown/plain-text';
import { selfTestRecords } from '@/lib/records/tool-texts';

// Loaded before the tests, so that it does not count towards their timeouts.
const courses = getSelfTests().map((topic) => ({ topic, items: getPool(topic).items }));
const own = courses.filter(({ topic }) => topic.slug !== certificationTopic);
const questions = selfTestRecords.get().map(({ slug, questions }) => ({
  course: slug,
  lessons: Object.keys(questions),
  all: Object.values(questions).flat(),
}));

const SEEDS = Array.from({ length: 50 }, (_, index) => index + 1);

test('every course has a self-test, whose ten questions come from all of its lessons in turn', () => {
  expect(courses).toHaveLength(getLearnContent().topics.length);
  for (const { topic, items } of own) {
    for (const seed of SEEDS) {
      const set = chooseSet(items, seed, selfTestSet);
      expect(new Set(set.map(({ id }) => id)).size, topic.slug).toBe(10);
      expect(new Set(set.map(({ lesson }) => lesson)).size).toBe(topic.lessons.length);
    }
  }
});

test('the certification test draws from every course and includes calculations', () => {
  const final = courses.find(({ topic }) => topic.slug === certificationTopic)?.items ?? [];
  for (const seed of SEEDS) {
    const set = chooseSet(final, seed, finalSet);
    expect(new Set(set.map(({ id }) => id)).size).toBe(20);
    expect(new Set(set.map(({ course }) => course)).size).toBe(courses.length);
    expect(set.filter(({ kind }) => kind === 'number').length).toBeGreaterThan(3);
  }
});

test('each course has at least 25 questions on its lessons, all different and in no lesson', () => {
  const exercises = getLearnContent().topics.flatMap(({ lessons }) =>
    lessons.flatMap(({ document }) => findExercises(document).map((found) => toPlainText(found))),
  );
  const asked = questions.flatMap(({ all }) => all.map(({ ask }) => ask));
  expect(new Set(asked).size).toBe(asked.length);
  for (const { course, lessons, all } of questions) {
    expect(all.length, course).toBeGreaterThanOrEqual(25);
    const slugs = getTopic(course as CourseId).lessons.map(({ slug }) => slug);
    expect(lessons.toSorted()).toEqual(slugs.toSorted());
    for (const { ask, right, wrong } of all) {
      expect(new Set([right, ...wrong]).size, ask).toBe(4);
      expect(
        exercises.filter((text) => text.includes(ask)),
        ask,
      ).toEqual([]);
    }
  }
});

test('always choosing the longest or the shortest answer is right less than one time in three', () => {
  for (const { course, all } of questions)
    for (const better of [Math.max, Math.min]) {
      const hits = all.filter(({ right, wrong }) => {
        const best = better(...wrong.map(({ length }) => length));
        return right.length !== best && better(right.length, best) === right.length;
      });
      expect(hits.length / all.length, course).toBeLessThan(1 / 3);
    }
});

test('each family of the practice room links to an existing lesson', () => {
  const lessons = getLearnContent().topics.flatMap((topic) =>
    topic.lessons.map((lesson) => lessonPath(topic, lesson)),
  );
  for (const { lesson } of practiceFamilies) expect(lessons).toContain(lesson);
});

test('the lesson on slips exists and has its title', () => {
  const topic = getTopic('safety');
  const lesson = topic.lessons.find((each) => lessonPath(topic, each) === slipLesson.href);
  expect(lesson?.title).toBe(slipLesson.title);
});

test('on paper the drawn syringe has its real length', () => {
  const html = toHtml(drawPracticeFigure({ barrel: barrels[0] as Barrel }));
  expect(html).toContain(`print:w-[${TRUE_WIDTH}]`);
});
