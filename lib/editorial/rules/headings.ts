import type { ContentProblem } from '@/lib/content/content-error';
import { problemAt } from './content-text';
import type { Corpus } from './corpus';

// Only headings with number signs exist here (lib/markdown/parse-markdown.ts), also in quotes.
const HEADING = /^ {0,3}(?:> ?)*(#{1,6})(?:\s|$)/;

/** The level of a line's heading, 1 for '# '; undefined when it is none. */
export function toHeadingLevel(line: string): number | undefined {
  return HEADING.exec(line)?.[1]?.length;
}

/** No heading stands below one that is two or more levels above it, and the first is a '# '. */
export function findHeadingJumps({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap((text) => {
    let above = 0;
    return text.lines.flatMap((line) => {
      const level = toHeadingLevel(line.text);
      if (!level) return [];
      const allowed = above + 1;
      above = level;
      return level > allowed
        ? [
            problemAt(
              text,
              line,
              `"${'#'.repeat(level)}" skips a level; write "${'#'.repeat(allowed)}" or put a heading of the level between above it`,
            ),
          ]
        : [];
    });
  });
}
