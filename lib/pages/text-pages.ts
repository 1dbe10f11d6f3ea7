import { educationAudiences } from '@/content/education/topics';
import { pages } from '@/content/pages';
import { COURSES_PATH } from '@/content/paths';
import type { Post } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { toLastChange } from '@/lib/content/review';
import { toTextFacts } from '@/lib/content/text-facts';
import { getTopicUpdatedAt } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { coursePath, guidePath, lessonPath, printPath, selfTestPath } from '@/lib/learn/page-paths';
import type { Topic, WrittenPage } from '@/lib/learn/schemas';
import { describeSelfTest, hasSelfTest } from '@/lib/learn/sets/course-pools';
import { getWords, type Page, type PageKind } from './page';

/** Articles, newest first, then courses with their lessons and self-tests, guides and company pages. */
export function getTextPages(): Page[] {
  const { topics, guides, pages: companyPages } = getLearnContent();
  return [
    ...getPosts().map(describeArticle),
    ...topics.flatMap(describeCourse),
    ...guides.map((guide) => ({
      ...describeText('Guide', guidePath(guide), guide),
      points: [...guide.tips, ...guide.warnings],
    })),
    ...companyPages.map((page) => describeText('Page', `/${page.slug}`, page)),
  ];
}

/** The page of an article. */
export function describeArticle(post: Post): Page {
  const { slug, tags, author } = post;
  const page = describeText('Article', `/blog/${slug}`, post);
  return { ...page, under: [pages.articles.path], tags, author };
}

type Text = Omit<WrittenPage, 'slug' | 'content' | 'updatedAt'> & {
  publishedAt?: string;
  updatedAt?: string;
};

function describeText(kind: PageKind, path: string, text: Text): Page {
  const { title, description, document, changes } = text;
  return {
    kind,
    path,
    title,
    description,
    document,
    getWords: () => toTextFacts(document),
    updatedAt: toLastChange(text),
    changes,
  };
}

/** A course also has the words of its lessons, and its date is that of the newest. */
function describeCourse(topic: Topic): Page[] {
  const path = coursePath(topic);
  const lessons = topic.lessons.map((lesson) => ({
    ...describeText('Lesson', lessonPath(topic, lesson), lesson),
    under: [path],
  }));
  const audience = educationAudiences.find(({ id }) => id === topic.slug);
  const updatedAt = getTopicUpdatedAt(topic);
  const course: Page = {
    ...describeText('Course', path, topic),
    ...(audience && { crumb: `For ${audience.readers}` }),
    under: [COURSES_PATH],
    tags: topic.keyTopics,
    points: topic.outcomes,
    getWords: () => {
      const all = [toTextFacts(topic.document), ...lessons.map((lesson) => getWords(lesson))];
      return {
        text: all.map(({ text }) => text).join('\n'),
        keys: all.flatMap(({ keys }) => keys),
      };
    },
    updatedAt,
  };
  const selfTest: Page = {
    kind: 'Self-test',
    path: selfTestPath(topic),
    ...describeSelfTest(topic),
    crumb: 'Self-test',
    under: [path],
    tags: topic.keyTopics,
    updatedAt,
  };
  const printed: Page = {
    ...course,
    kind: 'Page',
    path: printPath(topic),
    crumb: 'On paper',
    under: [COURSES_PATH, path],
    isUnlisted: true,
  };
  return [course, ...lessons, ...(hasSelfTest(topic) ? [selfTest] : []), printed];
}
