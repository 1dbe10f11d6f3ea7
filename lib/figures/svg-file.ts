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
  const root = element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, content);
  return toHtml(root, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true });
}
