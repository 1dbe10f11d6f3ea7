import type { ContentProblem } from '@/lib/content/content-error';
import { blocksOf, type Corpus } from './corpus';

/** No heading stands below one that is two or more levels above it, and the first is a '# '. */
export function findHeadingJumps({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap((text) => {
    let above = 0;
    return blocksOf(text).flatMap(({ node, line }) => {
      if (node.type !== 'heading') return [];
      const allowed = above + 1;
      above = node.depth;
      if (node.depth <= allowed) return [];
      const message = `"${'#'.repeat(node.depth)}" skips a level; write "${'#'.repeat(allowed)}" or put a heading of the level between above it`;
      return [text.document.problemAt(line, message)];
    });
  });
}
