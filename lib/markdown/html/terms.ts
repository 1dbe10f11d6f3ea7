import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Resolvers, TermEntry } from '../resolvers';
import { visit } from '../visit';

/**
 * Builds each glossary term as a button that opens the term's definition, which works by mouse, touch and
 * keyboard and needs no JavaScript. The definition stands in the text once, after the first mention.
 */
export function buildTerms(tree: Root, findTerm: Resolvers['findTerm']): void {
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
