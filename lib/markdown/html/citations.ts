import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** A reference number, and whether this is the first mention, which the reference links back to. */
type Mention = { number: number; isFirst: boolean };

/** Numbers the citations of a text by first mention, links them and returns the cited keys in that order. */
export function buildCitations(tree: Root): string[] {
  const keys: string[] = [];
  linkCitations(tree, numberInto(keys));
  return keys;
}

/** Returns a function that numbers keys by first mention and appends each new one to `keys`. */
export function numberInto(keys: string[]): (key: string) => Mention {
  return (key) => {
    const isFirst = !keys.includes(key);
    if (isFirst) keys.push(key);
    return { number: keys.indexOf(key) + 1, isFirst };
  };
}

/** Replaces each citation in a tree by links, numbered by `cite`. */
export function linkCitations(tree: Root, cite: (key: string) => Mention): void {
  visit(tree, 'element', (node) => {
    const cited = node.data?.citedKeys;
    if (!cited) return undefined;
    node.children = toLinks(cited.map(cite));
    return SKIP;
  });
}

/** Returns the superscript citation links for a statement; an empty list if it cites nothing. */
export function toMarks(mentions: readonly Mention[]): Element[] {
  return mentions.length > 0 ? [h('sup', toLinks(mentions))] : [];
}

function toLinks(mentions: readonly Mention[]): ElementContent[] {
  return mentions.flatMap(({ number, isFirst }, index): ElementContent[] => {
    const link = toCitationLink(number, isFirst);
    return index === 0 ? [link] : [{ type: 'text', value: ',' }, link];
  });
}

/** Links a citation's number to its reference. The first mention has the id that the reference links back to. */
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

/** Returns the id of a reference's entry in the list. */
export function toReferenceId(number: number): string {
  return `reference-${number}`;
}

/** Returns the id of a reference's first mention in the text. */
export function toMentionId(number: number): string {
  return `citation-${number}`;
}
