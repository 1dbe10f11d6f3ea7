import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** The number of a reference on its page, and whether the reference leads back to here. */
type Mention = { number: number; isFirst: boolean };

/** Numbers the citations of a text by first mention, builds their links, and gives the cited keys in that order. */
export function buildCitations(tree: Root): string[] {
  const keys: string[] = [];
  linkCitations(tree, numberInto(keys));
  return keys;
}

/** Numbers keys by first mention and adds each new one to `keys`, which holds what was cited before. */
export function numberInto(keys: string[]): (key: string) => Mention {
  return (key) => {
    const isFirst = !keys.includes(key);
    if (isFirst) keys.push(key);
    return { number: keys.indexOf(key) + 1, isFirst };
  };
}

/** Builds the links of a tree's citations with the numbers that `cite` gives. */
export function linkCitations(tree: Root, cite: (key: string) => Mention): void {
  visit(tree, 'element', (node) => {
    const cited = node.data?.citedKeys;
    if (!cited) return undefined;
    node.children = toLinks(cited.map(cite));
    return SKIP;
  });
}

/** The raised marks behind a statement; nothing where it cites nothing. */
export function toMarks(mentions: readonly Mention[]): Element[] {
  return mentions.length > 0 ? [h('sup', toLinks(mentions))] : [];
}

function toLinks(mentions: readonly Mention[]): ElementContent[] {
  return mentions.flatMap(({ number, isFirst }, index): ElementContent[] => {
    const link = toCitationLink(number, isFirst);
    return index === 0 ? [link] : [{ type: 'text', value: ',' }, link];
  });
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
