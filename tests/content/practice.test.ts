import { expect, test } from 'vitest';
import { selfTestSet, slipLesson } from '@/content/practice';
import { practiceFamilies } from '@/content/practice-families';
import { getTopic } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { lessonPath } from '@/lib/learn/page-paths';
import { chooseSet } from '@/lib/learn/sets/choose';
import { getPool, getSelfTests } from '@/lib/learn/sets/course-pools';

// Read before the tests, whose time is for what they claim.
const selfTests = getSelfTests().map((topic) => ({ topic, exercises: getPool([topic]).exercises }));

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

test('no two exercises of a pool have one anchor, since all may stand on one page', () => {
  for (const { exercises } of selfTests) {
    const anchors = exercises.map(({ id }) => id.split('#')[1]);
    expect(new Set(anchors).size).toBe(anchors.length);
  }
});

test('each family of the practice room leads to a lesson that is there', () => {
  const lessons = getLearnContent().topics.flatMap((topic) =>
    topic.lessons.map((lesson) => lessonPath(topic, lesson)),
  );
  for (const { lesson } of practiceFamilies) expect(lessons).toContain(lesson);
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
