import type { Element, Root, Text } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { joinUnits, splitNames } from '@/lib/text/typography';

/** Keeps numbers with their units, and hyphenated names, on one line, except in code. */
export function keepTogether(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = splitNames(joinUnits(node.value)).flatMap(
      (value, position): (Text | Element)[] => {
        if (position % 2 === 1) return [h('span', { className: ['nowrap'] }, value)];
        return value ? [{ type: 'text', value }] : [];
      },
    );
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
