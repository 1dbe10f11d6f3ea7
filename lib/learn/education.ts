import {
  type CourseId,
  coursePlan,
  defaultTopic,
  educationAudiences,
  educationCourses,
  educationTopics,
} from '@/content/education/topics';
import { getLearnContent } from './learn';
import { coursePath, lessonPath } from './page-paths';
import type { CourseOutline } from './progress';
import type { Guide, Lesson, Topic, WrittenPage } from './schemas';

/** Returns a course of the education section; that it has content is checked when the content is read. */
export function getTopic(id: CourseId): Topic {
  const topic = getLearnContent().topics.find(({ slug }) => slug === id);
  if (!topic) throw new Error(`There is no course ${id}.`);
  return topic;
}

/** Returns the courses that a course requires, and the one after it; the last has none. */
export function getCoursePlan({ slug }: Pick<Topic, 'slug'>): { needs: Topic[]; next?: Topic } {
  const { needs = [], next } = coursePlan.find(({ id }) => id === slug) ?? {};
  return { needs: needs.map(getTopic), ...(next && { next: getTopic(next) }) };
}

/** An audience, and the course for it alone. */
export type AudienceView = (typeof educationAudiences)[number] & { course: Topic };

/** What a page under /education shows: a topic, or the default topic for an audience. */
export type EducationView = { topic: Topic; audience?: AudienceView };

/** Returns the view for a slug. Any text is safe: an unknown slug gives the default topic. */
export function getEducationView(slug: string): EducationView {
  const id = educationTopics.find((known) => known === slug);
  if (id) return { topic: getTopic(id) };
  const audience = educationAudiences.find((known) => known.id === slug);
  return {
    topic: getTopic(defaultTopic),
    ...(audience && { audience: { ...audience, course: getTopic(audience.id) } }),
  };
}

/** A lesson with its course, its number from 1, and its neighbours. */
export type LessonView = {
  topic: Topic;
  lesson: Lesson;
  number: number;
  previous?: Lesson;
  next?: Lesson;
};

/** Returns every lesson of every course, in the order of the courses. */
export function getLessonViews(): LessonView[] {
  return educationCourses.map(getTopic).flatMap((topic) =>
    topic.lessons.map((lesson, index) => ({
      topic,
      lesson,
      number: index + 1,
      previous: topic.lessons[index - 1],
      next: topic.lessons[index + 1],
    })),
  );
}

/** Returns the lesson at /education/{topic}/{lesson}, if there is one. */
export function getLessonView(topicSlug: string, lessonSlug: string): LessonView | undefined {
  return getLessonViews().find(
    ({ topic, lesson }) => topic.slug === topicSlug && lesson.slug === lessonSlug,
  );
}

/** Returns the day a topic or one of its lessons last changed, as ISO 8601. */
export function getTopicUpdatedAt({ updatedAt, lessons }: Topic): string {
  const dates = [updatedAt, ...lessons.map((lesson) => lesson.updatedAt)];
  return dates.sort().at(-1) ?? updatedAt;
}

/** Returns courses by step: first those without prerequisites, then those that need only earlier ones, and so on. */
export function getCourseSteps(): Topic[][] {
  const steps: Topic[][] = [];
  for (const { id } of coursePlan) {
    const step = getStep(id);
    steps[step] = [...(steps[step] ?? []), getTopic(id)];
  }
  return steps;
}

/** Returns the length of the longest chain of prerequisites of a course. Throws on a cycle. */
function getStep(id: CourseId, path: readonly CourseId[] = []): number {
  if (path.includes(id))
    throw new Error(
      `content/education/courses.json: the prerequisites form a cycle: ${[...path, id].join(', ')}`,
    );
  const needs = coursePlan.find((course) => course.id === id)?.needs ?? [];
  return Math.max(-1, ...needs.map((need) => getStep(need, [...path, id]))) + 1;
}

/** Returns the outlines of all courses, for the JSON file that tells the browser what is next. */
export function getCourseOutlines(): CourseOutline[] {
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

/** Returns a guide by its slug, if there is one. */
export function getGuide(slug: string): Guide | undefined {
  return getLearnContent().guides.find((guide) => guide.slug === slug);
}

/** Returns a page about the academy, such as /about, by its slug, if there is one. */
export function getWrittenPage(slug: string): WrittenPage | undefined {
  return getLearnContent().pages.find((page) => page.slug === slug);
}
