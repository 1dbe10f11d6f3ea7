import {
  defaultTopic,
  type EducationTopicId,
  educationAudiences,
  educationTopics,
} from '@/content/education/topics';
import { ContentError } from '@/lib/content/content-error';
import { getLearnContent } from './learn';
import type { Lesson, Topic } from './schemas';

/** A topic of the education section. Throws a ContentError when it has no content. */
export function getTopic(id: EducationTopicId): Topic {
  const topic = getLearnContent().topics.find(({ slug }) => slug === id);
  if (!topic) {
    const file = `content/education/${id}/index.md`;
    throw new ContentError([{ file, message: 'is missing; each topic has one' }]);
  }
  return topic;
}

/** The topics that a topic's page leads on to. */
export function getRelatedTopics(topic: Topic): Topic[] {
  return topic.related.map(getTopic);
}

/** What an address under /education shows: a topic, or the default one for readers of one kind. */
export type EducationView = { topic: Topic; audience?: (typeof educationAudiences)[number] };

/** The view of an address's last part. Any text is safe to ask for: what is unknown shows the default topic. */
export function getEducationView(slug: string): EducationView {
  const id = educationTopics.find((known) => known === slug);
  if (id) return { topic: getTopic(id) };
  const audience = educationAudiences.find((known) => known.id === slug);
  return { topic: getTopic(defaultTopic), ...(audience && { audience }) };
}

/** Every address's last part that has a page of its own under /education. */
export function getEducationSlugs(): string[] {
  return [...educationTopics, ...educationAudiences.map(({ id }) => id)];
}

/** A lesson in its place: the topic it belongs to, its number from 1, and its neighbours. */
export type LessonView = {
  topic: Topic;
  lesson: Lesson;
  number: number;
  previous?: Lesson;
  next?: Lesson;
};

/** Every lesson of every topic, in the order of the topics. */
export function getLessonViews(): LessonView[] {
  return educationTopics.map(getTopic).flatMap((topic) =>
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

/** The time of all modules of a topic, in minutes. */
export function getTotalMinutes(topic: Topic): number {
  return topic.lessons.reduce((sum, { minutes }) => sum + minutes, 0);
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
