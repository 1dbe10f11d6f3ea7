import { coursePlan } from '@/content/education/topics';
import { getTopic } from './education';
import { coursePath, lessonPath } from './page-paths';
import type { CourseOutline } from './progress';

/** The way through all courses, for the file that the browser reads to say what comes next. */
export function toCourseOutlines(): CourseOutline[] {
  return coursePlan.map(({ id, next }) => {
    const topic = getTopic(id);
    return {
      slug: id,
      title: topic.title,
      path: coursePath(topic),
      ...(next && { next }),
      lessons: topic.lessons.map((lesson) => ({
        title: lesson.title,
        path: lessonPath(topic, lesson),
      })),
    };
  });
}
