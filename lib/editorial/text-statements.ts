import type { Statement } from '@/lib/evidence/check-numbers';
import * as markdown from '@/lib/markdown/statements';
import { isExample } from './examples';
import type { ContentText } from './rules/corpus';

/** The statements of a text as the check of numbers takes them. */
export function toStatements({ document: { file, text } }: ContentText): Statement[] {
  return markdown.toStatements(text.tree).map(({ callout, headings, ...statement }) => ({
    ...statement,
    file,
    isSupposed: callout === 'EXAMPLE' || headings.some(isExample),
  }));
}
