import { toHtml } from 'hast-util-to-html';
import { type Drawing, element } from './svg';
import { darkColors } from './tokens';

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
