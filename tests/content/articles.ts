import { readPosts } from '@/lib/articles/read-posts';
import { blankCode } from '@/lib/markdown/blank-code';

/** Every article that is or will be published. Drafts are their authors' own business. */
export const articles = readPosts({
  now: new Date('9999-12-31T00:00:00Z'),
  includeUnpublished: false,
});

/** The words that a reader reads: no code, citation, callout marker or link address. */
export function readableText(markdown: string): string {
  return blankCode(markdown)
    .replace(/\[[@!][^\]]*\]/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
}
