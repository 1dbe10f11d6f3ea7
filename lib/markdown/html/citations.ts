import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** A reference number, and whether this is the first mention, which the reference links back to. */
type Mention = { number: number; isFirst: boolean };

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
    const href = `#${toReferenceId(number)}`;
    // The reference links back to the first mention.
    const id = isFirst ? toMentionId(number) : undefined;
    const link = h('a', { href, id, ariaLabel: `Reference ${number}` }, String(number));
    return index === 0 ? [link] : [{ type: 'text', value: ',' }, link];
  });
}

/** Returns the id of a reference's entry in the list. */
export function toReferenceId(number: number): string {
  return `reference-${number}`;
}

/** Returns the id of a reference's first mention in the text. */
export function toMentionId(number: number): string {
  return `citation-${number}`;
}
