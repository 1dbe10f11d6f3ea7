import type { Element, Root } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import type { FootnoteDefinition, FootnoteReference, List, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { elementsOf } from './html/table-blocks';
import { toPortableTree } from './render';

/** Placeholder elements without an HTML equivalent, until they become Markdown. */
const MARK = 'footnote-mark';
const LIST = 'footnote-list';

/**
 * Renders a page's tree as self-contained Markdown (GFM): citations and references become footnotes with the same
 * numbers, callouts quotes, figures images with their tables, terms plain text, and URLs absolute, based on `pageUrl`.
 * `topHeading: 1` moves headings one level up, for a text without its title.
 */
export function renderMarkdown(
  tree: Root,
  pageUrl: string,
  { topHeading }: { topHeading?: 1 } = {},
): string {
  const marked = structuredClone(tree);
  markParts(marked);
  const mdast = toMdast(toPortableTree(marked, pageUrl), {
    handlers: { [MARK]: toReferenceMark, [LIST]: toDefinitions, sup: toMarksAlone, dl: toFacts },
  });
  if (topHeading)
    visit(mdast, 'heading', (heading) => {
      heading.depth = Math.max(1, heading.depth - 1) as typeof heading.depth;
    });
  return toMarkdown(mdast, { bullet: '-', emphasis: '_', extensions: [gfmToMarkdown()] });
}

/** Renames the elements that have a Markdown form of their own, and removes links within the page. */
function markParts(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const { className, href } = node.properties;
    const classes = Array.isArray(className) ? className : [];
    if (classes.includes('callout')) node.tagName = 'blockquote';
    if (classes.includes('references')) node.tagName = LIST;
    if (node.tagName === 'table' && parent && index !== undefined) {
      const caption = takeCaption(node);
      if (caption) {
        parent.children.splice(index, 0, caption);
        return index + 2;
      }
    }
    // toPortableTree removes screen-only parts, so leave this link alone.
    if (classes.includes('on-screen')) return undefined;
    if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return undefined;
    const [, number] = /^#reference-(\d+)$/.exec(href) ?? [];
    if (number) {
      node.tagName = MARK;
      node.properties = { dataNumber: number };
      return undefined;
    }
    if (!parent || index === undefined) return undefined;
    // Keep a heading's text but drop its link to itself; drop a reference's link back entirely.
    const rest = href.startsWith('#citation-') ? [] : node.children;
    parent.children.splice(index, 1, ...rest);
    return index;
  });
}

/** Markdown tables have no caption: moves it to a 'Table: …' line before the table, as authors write it. */
function takeCaption(table: Element): Element | undefined {
  const caption = elementsOf(table).find(({ tagName }) => tagName === 'caption');
  if (!caption) return undefined;
  table.children = table.children.filter((child) => child !== caption);
  return h('p', ['Table: ', ...caption.children]);
}

const toReferenceMark: Handle = (_, node): FootnoteReference => {
  const number = String(node.properties.dataNumber);
  return { type: 'footnoteReference', identifier: number, label: number };
};

/** Drops the commas between adjacent footnote marks. */
const toMarksAlone: Handle = (state, node) => {
  const marks = node.children.filter(isMark);
  return state.all(marks.length > 0 ? { ...node, children: marks } : node) as PhrasingContent[];
};

function isMark(child: Element['children'][number]): boolean {
  return child.type === 'element' && child.tagName === MARK;
}

/** Renders a description list as a list with one term and its description per item. */
const toFacts: Handle = (state, node): List => ({
  type: 'list',
  spread: false,
  children: elementsOf(node).map((fact) => {
    const words = elementsOf(fact).flatMap(({ children }) => [
      ...children,
      { type: 'text' as const, value: ' ' },
    ]);
    const children = state.all({ ...fact, children: words }) as PhrasingContent[];
    return { type: 'listItem', children: [{ type: 'paragraph', children }] };
  }),
});

const toDefinitions: Handle = (state, node): FootnoteDefinition[] =>
  elementsOf(node).map((item, index) => ({
    type: 'footnoteDefinition',
    identifier: String(index + 1),
    label: String(index + 1),
    children: [{ type: 'paragraph', children: state.all(item) as PhrasingContent[] }],
  }));
