import {
  type CourseId,
  coursePlan,
  defaultTopic,
  educationAudiences,
  educationCourses,
  educationTopics,
} from '@/content/education/topics';
import { ContentError } from '@/lib/content/content-error';
import { getLearnContent } from './learn';
import { coursePath, lessonPath } from './page-paths';
import type { CourseOutline } from './progress';
import type { Guide, Lesson, Topic, WrittenPage } from './schemas';

/** A course of the education section. Throws a ContentError when it has no content. */
export function getTopic(id: CourseId): Topic {
  const topic = getLearnContent().topics.find(({ slug }) => slug === id);
  if (!topic) {
    const file = `content/education/${id}/index.md`;
    throw new ContentError([{ file, message: 'is missing; each course has one' }]);
  }
  return topic;
}

/** The topics that a topic's page leads on to. */
export function getRelatedTopics(topic: Topic): Topic[] {
  return topic.related.map(getTopic);
}

/** The courses that a course builds on, and the one after it; the last has none. */
export function getCoursePlan({ slug }: Pick<Topic, 'slug'>): { needs: Topic[]; next?: Topic } {
  const { needs = [], next } = coursePlan.find(({ id }) => id === slug) ?? {};
  return { needs: needs.map(getTopic), ...(next && { next: getTopic(next) }) };
}

/** A kind of readers, and the course that is theirs alone. */
export type AudienceView = (typeof educationAudiences)[number] & { course: Topic };

/** What an address under /education shows: a topic, or the default one for readers of one kind. */
export type EducationView = { topic: Topic; audience?: AudienceView };

/** The view of an address's last part. Any text is safe to ask for: what is unknown shows the default topic. */
export function getEducationView(slug: string): EducationView {
  const id = educationTopics.find((known) => known === slug);
  if (id) return { topic: getTopic(id) };
  const audience = educationAudiences.find((known) => known.id === slug);
  return {
    topic: getTopic(defaultTopic),
    ...(audience && { audience: { ...audience, course: getTopic(audience.id) } }),
  };
}

/** Every address's last part that has a page of its own under /education. */
export function getEducationSlugs(): string[] {
  return [...educationCourses];
}

/** A lesson in its place: the course it belongs to, its number from 1, and its neighbours. */
export type LessonView = {
  topic: Topic;
  lesson: Lesson;
  number: number;
  previous?: Lesson;
  next?: Lesson;
};

/** Every lesson of every course, in the order of the courses. */
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

/** The lesson at /education/{topic}/{lesson}, if there is one. */
export function getLessonView(topicSlug: string, lessonSlug: string): LessonView | undefined {
  return getLessonViews().find(
    ({ topic, lesson }) => topic.slug === topicSlug && lesson.slug === lessonSlug,
  );
}

/** The day a topic last changed, in its own text or in one of its lessons, as ISO 8601. */
export function getTopicUpdatedAt(topic: Topic): string {
  return (
    [topic, ...topic.lessons]
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? topic.updatedAt
  );
}

/** The courses by steps: first those that need none, then those that need only earlier ones, and so on. */
export function getCourseSteps(): Topic[][] {
  const steps: Topic[][] = [];
  for (const { id } of coursePlan) {
    const step = getStep(id);
    steps[step] = [...(steps[step] ?? []), getTopic(id)];
  }
  return steps;
}

/** How many courses come before one in a row. Throws where two need each other. */
function getStep(id: CourseId, path: readonly CourseId[] = []): number {
  if (path.includes(id))
    throw new Error(`coursePlan goes in a circle: ${[...path, id].join(', ')}`);
  const needs = coursePlan.find((course) => course.id === id)?.needs ?? [];
  return Math.max(-1, ...needs.map((need) => getStep(need, [...path, id]))) + 1;
}

/** The way through all courses, for the file that the browser reads to say what comes next. */
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

/** A guide by its address, if there is one. */
export function getGuide(slug: string): Guide | undefined {
  return getLearnContent().guides.find((guide) => guide.slug === slug);
}

/** The last part of every guide's address. */
export function getGuideSlugs(): string[] {
  return getLearnContent().guides.map(({ slug }) => slug);
}

/** A page about the academy, such as /about, by its address, if there is one. */
export function getWrittenPage(slug: string): WrittenPage | undefined {
  return getLearnContent().pages.find((page) => page.slug === slug);
}

/** The address of every page about the academy, without its slash. */
export function getWrittenPageSlugs(): string[] {
  return getLearnContent().pages.map(({ slug }) => slug);
}
