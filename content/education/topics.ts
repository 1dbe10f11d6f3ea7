import { linkTo, pages } from '../pages';
import { withIds } from '../with-ids';
import courses from './courses.json' with { type: 'json' };

/**
 * The topics of the education section, in the order in which they are offered. Each has a folder of
 * its name beside this file, with an index.md and one numbered file per module.
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

/** The topic shown at the addresses of unknown topics and of the audiences below. */
export const defaultTopic = 'fundamentals' satisfies EducationTopicId;

/**
 * Pages for one kind of reader each. They show the default topic (specification) with a document title of their own,
 * and links to further reading for these readers (`onward`).
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
 * Every course: the topics, and one per audience, which the page of that audience shows below the fundamentals. Each
 * has a folder of its name.
 */
export const educationCourses = [
  ...educationTopics,
  ...educationAudiences.map(({ id }) => id),
] as const;

export type CourseId = (typeof educationCourses)[number];

/**
 * The courses that each course builds on (`needs`), and the one that its last lesson links to (`next`; without one, it
 * links to the map of the courses). The map is generated from this list, in this order.
 */
export const coursePlan = withIds(courses.plan) as readonly {
  id: CourseId;
  needs: readonly CourseId[];
  next?: CourseId;
}[];

/** The topic whose page shows an enrolment card beside its modules. */
export const certificationTopic = 'certification' satisfies EducationTopicId;

/** The headings of the steps on the map of all courses. */
export const courseSteps = ['Start here', 'Then, in any order', 'After these'] as const;
