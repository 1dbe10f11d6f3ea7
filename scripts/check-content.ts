/** Reads all content and reports every problem at once; the build does not start while there is one. */
import { collectProblems } from '@/lib/content/collect-problems';
import { ContentError } from '@/lib/content/content-error';
import { getLearnContent } from '@/lib/content/learn';
import { getPosts } from '@/lib/content/posts';

const problems = collectProblems([getPosts, getLearnContent]);
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exitCode = 1;
} else {
  const { topics, guides, pages } = getLearnContent();
  const lessons = topics.flatMap((topic) => topic.lessons);
  console.log(
    `Content: ${getPosts().length} posts, ${lessons.length} lessons in ${topics.length} topics, ` +
      `${guides.length} guides, ${pages.length} pages, no problems`,
  );
}
