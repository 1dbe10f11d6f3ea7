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

/** Addresses for readers of one kind. They have no content of their own (specification). */
export const educationAudiences = [
  { id: 'researchers', title: 'Peptide Fundamentals for Researchers', readers: 'researchers' },
  { id: 'students', title: 'Peptide Fundamentals for Students', readers: 'students' },
  { id: 'public', title: 'Peptide Fundamentals for the Public', readers: 'the public' },
] as const;

/** The topic whose enrolment card stands beside its modules. */
export const certificationTopic = 'certification' satisfies EducationTopicId;
