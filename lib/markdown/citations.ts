import type { Element, ElementContent, Root, Text } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { CITATION_GROUP, parseCitationGroup } from './citation-keys';

const LITERAL = new Set(['code', 'pre', 'a']);

/**
 * Replaces each `[@key]` by a superscript link to its reference and gives the cited keys in order of
 * first mention. Text inside code stays as typed. Throws on a malformed group.
 */
export function linkCitations(tree: Root): string[] {
  const keys: string[] = [];

  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && LITERAL.has(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = splitCitations(node, (key) => {
      const isFirst = !keys.includes(key);
      if (isFirst) keys.push(key);
      return citationLink(keys.indexOf(key) + 1, isFirst);
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return keys;
}

function splitCitations(node: Text, toLink: (key: string) => Element): (Text | Element)[] {
  const parts: (Text | Element)[] = [];
  let end = 0;
  for (const match of node.value.matchAll(CITATION_GROUP)) {
    const before = node.value.slice(end, match.index);
    if (before) parts.push({ type: 'text', value: before });
    const links = parseCitationGroup(match[0]).map(toLink);
    parts.push(h('sup', links.flatMap(withComma)));
    end = match.index + match[0].length;
  }
  const rest = node.value.slice(end);
  return rest || parts.length === 0 ? [...parts, { type: 'text', value: rest }] : parts;
}

function withComma(link: Element, index: number): ElementContent[] {
  return index === 0 ? [link] : [{ type: 'text', value: ',' }, link];
}

/** The first mention of a reference carries the id that its entry in the list links back to. */
function citationLink(number: number, isFirst: boolean): Element {
  return h(
    'a',
    {
      href: `#${toReferenceId(number)}`,
      id: isFirst ? toMentionId(number) : undefined,
      ariaLabel: `Reference ${number}`,
    },
    String(number),
  );
}

/** The id of a reference's entry in the list. */
export function toReferenceId(number: number): string {
  return `reference-${number}`;
}

/** The id of the first mention of a reference in the text. */
export function toMentionId(number: number): string {
  return `citation-${number}`;
}
