import type { ContentProblem } from '@/lib/content/content-error';
import { parsePost } from '@/lib/content/read-posts';

/** A site with one reference and one image. */
export const context = {
  isKnownReference: (key: string) => key === 'known-2021',
  isPublicFile: (urlPath: string) => urlPath === '/images/here.webp',
};

/** The problems of a post's text; fails the test when there are none. */
export function problemsOf(source: string, fileName = 'a-post.md'): ContentProblem[] {
  const result = parsePost(fileName, source, context);
  if (!Array.isArray(result)) throw new Error('the post was accepted');
  return result;
}

/** The post of a text; fails the test when the text has problems. */
export function parse(source: string, fileName = 'a-post.md') {
  const result = parsePost(fileName, source, context);
  if (Array.isArray(result)) throw new Error(JSON.stringify(result));
  return result;
}
