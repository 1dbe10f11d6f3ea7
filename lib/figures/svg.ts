import type { Element } from 'hast';

/** Elements in the order in which they are painted, in lists that may nest; null draws nothing. */
export type Drawing = Element | null | readonly Drawing[];

type Attributes = Record<string, string | number | undefined>;

/** An element and what is in it; attributes by the names of hast, undefined ones are left out. */
export function element(name: string, attributes: Attributes, content: Drawing = null): Element {
  return toElement(name, attributes, flatten(content));
}

/**
 * A group. Strokes have no fill of their own, so the group that a page takes from a file says
 * `fill: 'none'`; what is filled names its colour.
 */
export function group(attributes: Attributes, ...content: Drawing[]): Element {
  return element('g', attributes, content);
}

/** What a file has written already, for a file: a page shows nothing of it. */
export function written(markup: string): Drawing {
  return { type: 'raw', value: markup } as unknown as Element;
}

/** An element of text, such as title, desc or text; parts of it may be elements. */
export function textElement(
  name: string,
  content: string | readonly (string | Element)[],
  attributes: Attributes = {},
): Element {
  const parts = typeof content === 'string' ? [content] : content;
  return toElement(
    name,
    attributes,
    parts.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part)),
  );
}

/** Made by hand, so that a drawing in the browser needs nothing but this file. */
function toElement(
  tagName: string,
  attributes: Attributes,
  children: Element['children'],
): Element {
  const properties = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined),
  );
  return { type: 'element', tagName, properties, children };
}

function flatten(content: Drawing): Element[] {
  if (content === null) return [];
  return 'type' in content ? [content] : content.flatMap(flatten);
}
