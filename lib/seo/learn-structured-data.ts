import { getTopicUpdatedAt, getTotalMinutes, type LessonView } from '@/lib/learn/education';
import { guidePath, lessonPath, topicPath } from '@/lib/learn/page-paths';
import type { Guide, Topic, WrittenPage } from '@/lib/learn/schemas';
import { toIsoDuration } from '@/lib/text/format';
import { toAbsoluteUrl } from './site-url';
import { describePage, publisher } from './structured-data';

/** schema.org Course of a topic, from what its page shows. */
export function toCourseData(topic: Topic) {
  return {
    ...common(topic, topicPath(topic), getTopicUpdatedAt(topic)),
    '@type': 'Course',
    provider: publisher(),
    timeRequired: toIsoDuration(getTotalMinutes(topic)),
    about: topic.keyTopics,
    teaches: topic.outcomes,
    isAccessibleForFree: true,
    syllabusSections: topic.lessons.map((lesson) => ({
      '@type': 'Syllabus',
      name: lesson.title,
      description: lesson.description,
      timeRequired: toIsoDuration(lesson.minutes),
      url: toAbsoluteUrl(lessonPath(topic, lesson)),
    })),
  };
}

/** schema.org LearningResource of one lesson, as a part of its course. */
export function toLessonData({ topic, lesson, number }: LessonView) {
  return {
    ...common(lesson, lessonPath(topic, lesson), lesson.updatedAt),
    '@type': 'LearningResource',
    learningResourceType: 'Lesson',
    educationalLevel: lesson.level,
    timeRequired: toIsoDuration(lesson.minutes),
    position: number,
    isAccessibleForFree: true,
    publisher: publisher(),
    isPartOf: { '@type': 'Course', name: topic.title, url: toAbsoluteUrl(topicPath(topic)) },
  };
}

/** schema.org LearningResource of a guide. */
export function toGuideData(guide: Guide) {
  return {
    ...common(guide, guidePath(guide), guide.updatedAt),
    '@type': 'LearningResource',
    learningResourceType: 'Guide',
    isAccessibleForFree: true,
    publisher: publisher(),
  };
}

const PAGE_TYPES: Partial<Record<string, string>> = { about: 'AboutPage', contact: 'ContactPage' };

/** schema.org WebPage of a company page, or the closer type that there is for it. */
export function toWrittenPageData(page: WrittenPage) {
  return {
    ...common(page, `/${page.slug}`, page.updatedAt),
    '@type': PAGE_TYPES[page.slug] ?? 'WebPage',
    publisher: publisher(),
  };
}

function common(page: { title: string; description: string }, path: string, updatedAt: string) {
  return { ...describePage(page, path), dateModified: updatedAt };
}
