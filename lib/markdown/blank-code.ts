import { visit } from 'unist-util-visit';
import { parseSyntax } from './parse-markdown';

/**
 * Markdown with its code (fenced and inline) blanked out, every line and column kept in place. Text
 * without a backtick or a tilde holds no code and is given back as it is, unparsed: a corpus of
 * thousands is read several times in a build.
 */
export function blankCode(markdown: string): string {
  if (!/[`~]/.test(markdown)) return markdown;
  let text = markdown;
  visit(parseSyntax(markdown), ['code', 'inlineCode'], ({ position }) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  });
  return text;
}
