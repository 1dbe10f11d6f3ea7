import { educationAudiences } from '@/content/education/topics';
import { COURSES_PATH } from '@/content/paths';

/** The address of a topic's page. */
export function topicPath(topic: { slug: string }): string {
  return `${COURSES_PATH}/${topic.slug}`;
}

/** Where a course is shown: its topic's page, or its part of an audience's. */
export function coursePath({ slug }: { slug: string }): string {
  const isForAudience = educationAudiences.some(({ id }) => id === slug);
  return isForAudience ? `${topicPath({ slug })}#${COURSE_ANCHOR}` : topicPath({ slug });
}

/** The part of an audience's page with its own course. */
export const COURSE_ANCHOR = 'course';

/** The address of a lesson's page. */
export function lessonPath(topic: { slug: string }, lesson: { slug: string }): string {
  return `${topicPath(topic)}/${lesson.slug}`;
}

/** The address of a whole course on paper. */
export function printPath(topic: { slug: string }): string {
  return `${topicPath(topic)}/print`;
}

/** The last parts of addresses at a course that are no lesson's; a lesson's file may not take them. */
export const TAKEN_SLUGS = ['self-test', 'print'] as const;

/** The address of a course's self-test, and of the file with all exercises that it takes questions from. */
export function selfTestPath(topic: { slug: string }): string {
  return `${topicPath(topic)}/self-test`;
}
export function exercisesPath(topic: { slug: string }): string {
  return `${topicPath(topic)}/exercises.json`;
}

/** The address of a guide's page. */
export function guidePath(guide: { slug: string }): string {
  return `/guides/${guide.slug}`;
}
