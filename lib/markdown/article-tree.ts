import GithubSlugger, { slug as toSlug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { decorateCallout } from './callouts';
import { linkCitations } from './citations';
import { keepTogether } from './keep-together';
import { parseMarkdown } from './parse-markdown';
import { decorateTables } from './tables';
import { linkTerms } from './terms';

export type TocEntry = { id: string; text: string };

/** An article ready to be shown: its element tree and what was found on the way. */
export type ArticleTree = {
  tree: Root;
  /** The main sections, for the table of contents. */
  toc: TocEntry[];
  /** Cited keys in order of first mention: position 0 is reference 1. */
  citedKeys: string[];
  /** The level named by the evidence callout, 1 to 5. */
  evidenceLevel?: number;
};

/** Ids the page itself uses; a heading of the same text gets a number. */
const RESERVED_IDS = ['main', 'references'];

/**
 * Ids of citations and references (citations.ts), of definitions (terms.ts) and of footnotes; and what
 * begins with an underscore, as the framework's own variables do: an id is a variable of the window too.
 */
const RESERVED_FORMS = /^(citation|reference)-\d+$|^term-|^user-content-|^footnote-label$|^_/;

/**
 * The tree of an article: headings one level down ('# ' is h2, decision 6) with anchors, citations
 * numbered and linked, glossary terms explained, callouts and captioned tables built. Throws on a malformed citation or callout.
 */
export function toArticleTree(markdown: string): ArticleTree {
  const tree = parseMarkdown(markdown);
  const toc = shiftHeadings(tree);
  let evidenceLevel: number | undefined;

  visit(tree, 'element', (node) => {
    if (node.tagName !== 'blockquote') return;
    const callout = decorateCallout(node);
    if (callout?.kind === 'EVIDENCE') evidenceLevel = callout.level;
  });
  decorateTables(tree);
  const citedKeys = linkCitations(tree);
  linkTerms(tree);
  spellArithmetic(tree);
  keepTogether(tree);
  return { tree, toc, citedKeys, evidenceLevel };
}

/** `[= 81 / 6]` becomes '(our arithmetic: 81 ÷ 6)', so that a reader knows whose number it is. */
function spellArithmetic(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP;
    if (node.type === 'text')
      node.value = node.value.replace(
        /\[=\s*([^\]\n]*?)\s*\]/g,
        (_, sum: string) => `(our arithmetic: ${sum.replaceAll('/', '÷').replaceAll('*', '×')})`,
      );
    return undefined;
  });
}

function shiftHeadings(tree: Root): TocEntry[] {
  const slugger = new GithubSlugger();
  for (const id of RESERVED_IDS) slugger.slug(id);
  const toc: TocEntry[] = [];

  visit(tree, 'element', (node) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (!level) return undefined;
    const text = toText(node)
      .replace(/\[@[^\]]*\]/g, '')
      .trim();
    const id = toHeadingId(text, slugger);
    node.tagName = `h${Math.min(6, Number(level) + 1)}`;
    node.properties.id = id;
    if (!hasLink(node)) node.children = [anchor(id, node.children)];
    if (level === '1') toc.push({ id, text });
    return SKIP;
  });
  return toc;
}

/** An id from the heading's words: unique in the article, never empty, never one that the page uses itself. */
function toHeadingId(text: string, slugger: GithubSlugger): string {
  const words = toSlug(text);
  return slugger.slug(
    words === '' || RESERVED_FORMS.test(words) ? `section ${words}`.trim() : words,
  );
}

/** The heading's own text is its link: an extra "#" would end up in the heading's spoken name. */
function anchor(id: string, children: ElementContent[]): Element {
  return h('a', { href: `#${id}` }, children);
}

function hasLink(node: Element): boolean {
  let found = /\[@/.test(toText(node));
  visit(node, 'element', (child) => {
    if (child.tagName === 'a') found = true;
  });
  return found;
}
