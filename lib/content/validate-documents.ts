import type { TextContext } from '@/lib/markdown/resolvers';
import { validateText } from '@/lib/markdown/validate-text';
import type { ContentProblem } from './content-error';
import type { MarkdownDocument } from './document';

/** Returns every problem in documents' texts that would otherwise break a page. */
export function validateDocuments(
  documents: readonly MarkdownDocument[],
  context: TextContext,
): ContentProblem[] {
  return documents.flatMap(({ file, text }) =>
    validateText(text, context).map((problem) => ({ file, ...problem })),
  );
}

/**
 * Whether reading a list of texts also validates every text. Builds and production servers skip it, because
 * `scripts/check-content.ts` runs before the build and each process would have to parse every text. An invalid text is
 * still refused when it is rendered (lib/glossary/cited-text.ts).
 */
export function validatesOnReading(): boolean {
  return process.env.NODE_ENV !== 'production';
}

/** Sorts problems by file, keeping their order within a file. */
export function byFile(a: ContentProblem, b: ContentProblem): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}
