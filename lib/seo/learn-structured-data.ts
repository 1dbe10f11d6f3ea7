import { pages } from '@/content/pages';
import { getCoursePlan, getTopicUpdatedAt, type LessonView } from '@/lib/learn/education';
import { coursePath, guidePath, lessonPath, selfTestPath } from '@/lib/learn/page-paths';
import type { Guide, Lesson, Topic, WrittenPage } from '@/lib/learn/schemas';
import { describeSelfTest } from '@/lib/learn/sets/course-pools';
import { getMinutes, getTotalMinutes } from '@/lib/learn/study-time';
import { toIsoDuration } from '@/lib/text/format';
import { toAbsoluteUrl } from './site-url';
import { describePage, getLastReviewed, getPageOf, principles, publisher } from './structured-data';

/** schema.org Course: its lessons as parts, and the courses it builds on as prerequisites. */
export function getCourseData(topic: Topic) {
  const { needs } = getCoursePlan(topic);
  return {
    ...common(topic, coursePath(topic), getTopicUpdatedAt(topic)),
    '@type': 'Course',
    provider: publisher(),
    timeRequired: toIsoDuration(getTotalMinutes(topic)),
    about: topic.keyTopics.map((name) => ({ '@type': 'Thing', name })),
    teaches: topic.outcomes,
    ...(needs.length > 0 && { coursePrerequisites: needs.map(getCourseName) }),
    isAccessibleForFree: true,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: toIsoDuration(getTotalMinutes(topic)),
    },
    hasPart: topic.lessons.map((lesson, index) => ({
      ...getPart(lesson, index + 1),
      name: lesson.title,
      url: toAbsoluteUrl(lessonPath(topic, lesson)),
    })),
  };
}

/** schema.org ItemList of courses, in the given order. */
export function getCourseListData(courses: readonly Topic[]) {
  // An ItemList has no inLanguage.
  const { inLanguage: _, ...page } = describePage(pages.courses);
  return {
    ...page,
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: getCourseName(course),
    })),
  };
}

/** schema.org LearningResource of one lesson, as a part of its course. */
export function getLessonData({ topic, lesson, number }: LessonView) {
  const data = describeText(lesson, lessonPath(topic, lesson), getPart(lesson, number));
  return { ...data, isPartOf: getCourseName(topic) };
}

/** schema.org Quiz of a course: questions on what its lessons teach. */
export function getSelfTestData(topic: Topic) {
  return {
    ...describePage({ ...describeSelfTest(topic), path: selfTestPath(topic) }),
    '@type': 'Quiz',
    about: topic.keyTopics.map((name) => ({ '@type': 'Thing', name })),
    isAccessibleForFree: true,
    publisher: publisher(),
    isPartOf: getCourseName(topic),
  };
}

/** schema.org LearningResource of the practice room. */
export function getPracticeData() {
  return {
    ...describePage(pages.practice),
    '@type': 'LearningResource',
    learningResourceType: 'Exercises',
    isAccessibleForFree: true,
    publisher: publisher(),
  };
}

function getPart(lesson: Lesson, position: number) {
  return {
    '@type': 'LearningResource',
    learningResourceType: 'Lesson',
    educationalLevel: lesson.level,
    timeRequired: toIsoDuration(getMinutes(lesson)),
    position,
  };
}

function getCourseName(topic: Topic) {
  return { '@type': 'Course', name: topic.title, url: toAbsoluteUrl(coursePath(topic)) };
}

/** schema.org LearningResource of a guide. */
export function getGuideData(guide: Guide) {
  const type = { '@type': 'LearningResource', learningResourceType: 'Guide' };
  return describeText(guide, guidePath(guide), type);
}

function describeText(page: Lesson | Guide, path: string, own: object) {
  return {
    ...common(page, path, page.updatedAt),
    ...own,
    ...getPageOf(path, page.reviewedAt),
    ...principles(),
    isAccessibleForFree: true,
    publisher: publisher(),
  };
}

const PAGE_TYPES: Partial<Record<string, string>> = { about: 'AboutPage', contact: 'ContactPage' };

/** schema.org WebPage of a company page, or AboutPage or ContactPage. */
export function getWrittenPageData(page: WrittenPage) {
  return {
    ...common(page, `/${page.slug}`, page.updatedAt),
    '@type': PAGE_TYPES[page.slug] ?? 'WebPage',
    ...getLastReviewed(page.reviewedAt),
    publisher: publisher(),
  };
}

function common(page: { title: string; description: string }, path: string, updatedAt: string) {
  return { ...describePage({ ...page, path }), dateModified: updatedAt };
}
