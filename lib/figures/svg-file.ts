import { toHtml } from 'hast-util-to-html';
import { type Drawing, element } from './svg';

/**
 * A drawing as the text of an SVG file, its texts escaped. Attributes must hold no `<`, which XML forbids
 * there and the HTML writer lets pass: they are our own ids, paths and colours.
 */
export function toSvgFile(
  attributes: Parameters<typeof element>[1],
  ...content: Drawing[]
): string {
  return toSvgText(toSvg(attributes, ...content));
}

/** The root of a file. */
export function toSvg(
  attributes: Parameters<typeof element>[1],
  ...content: Drawing[]
): ReturnType<typeof element> {
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, content);
}

/** A root as the text of its file. */
export function toSvgText(root: ReturnType<typeof element>): string {
  return toHtml(root, {
    space: 'svg',
    closeEmptyElements: true,
    tightSelfClosing: true,
    allowDangerousHtml: true,
  });
}
