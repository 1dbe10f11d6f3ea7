import type { Element } from 'hast';

/** SVG elements in paint order; lists may nest, and null draws nothing. */
export type Drawing = Element | null | readonly Drawing[];

type Attributes = Record<string, string | number | undefined>;

/** Builds an element; attributes have hast property names, and undefined ones are omitted. */
export function element(name: string, attributes: Attributes, content: Drawing = null): Element {
  return toElement(name, attributes, flatten(content));
}

/**
 * A `<g>` element. Strokes have no fill of their own, so the group of a file that a page references with `<use>` sets
 * `fill: 'none'`; filled shapes name their own colour.
 */
export function group(attributes: Attributes, ...content: Drawing[]): Element {
  return element('g', attributes, content);
}

/** Markup that is already SVG, for SVG files only: a page does not render it. */
export function written(markup: string): Drawing {
  return { type: 'raw', value: markup } as unknown as Element;
}

/** A text element such as title, desc or text; parts of its content may be elements. */
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

/** Builds the node by hand, so that drawing in the browser needs no other module. */
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
