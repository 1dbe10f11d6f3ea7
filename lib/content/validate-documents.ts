import type { TextContext } from '@/lib/markdown/resolvers';
import { validateText } from '@/lib/markdown/validate-text';
import type { ContentProblem } from './content-error';
import type { MarkdownDocument } from './document';

/** Everything wrong with the texts of documents: what would surface as a broken page. */
export function validateDocuments(
  documents: readonly MarkdownDocument[],
  context: TextContext,
): ContentProblem[] {
  return documents.flatMap(({ file, text }) =>
    validateText(text, context).map((problem) => ({ file, ...problem })),
  );
}

/**
 * Whether lists of texts are given only when every text is right. A build and a server do not look again at
 * what `scripts/check-content.ts` has looked at before the build: that would parse every text in each of their
 * processes. What they show is still refused when it is wrong (lib/glossary/cited-text.ts).
 */
export function validatesOnReading(): boolean {
  return process.env.NODE_ENV !== 'production';
}

/** Problems in the order of their files, those of one file as they were found. */
export function byFile(a: ContentProblem, b: ContentProblem): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}
