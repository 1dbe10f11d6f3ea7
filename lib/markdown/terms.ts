import type { Element, Root, Text } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { findTerm } from '@/lib/glossary/glossary';
import { toTermAnchor } from '@/lib/glossary/terms';
import { parseTermLink, TERM_LINK } from './term-links';

const LITERAL = new Set(['code', 'pre', 'a']);

/**
 * Replaces each `[[term]]` by a button that opens the term's definition, which works by mouse, touch and
 * keyboard and needs no JavaScript. The definition stands in the text once, after the first mention.
 * A term that the glossary does not hold stays as its words.
 */
export function linkTerms(tree: Root): void {
  const explained = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && LITERAL.has(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    if (!node.value.includes('[[')) return undefined;
    const parts = splitTerms(node, explained);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function splitTerms(node: Text, explained: Set<string>): (Text | Element)[] {
  const parts: (Text | Element)[] = [];
  let end = 0;
  for (const match of node.value.matchAll(TERM_LINK)) {
    parts.push(toText(node.value.slice(end, match.index)), ...toDefinition(match[0], explained));
    end = match.index + match[0].length;
  }
  return [...parts, toText(node.value.slice(end))].filter(
    (part) => part.type === 'element' || part.value !== '',
  );
}

function toDefinition(group: string, explained: Set<string>): (Text | Element)[] {
  const { name, shown } = parseTermLink(group);
  const entry = findTerm(name);
  if (!entry) return [toText(shown)];
  const anchor = toTermAnchor(entry.term);
  const id = `term-${anchor}`;
  const button = h('button', { type: 'button', popoverTarget: id }, shown);
  if (explained.has(id)) return [button];
  explained.add(id);
  return [
    button,
    h('span', { id, popover: 'auto' }, [
      `${entry.definition} `,
      h('a', { href: `/resources/glossary#${anchor}` }, 'Glossary'),
    ]),
  ];
}

function toText(value: string): Text {
  return { type: 'text', value };
}
