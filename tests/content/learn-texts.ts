import { readLearnFiles, selectLearnContent } from '@/lib/learn/learn';
import { guidePath, lessonPath, topicPath } from '@/lib/learn/page-paths';
import type { LearnContent } from '@/lib/learn/schemas';

/** Every text of the education section, the guides and the company pages as authors wrote it. */
export const learn: LearnContent = selectLearnContent(readLearnFiles());

export const lessons = learn.topics.flatMap((topic) =>
  topic.lessons.map((lesson) => ({
    ...lesson,
    topic: topic.slug,
    path: lessonPath(topic, lesson),
  })),
);

/** All of them in one shape: path, title, description, Markdown, document and the texts of their lists. */
export const learnTexts = [
  ...learn.topics.map((topic) => ({
    path: topicPath(topic),
    title: topic.title,
    description: topic.description,
    content: topic.content,
    document: topic.document,
    lists: [...topic.keyTopics, ...topic.outcomes],
  })),
  ...lessons.map(({ path, title, description, content, document }) => ({
    path,
    title,
    description,
    content,
    document,
    lists: [],
  })),
  ...learn.guides.map((guide) => ({
    path: guidePath(guide),
    title: guide.title,
    description: guide.description,
    content: guide.content,
    document: guide.document,
    lists: [...guide.tips, ...guide.warnings],
  })),
  ...learn.pages.map(({ slug, title, description, content, document }) => ({
    path: `/${slug}`,
    title,
    description,
    content,
    document,
    lists: [],
  })),
];
