import type { Element } from 'hast';

/** SVG elements in paint order; lists may nest, and null draws nothing. */
export type Drawing = Element | null | readonly Drawing[];

/** Attributes of an SVG element by their hast property names. */
export type Attributes = Record<string, string | number | undefined>;

/**
 * Builds an element; attributes have hast property names, and undefined ones are omitted. The node is built by hand, so
 * that drawing in the browser needs no other module.
 */
export function element(
  tagName: string,
  attributes: Attributes,
  content: Drawing | string = null,
): Element {
  const properties = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined),
  );
  return { type: 'element', tagName, properties, children: toNodes(content) };
}

function toNodes(content: Drawing | string): Element['children'] {
  if (content === null) return [];
  if (typeof content === 'string') return [{ type: 'text', value: content }];
  return 'type' in content ? [content] : content.flatMap(toNodes);
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
