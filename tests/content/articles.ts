import { postFiles, selectPosts } from '@/lib/articles/posts';
import type { MarkdownDocument } from '@/lib/content/document';
import { toPlainText } from '@/lib/markdown/plain-text';

/** Every article that is or will be published. Drafts are their authors' own business. */
export const articles = selectPosts(postFiles.read(), {
  now: new Date('9999-12-31T00:00:00Z'),
  includeUnpublished: false,
});

/** The words that a reader reads: no code, citation, callout marker or link address. */
export function readableText({ text }: MarkdownDocument): string {
  return toPlainText(text.tree, { withCode: false });
}
