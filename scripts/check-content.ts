/** Reads all content and reports every problem at once; the build does not start while there is one. */
import { ContentError } from '@/lib/content/content-error';
import { getPosts } from '@/lib/content/posts';

try {
  const posts = getPosts();
  console.log(`Content: ${posts.length} posts, no problems`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
