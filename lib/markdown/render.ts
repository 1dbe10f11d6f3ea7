import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** Renders a tree as the HTML of its page, without changing the tree. */
export function renderPageHtml(tree: Root): string {
  return finishPageHtml(structuredClone(tree));
}

/**
 * As renderPageHtml, but changes the tree, so that it is not copied. Where the sanitiser removed an unsafe URL, the
 * link element is replaced by its text.
 */
export function finishPageHtml(tree: Root): string {
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    if (node.tagName === 'a' && !properties.href && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    // A style attribute, because any CSS rule overrides `align`.
    if (properties.align) {
      properties.style = `text-align: ${properties.align}`;
      delete properties.align;
    }
    return undefined;
  });
  return toHtml(tree);
}

/** Renders a tree as HTML for a feed reader. */
export function renderFeedHtml(tree: Root, pageUrl: string): string {
  return toHtml(toPortableTree(tree, pageUrl));
}

/** Returns a copy for feeds and Markdown: absolute URLs based on `pageUrl`, and no screen-only parts. */
export function toPortableTree(tree: Root, pageUrl: string): Root {
  const copy = structuredClone(tree);
  visit(copy, 'element', (node, index, parent) => {
    if (parent && index !== undefined) {
      const { ariaHidden, popover, className } = node.properties;
      const isOnScreenOnly = Array.isArray(className) && className.includes('on-screen');
      if (ariaHidden === 'true' || popover !== undefined || isOnScreenOnly) {
        parent.children.splice(index, 1);
        return index;
      }
      if (node.data?.pictureFile) {
        node.tagName = 'img';
        node.properties = { src: node.data.pictureFile, alt: node.properties.ariaLabel };
        node.children = [];
      }
      // A definition's button does nothing in a feed reader: keep its text.
      if (node.tagName === 'button') {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
    }
    for (const name of ['href', 'src'] as const) {
      const value = node.properties[name];
      if (typeof value !== 'string') continue;
      // Drop an invalid URL but keep the text.
      node.properties[name] = URL.canParse(value, pageUrl)
        ? new URL(value, pageUrl).href
        : undefined;
    }
    for (const name of ['className', 'id', 'tabIndex', 'role', 'ariaLabel'])
      delete node.properties[name];
    return undefined;
  });
  return copy;
}
