import { educationAudiences } from '@/content/education/topics';
import { COURSES_PATH } from '@/content/paths';

/** Returns the path of a topic's page. */
export function topicPath(topic: { slug: string }): string {
  return `${COURSES_PATH}/${topic.slug}`;
}

/** Returns the path of a course: its topic's page, or its section of an audience's page. */
export function coursePath({ slug }: { slug: string }): string {
  const isForAudience = educationAudiences.some(({ id }) => id === slug);
  return isForAudience ? `${topicPath({ slug })}#${COURSE_ANCHOR}` : topicPath({ slug });
}

/** The anchor of the section with an audience's own course. */
export const COURSE_ANCHOR = 'course';

/** Returns the path of a lesson's page. */
export function lessonPath(topic: { slug: string }, lesson: { slug: string }): string {
  return `${topicPath(topic)}/${lesson.slug}`;
}

/** Returns the path of a course's printable page. */
export function printPath(topic: { slug: string }): string {
  return `${topicPath(topic)}/print`;
}

/** Slugs of course pages that are not lessons; a lesson's file may not use them. */
export const TAKEN_SLUGS = ['self-test', 'print'] as const;

/** Return the paths of a course's self-test, and of the JSON file from which it draws its questions. */
export function selfTestPath(topic: { slug: string }): string {
  return `${topicPath(topic)}/self-test`;
}
export function exercisesPath(topic: { slug: string }): string {
  return `${topicPath(topic)}/exercises.json`;
}

/** Returns the path of a guide's page. */
export function guidePath(guide: { slug: string }): string {
  return `/guides/${guide.slug}`;
}
