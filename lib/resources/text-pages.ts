import { getPosts } from '@/lib/articles/posts';
import type { MarkdownDocument } from '@/lib/content/document';
import type { Change } from '@/lib/content/review';
import { getLearnContent } from '@/lib/learn/learn';
import { guidePath, lessonPath, topicPath } from '@/lib/learn/page-paths';

/** A page whose text is Markdown. */
export type TextPage = {
  title: string;
  path: string;
  document: MarkdownDocument;
  changes?: readonly Change[];
};

/** Articles, newest first, then topics with their lessons, guides and company pages. */
export function getTextPages(): TextPage[] {
  const { topics, guides, pages } = getLearnContent();
  return [
    ...getPosts().map((post) => ({ ...post, path: `/blog/${post.slug}` })),
    ...topics.flatMap((topic) => [
      { ...topic, path: topicPath(topic) },
      ...topic.lessons.map((lesson) => ({ ...lesson, path: lessonPath(topic, lesson) })),
    ]),
    ...guides.map((guide) => ({ ...guide, path: guidePath(guide) })),
    ...pages.map((page) => ({ ...page, path: `/${page.slug}` })),
  ];
}
