import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createHeadingIds } from './heading-ids';
import { toPlainText } from './plain-text';

/** What stands under one heading, down to the next one of any level. */
export type Section = {
  /** The heading's words and its anchor on the page; absent before the first heading. */
  heading?: string;
  anchor?: string;
  /** The words of the section, its heading not among them. */
  text: string;
};

/** A text by its headings, in order, with the anchors that the page gives them (article-tree.ts). */
export function toSections(tree: Root): Section[] {
  // Headings inside lists and quotes open no section, but take their ids in the order of the page.
  const anchors = new Map<unknown, string>();
  const toId = createHeadingIds();
  visit(tree, 'heading', (node) => void anchors.set(node, toId(toPlainText(node).trim())));

  const sections: { heading?: string; anchor?: string; parts: string[] }[] = [{ parts: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      sections.push({
        heading: toPlainText(node).trim(),
        anchor: anchors.get(node),
        parts: [],
      });
    } else {
      sections.at(-1)?.parts.push(toPlainText(node));
    }
  }
  return sections
    .map(({ parts, ...section }) => ({ ...section, text: parts.join('\n').trim() }))
    .filter(({ heading, text }) => heading !== undefined || text !== '');
}
