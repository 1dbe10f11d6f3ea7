import { certificationTopic } from '@/content/education/topics';
import { finalSet, selfTestSet } from '@/content/practice';
import { practiceFamilies } from '@/content/practice-families';
import { toHash } from '@/lib/exercises/shuffle';
import { selfTestRecords } from '@/lib/records/tool-texts';
import { getLearnContent } from '../learn';
import { lessonPath } from '../page-paths';
import type { Topic } from '../schemas';
import type { SetRule } from './choose';
import type { Pool, PooledItem } from './pool';

/** Returns the pool of a course's self-test; the certification's self-test draws from all courses. */
export function getPool(topic: Topic): Pool {
  const courses = isFinal(topic) ? getLearnContent().topics : [topic];
  const lessons = courses.flatMap((course) =>
    course.lessons.map((lesson) => ({ course, lesson, path: lessonPath(course, lesson) })),
  );
  return {
    items: lessons.flatMap(({ course, lesson, path }): PooledItem[] => {
      const at = { course: course.slug, lesson: path };
      const questions = findRecord(course)?.questions[lesson.slug] ?? [];
      const families = practiceFamilies.filter((family) => family.lesson === path);
      return [
        ...questions.map((question) => ({
          id: `question-${toHash(question.ask).toString(36)}`,
          kind: 'choice',
          ...at,
          ...question,
        })),
        ...families.map(({ id }) => ({ id: `problem-${id}`, kind: 'number', ...at, family: id })),
      ];
    }),
    titles: Object.fromEntries(lessons.map(({ path, lesson }) => [path, lesson.title])),
  };
}

function findRecord({ slug }: Pick<Topic, 'slug'>) {
  return selfTestRecords.get().find((record) => record.slug === slug);
}

function isFinal({ slug }: Pick<Topic, 'slug'>): boolean {
  return slug === certificationTopic;
}

/** Returns the size and balance of the sets in a course's self-test. */
export function getSetRule(topic: Pick<Topic, 'slug'>): SetRule {
  return isFinal(topic) ? finalSet : selfTestSet;
}

/** Returns every course with a self-test. */
export function getSelfTests(): Topic[] {
  return getLearnContent().topics.filter(hasSelfTest);
}

/** Whether a course has self-test questions. */
export function hasSelfTest(topic: Pick<Topic, 'slug'>): boolean {
  return findRecord(topic) !== undefined;
}

/** Returns the title and description of a self-test, for its page, lists and search results. */
export function describeSelfTest(topic: Pick<Topic, 'title' | 'slug'>) {
  const { title } = topic;
  const questions = isFinal(topic)
    ? 'Twenty questions from all courses'
    : `Ten questions across the lessons of ${title}`;
  return {
    title: `Self-test: ${title}`,
    description: `${questions}, none of them an exercise of a lesson, with a reason for every answer and a sheet of results to print.`,
  };
}
