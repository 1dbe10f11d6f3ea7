import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { s } from 'hastscript';
import { darkColors } from './tokens';

/** Elements in the order in which they are painted, in lists that may nest; null draws nothing. */
export type Drawing = Element | null | readonly Drawing[];

type Attributes = Record<string, string | number | undefined>;

/** An element and what is in it; attributes by their names in React, undefined ones are left out. */
export function element(name: string, attributes: Attributes, content: Drawing = null): Element {
  return s(name, attributes, flatten(content));
}

/**
 * A group. Strokes have no fill of their own, so the group that a page takes from a file says
 * `fill: 'none'`; what is filled names its colour.
 */
export function group(attributes: Attributes, ...content: Drawing[]): Element {
  return element('g', attributes, content);
}

/** A named text element such as title or desc. */
export function textElement(name: string, content: string, attributes: Attributes = {}): Element {
  return s(name, attributes, content);
}

/**
 * A drawing as the text of an SVG file, its texts escaped. Attributes must hold no `<`, which XML forbids
 * there and the HTML writer lets pass: they are our own ids, paths and colours.
 */
export function toSvgFile(attributes: Attributes, ...content: Drawing[]): string {
  const root = element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, content);
  return toHtml(root, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true });
}

/** 'light' follows the page where a drawing stands in one, and is light in a file of its own. */
export type Theme = 'light' | 'dark';

/** An SVG file with its colours set for a theme: an image in a page cannot follow it. */
export function inTheme(svg: string, theme: Theme): string {
  if (theme === 'light') return svg;
  const dark: Partial<Record<string, string>> = darkColors;
  return svg.replace(
    /var\(--color-([a-z0-9-]+),(#[0-9a-f]+)\)/g,
    (_, token, light) => dark[token] ?? light,
  );
}

function flatten(content: Drawing): Element[] {
  if (content === null) return [];
  return 'type' in content ? [content] : content.flatMap(flatten);
}
