import { linkTo, pages } from '../pages';
import { withIds } from '../with-ids';
import courses from './courses.json' with { type: 'json' };

/**
 * The topics of the education section, in the order in which they are offered. Each has a folder of
 * its name beside this file, with an index.md and one numbered file a module.
 */
export const educationTopics = [
  'fundamentals',
  'clinical',
  'methods',
  'safety',
  'healthcare',
  'certification',
] as const;

export type EducationTopicId = (typeof educationTopics)[number];

/** The topic that has the answer for everybody: unknown topics and the audiences below show it. */
export const defaultTopic = 'fundamentals' satisfies EducationTopicId;

/**
 * Addresses for readers of one kind. They show the course that everybody starts with (specification), with a
 * document title of their own, and say where these readers go on.
 */
export const educationAudiences = withIds(courses.audiences).map(({ onward, ...audience }) => ({
  ...audience,
  onward: onward.map((to) =>
    'page' in to
      ? linkTo(pages[to.page as keyof typeof pages])
      : { label: to.label, href: to.href },
  ),
}));

/**
 * Every course: the topics, and one for the readers of each audience, which their page shows below the
 * fundamentals. Each has a folder of its name.
 */
export const educationCourses = [
  ...educationTopics,
  ...educationAudiences.map(({ id }) => id),
] as const;

export type CourseId = (typeof educationCourses)[number];

/**
 * What each course builds on, and the course that its last lesson leads on to; the last of all leads to the
 * map of the courses, which is drawn from this, in this order.
 */
export const coursePlan = withIds(courses.plan) as readonly {
  id: CourseId;
  needs: readonly CourseId[];
  next?: CourseId;
}[];

/** The topic whose enrolment card stands beside its modules. */
export const certificationTopic = 'certification' satisfies EducationTopicId;

/** The headings of the steps on the map of all courses. */
export const courseSteps = ['Start here', 'Then, in any order', 'After these'] as const;
