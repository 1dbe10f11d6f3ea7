import { selfTestSet } from '@/content/practice';
import { findExercises } from '../check-exercises';
import { getLessonExercises } from '../exercises';
import { getLearnContent } from '../learn';
import { lessonPath } from '../page-paths';
import type { Topic } from '../schemas';
import type { ExercisePool } from './pool';

/** Every exercise of these courses, with the titles of their lessons. */
export function getPool(courses: readonly Topic[]): ExercisePool {
  const lessons = courses.flatMap((topic) => topic.lessons.map((lesson) => ({ topic, lesson })));
  return {
    exercises: lessons.flatMap(({ topic, lesson }) =>
      getLessonExercises(topic, lesson).map(({ key, kind, lesson: path, html }) => ({
        id: key,
        kind,
        course: topic.slug,
        lesson: path,
        html: nameReferences(html, lesson.title),
      })),
    ),
    titles: Object.fromEntries(
      lessons.map(({ topic, lesson }) => [lessonPath(topic, lesson), lesson.title]),
    ),
  };
}

/** Marks of citations with the lesson whose reference they lead to: exercises of several stand on one page. */
function nameReferences(html: string, title: string): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replaceAll(/aria-label="Reference \d+(?=")/g, (label) => `${label} of ${name}`);
}

/** Whether a course has the exercises that a self-test takes; the check names one that has not. */
export function hasSelfTest(topic: Topic): boolean {
  const count = topic.lessons.reduce(
    (sum, { document }) => sum + findExercises(document).length,
    0,
  );
  return count >= selfTestSet.size;
}

/** Every course with a self-test. */
export function getSelfTests(): Topic[] {
  return getLearnContent().topics.filter(hasSelfTest);
}

/** How a self-test is called on its page, in lists and in answers of the search. */
export function describeSelfTest({ title }: Pick<Topic, 'title'>) {
  return {
    title: `Self-test: ${title}`,
    description: `Ten questions across the lessons of ${title}, with a reason for every answer and a sheet of results to print.`,
  };
}
