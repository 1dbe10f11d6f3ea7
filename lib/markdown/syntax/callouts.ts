import type { Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarker } from '../callout-kinds';
import { toPlainText } from '../plain-text';
import type { TextProblem } from './nodes';

/** Replaces each quote that starts with a marker such as `[!SAFETY]` by a callout; reports faulty markers. */
export function markCallouts(tree: Root, problems: TextProblem[]): void {
  visit(tree, 'blockquote', (quote, index, parent) => {
    for (const [place, line] of quote.children.entries()) {
      const marker = line.type === 'paragraph' && toMarker(line);
      if (!marker) continue;
      const report = (message: string) =>
        problems.push({ line: line.position?.start.line ?? 1, message });
      if (marker.rest) {
        report(`write the callout ${marker.text} alone on its line, its text on the next`);
        continue;
      }
      const parsed = parseMarker(marker.text);
      if ('problem' in parsed) report(parsed.problem);
      else if (place > 0) report(`put the callout ${marker.text} first in its quote`);
      else if (parent && index !== undefined)
        (parent.children as RootContent[])[index] = {
          type: 'callout',
          ...parsed,
          children: quote.children.slice(1),
          position: quote.position,
        };
    }
  });
}

/** Returns the marker at the start of a line, `[!SAFETY]`, and the rest of the line. */
function toMarker(line: Paragraph): { text: string; rest: string } | undefined {
  const [, text, rest = ''] = /^\s*(\[![^\]]*\])(.*)$/s.exec(toPlainText(line)) ?? [];
  return text ? { text, rest: rest.trim() } : undefined;
}
