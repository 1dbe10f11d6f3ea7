import type { Statement } from '@/lib/evidence/check-numbers';
import * as markdown from '@/lib/markdown/statements';
import { isExample } from './examples';
import type { ContentText } from './rules/corpus';

/** The statements of a text as the check of numbers takes them, with their arithmetic as it was typed. */
export function toStatements({ document: { file, text } }: ContentText): Statement[] {
  return markdown.toStatements(text.tree).map((statement) => ({
    text: writeSums(statement),
    keys: statement.keys,
    file,
    line: statement.line,
    isSupposed: statement.callout === 'EXAMPLE' || statement.headings.some(isExample),
  }));
}

function writeSums({ text, sums }: markdown.Statement): string {
  return sums.reduceRight(
    (written, { sum, index }) => `${written.slice(0, index)} [= ${sum}]${written.slice(index)}`,
    text,
  );
}
