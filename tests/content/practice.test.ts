import { expect, test } from 'vitest';
import { practiceCourses, practiceSet, selfTestSet, slipLesson } from '@/content/practice';
import { getTopic } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { lessonPath } from '@/lib/learn/page-paths';
import { chooseSet } from '@/lib/learn/sets/choose';
import { getPool, getPracticePool, getSelfTests } from '@/lib/learn/sets/course-pools';

// Read before the tests, whose time is for what they claim.
const selfTests = getSelfTests().map((topic) => ({ topic, exercises: getPool([topic]).exercises }));
const { exercises, titles } = getPracticePool();

const SEEDS = Array.from({ length: 50 }, (_, index) => index + 1);

test('every course has a self-test, whose ten questions come from all of its lessons in turn', () => {
  expect(selfTests).toHaveLength(getLearnContent().topics.length);
  for (const { topic, exercises } of selfTests) {
    for (const seed of SEEDS) {
      const set = chooseSet(exercises, seed, selfTestSet.size, selfTestSet.evenly);
      expect(new Set(set.map(({ id }) => id)).size, topic.slug).toBe(10);
      expect(new Set(set.map(({ lesson }) => lesson)).size).toBe(topic.lessons.length);
      expect(new Set(set.map(({ kind }) => kind)).size).toBeGreaterThan(2);
    }
  }
});

test('twenty drills are of every kind and of every course, and a third of them are numbers, syringes or labels', () => {
  expect(Object.keys(titles)).toHaveLength(
    practiceCourses.reduce((sum, id) => sum + getTopic(id).lessons.length, 0),
  );
  const kinds = new Set(exercises.map(({ kind }) => kind));
  for (const seed of SEEDS) {
    const set = chooseSet(exercises, seed, practiceSet.size, practiceSet.evenly);
    expect(new Set(set.map(({ id }) => id)).size).toBe(20);
    expect(new Set(set.map(({ kind }) => kind))).toEqual(kinds);
    expect(new Set(set.map(({ course }) => course)).size).toBe(practiceCourses.length);
    const counted = set.filter(({ kind }) => ['number', 'read', 'draw'].includes(kind));
    expect(counted.length).toBeGreaterThanOrEqual(7);
  }
});

test('no two exercises of the pool have one anchor, since all may stand on one page', () => {
  const anchors = exercises.map(({ id }) => id.split('#')[1]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('the lesson on slips is there under its title', () => {
  const topic = getTopic('safety');
  const lesson = topic.lessons.find((each) => lessonPath(topic, each) === slipLesson.href);
  expect(lesson?.title).toBe(slipLesson.title);
});

test('a mark of a citation is named after its lesson, so that no two lead to different places under one name', () => {
  const all = selfTests.flatMap((test) => test.exercises.map(({ html }) => html)).join('');
  const marks = [...all.matchAll(/<a href="([^"]+)" aria-label="(Reference[^"]+)"/g)];
  expect(marks.length).toBeGreaterThan(20);
  const places = new Map(marks.map(([, href, name]) => [name, href]));
  expect(marks.filter(([, href, name]) => places.get(name) !== href)).toEqual([]);
});
