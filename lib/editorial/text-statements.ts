import type { Statement } from '@/lib/evidence/check-numbers';
import * as markdown from '@/lib/markdown/statements';
import { isExample } from './examples';
import type { ContentText, Corpus } from './rules/corpus';

/** The statements of a text as the check of numbers takes them. */
export function toStatements({ document: { file, text } }: ContentText): Statement[] {
  return markdown.toStatements(text.tree).map(({ callout, headings, ...statement }) => ({
    ...statement,
    file,
    isSupposed: callout === 'EXAMPLE' || headings.some(isExample),
  }));
}

/** What all texts state, and the records in TypeScript. */
export function statementsOf({ texts, recordStatements }: Corpus): Statement[] {
  return [...texts.flatMap(toStatements), ...recordStatements];
}
