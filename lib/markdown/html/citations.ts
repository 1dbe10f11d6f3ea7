import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** Numbers the citations of a text by first mention, builds their links, and gives the cited keys in that order. */
export function buildCitations(tree: Root): string[] {
  const keys: string[] = [];
  visit(tree, 'element', (node) => {
    const cited = node.data?.citedKeys;
    if (!cited) return undefined;
    node.children = cited.flatMap((key, index): ElementContent[] => {
      const isFirst = !keys.includes(key);
      if (isFirst) keys.push(key);
      const link = toCitationLink(keys.indexOf(key) + 1, isFirst);
      return index === 0 ? [link] : [{ type: 'text', value: ',' }, link];
    });
    return SKIP;
  });
  return keys;
}

/** A citation's number as a link to its reference. The first mention has the id that the reference links back to. */
function toCitationLink(number: number, isFirst: boolean): Element {
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
