import { postFiles, selectPosts } from '@/lib/articles/posts';
import type { MarkdownDocument } from '@/lib/content/document';
import { toPlainText } from '@/lib/markdown/plain-text';

/** Every article that is or will be published, without drafts. */
export const articles = selectPosts(postFiles.read(), {
  now: new Date('9999-12-31T00:00:00Z'),
  includeUnpublished: false,
});

/** The words that a reader sees, without code, citations, callout markers and link addresses. */
export function readableText({ text }: MarkdownDocument): string {
  return toPlainText(text.tree, { withCode: false });
}
