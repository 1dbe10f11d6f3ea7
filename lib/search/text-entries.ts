import type { Post } from '@/lib/articles/post';
import { ofText } from '@/lib/content/of-text';
import { getLearnContent } from '@/lib/learn/learn';
import { coursePath, guidePath, lessonPath } from '@/lib/learn/page-paths';
import type { WrittenPage } from '@/lib/learn/schemas';
import { type Section, toSections } from '@/lib/markdown/sections';
import { searchWordsRecord } from '@/lib/records/search-words';
import { type SearchEntry, toAsked } from './entry';
import { toQuestionWord } from './words';

/** An article, its text by headings. */
export function toArticleEntry({
  slug,
  title,
  description,
  author,
  tags,
  document,
}: Post): SearchEntry {
  return {
    kind: 'article',
    label: 'Article',
    address: `/blog/${slug}`,
    title,
    description,
    author,
    tags,
    // Only as a whole: the words of a question would count as words of the title.
    names: (searchWordsRecord.get().askedFor[`/blog/${slug}`] ?? []).map(toQuestionWord),
    sections: sectionsOf(document),
  };
}

/** Courses, their lessons, and guides. */
export function toLearnEntries(): SearchEntry[] {
  const { topics, guides } = getLearnContent();
  return [
    ...guides.map((guide) => ({
      ...toWrittenEntry(guide, guidePath(guide), 'Guide'),
      tags: [...guide.tips, ...guide.warnings],
    })),
    ...topics.flatMap((topic) => [
      {
        ...toWrittenEntry(topic, coursePath(topic), 'Course'),
        tags: [...topic.keyTopics, ...topic.outcomes],
      },
      ...topic.lessons.map((lesson) => toWrittenEntry(lesson, lessonPath(topic, lesson), 'Lesson')),
    ]),
  ];
}

/** Pages about the academy, such as /about. */
export function toCompanyEntries(): SearchEntry[] {
  return getLearnContent().pages.map(
    (page): SearchEntry => ({
      ...toWrittenEntry(page, `/${page.slug}`, 'Page'),
      kind: 'page',
    }),
  );
}

function toWrittenEntry(page: WrittenPage, address: string, label: string): SearchEntry {
  return {
    kind: 'lesson',
    label,
    address,
    title: page.title,
    description: page.description,
    names: toAsked(address),
    sections: sectionsOf(page.document),
  };
}

/** A text by its headings. */
export const sectionsOf = ofText('sections', ({ text }): Section[] => toSections(text.tree));
