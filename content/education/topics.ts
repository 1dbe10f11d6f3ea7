import { linkTo, pages } from '../pages';

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
export const educationAudiences = [
  {
    id: 'researchers',
    title: 'Peptide Fundamentals for Researchers',
    readers: 'researchers',
    onward: [
      linkTo(pages.evidenceMap),
      linkTo(pages.papers),
      { label: 'Purity and what HPLC shows', href: '/blog/purity-and-what-hplc-shows' },
      { label: 'How peptides are made', href: '/blog/how-peptides-are-synthesised' },
    ],
  },
  {
    id: 'students',
    title: 'Peptide Fundamentals for Students',
    readers: 'students',
    onward: [
      linkTo(pages.glossary),
      { label: 'How to read a clinical trial', href: '/blog/how-to-read-a-clinical-trial' },
      { label: 'Statistics for readers of trials', href: '/blog/statistics-for-readers-of-trials' },
      { label: 'From mouse to human', href: '/blog/from-mouse-to-human' },
    ],
  },
  {
    id: 'public',
    title: 'Peptide Fundamentals for the Public',
    readers: 'the public',
    onward: [
      { label: "Beginner's guide", href: '/guides/beginners' },
      { label: 'Safety guide', href: '/guides/safety' },
      { label: 'Who regulates peptides', href: '/blog/who-regulates-peptides' },
      {
        label: 'Counterfeit and grey-market peptides',
        href: '/blog/counterfeit-and-grey-market-peptides',
      },
    ],
  },
] as const;

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
export const coursePlan: readonly {
  id: CourseId;
  needs: readonly CourseId[];
  next?: CourseId;
}[] = [
  { id: 'fundamentals', needs: [], next: 'safety' },
  { id: 'safety', needs: ['fundamentals'], next: 'clinical' },
  { id: 'clinical', needs: ['fundamentals'], next: 'methods' },
  { id: 'methods', needs: ['fundamentals'], next: 'healthcare' },
  { id: 'public', needs: ['fundamentals'], next: 'safety' },
  { id: 'students', needs: ['fundamentals'], next: 'clinical' },
  { id: 'healthcare', needs: ['safety', 'clinical'], next: 'certification' },
  { id: 'researchers', needs: ['clinical', 'methods'], next: 'certification' },
  { id: 'certification', needs: ['safety', 'clinical', 'methods'] },
];

/** The topic whose enrolment card stands beside its modules. */
export const certificationTopic = 'certification' satisfies EducationTopicId;

/** The headings of the steps on the map of all courses. */
export const courseSteps = ['Start here', 'Then, in any order', 'After these'] as const;
