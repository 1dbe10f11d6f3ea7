import { practiceCourses, selfTestSet } from '@/content/practice';
import { memoise } from '@/lib/content/memoise';
import { getTopic } from '../education';
import { getCourseExercises } from '../exercises';
import { getLearnContent } from '../learn';
import { lessonPath } from '../page-paths';
import type { Topic } from '../schemas';
import type { ExercisePool } from './pool';

/** Every exercise of these courses, with the titles of their lessons. */
export function toPool(courses: readonly Topic[]): ExercisePool {
  return {
    exercises: courses.flatMap((topic) =>
      getCourseExercises(topic).map(({ key, kind, lesson, html }) => ({
        id: key,
        kind,
        course: topic.slug,
        lesson,
        html,
      })),
    ),
    titles: Object.fromEntries(
      courses.flatMap((topic) =>
        topic.lessons.map((lesson) => [lessonPath(topic, lesson), lesson.title]),
      ),
    ),
  };
}

/** What the drills of the practice room are chosen from. */
export const getPracticePool = memoise('practice-pool', () =>
  toPool(practiceCourses.map(getTopic)),
);

/** Whether a course has the exercises that a self-test takes; the check names one that has not. */
export function hasSelfTest(topic: Topic): boolean {
  return getCourseExercises(topic).length >= selfTestSet.size;
}

/** Every course with a self-test. */
export function getSelfTests(): Topic[] {
  return getLearnContent().topics.filter(hasSelfTest);
}
