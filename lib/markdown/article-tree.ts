import type { Element, ElementContent, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Root as TextRoot } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { toCitedKeys } from './blocks';
import { toCallout } from './callout-kinds';
import { createHeadingIds } from './heading-ids';
import { linkCitations, numberInto } from './html/citations';
import { keepTogether } from './html/keep-together';
import { decorateTables } from './html/tables';
import { toSafeHtml } from './html/to-safe-html';
import type { Resolvers, TermEntry } from './resolvers';

export type TocEntry = { id: string; text: string };

/** A rendered article: its element tree and what was collected while building it. */
export type ArticleTree = {
  tree: Root;
  /** The top-level sections, for the table of contents. */
  toc: TocEntry[];
  /** Cited keys in order of first mention; index 0 is reference 1. */
  citedKeys: string[];
  /** The level named by the evidence callout, 1 to 5. */
  evidenceLevel?: number;
};

/**
 * Converts a text to the elements of a page: headings moved one level down ('# ' is h2) and given anchors,
 * citations numbered and linked, and glossary terms, callouts and captioned tables built.
 */
export function toArticleTree(text: TextRoot, resolvers: Resolvers): ArticleTree {
  const tree = toSafeHtml(text);
  const toc = shiftHeadings(tree);
  const evidenceLevel = buildCallouts(tree, { ...resolvers, keys: toCitedKeys(text) });
  decorateTables(tree);
  number(tree, 'isFigureTitle', 'Figure');
  number(tree, 'isExerciseTitle', 'Exercise');
  const citedKeys: string[] = [];
  linkCitations(tree, numberInto(citedKeys));
  buildTerms(tree, resolvers.findTerm);
  keepTogether(tree);
  return { tree, toc, citedKeys, evidenceLevel };
}

/** Builds the callouts and returns the level of the evidence callout. */
function buildCallouts(tree: Root, around: Parameters<typeof toCallout>[2]): number | undefined {
  let evidenceLevel: number | undefined;
  visit(tree, 'element', (node) => {
    const callout = node.data?.callout;
    if (!callout) return;
    Object.assign(node, toCallout(callout, node.children, around));
    if (callout.kind === 'EVIDENCE')
      evidenceLevel = around.toLevel(callout.argument ?? '', around.keys).reached;
  });
  return evidenceLevel;
}

function number(tree: Root, kind: 'isFigureTitle' | 'isExerciseTitle', word: string): void {
  let count = 0;
  visit(tree, 'element', (node) => {
    if (!node.data?.[kind]) return;
    count += 1;
    node.children.unshift({ type: 'text', value: `${word} ${count}. ` });
  });
}

function shiftHeadings(tree: Root): TocEntry[] {
  const toHeadingId = createHeadingIds();
  const toc: TocEntry[] = [];

  visit(tree, 'element', (node) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (!level) return undefined;
    const text = toText(node).trim();
    const id = toHeadingId(text);
    node.tagName = `h${Math.min(6, Number(level) + 1)}`;
    node.properties.id = id;
    // The heading's text is the link: an extra "#" would be read aloud as part of the heading.
    if (!hasLink(node)) node.children = [h('a', { href: `#${id}` }, node.children)];
    if (level === '1') toc.push({ id, text });
    return SKIP;
  });
  return toc;
}

function hasLink(node: Element): boolean {
  let found = false;
  visit(node, 'element', ({ tagName, data }) => {
    if (tagName === 'a' || data?.citedKeys) found = true;
  });
  return found;
}

/**
 * Builds each glossary term as a button that opens its definition as a popover, which works by mouse, touch and
 * keyboard without JavaScript. The definition is in the text once, after the first mention.
 */
function buildTerms(tree: Root, findTerm: Resolvers['findTerm']): void {
  const explained = new Set<string>();
  visit(tree, 'element', (node, index, parent) => {
    const term = node.data?.term;
    if (!term || !parent || index === undefined) return undefined;
    const entry = findTerm(term.name);
    const parts: ElementContent[] = entry
      ? toDefinition(entry, term.shown, explained)
      : [{ type: 'text', value: term.shown }];
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}

function toDefinition(
  { anchor, definition, href }: TermEntry,
  shown: string,
  explained: Set<string>,
): Element[] {
  const id = `term-${anchor}`;
  const button = h('button', { type: 'button', popoverTarget: id }, shown);
  if (explained.has(id)) return [button];
  explained.add(id);
  return [
    button,
    h('span', { id, popover: 'auto' }, [`${definition} `, h('a', { href }, 'Glossary')]),
  ];
}
