import { readFileSync } from 'node:fs';
import { ARTICLE_SLUG } from '../e2e/pages';

/** The paragraphs of the article that the browser tests open, as plain text. */
export function readParagraphs(): string[] {
  const [, , ...body] = readFileSync(`content/posts/${ARTICLE_SLUG}.md`, 'utf8').split(/^---$/m);
  return body
    .join('---')
    .split('\n')
    .filter((line) => /^[A-Z[*"]/.test(line) && !line.startsWith('Table:'))
    .map((line) =>
      line
        .replace(/\[(?:@|=)[^\]]*\]/g, '')
        .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('*', ''),
    );
}
