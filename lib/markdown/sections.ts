import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createHeadingIds } from './heading-ids';
import { toPlainText } from './plain-text';

/** The text between one heading and the next, of any level. */
export type Section = {
  /** The heading's text and its anchor on the page; absent before the first heading. */
  heading?: string;
  anchor?: string;
  /** The text of the section, without its heading. */
  text: string;
};

/** Splits a text at its headings, with the same anchors as on the page (article-tree.ts). */
export function toSections(tree: Root): Section[] {
  const toId = createHeadingIds();
  const sections: { heading?: string; anchor?: string; parts: string[] }[] = [{ parts: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const heading = toPlainText(node).trim();
      sections.push({ heading, anchor: toId(heading), parts: [] });
    } else {
      sections.at(-1)?.parts.push(toPlainText(node));
      // Headings inside lists and quotes start no section, but count when ids are assigned.
      visit(node, 'heading', (inner) => void toId(toPlainText(inner).trim()));
    }
  }
  return sections
    .map(({ parts, ...section }) => ({ ...section, text: parts.join('\n').trim() }))
    .filter(({ heading, text }) => heading !== undefined || text !== '');
}
