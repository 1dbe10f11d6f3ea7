import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Attributes, type Drawing, element } from './svg';

/**
 * Serialises a drawing as an SVG file, with its text escaped. Attribute values must not contain `<`, which XML forbids
 * and the HTML serialiser does not escape: they are our own ids, paths and colours.
 */
export function toSvgFile(attributes: Attributes, ...content: Drawing[]): string {
  return toSvgText(toSvg(attributes, ...content));
}

/** The root `<svg>` element of a file. */
export function toSvg(attributes: Attributes, ...content: Drawing[]): Element {
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, content);
}

/** Serialises a root element as the text of its file. */
export function toSvgText(root: Element): string {
  return toHtml(root, {
    space: 'svg',
    closeEmptyElements: true,
    tightSelfClosing: true,
    allowDangerousHtml: true,
  });
}

/** Replaces CSS variables by their fallbacks: the colours of the light theme, and fonts that any program has. */
export function replaceVariables(svg: string): string {
  return svg.replace(/var\(--[\w-]+,([^()]*)\)/g, '$1');
}
