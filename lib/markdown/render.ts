import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** A tree as the HTML of its page. The tree stays as it is. */
export function renderPageHtml(tree: Root): string {
  return finishPageHtml(structuredClone(tree));
}

/**
 * The same of a tree that nothing else needs, which it changes. An address that was not safe has been taken away by
 * the sanitiser; its link goes with it, and its text stays.
 */
export function finishPageHtml(tree: Root): string {
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    if (node.tagName === 'a' && !properties.href && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    // The attribute gives way to any rule of a style sheet.
    if (properties.align) {
      properties.style = `text-align: ${properties.align}`;
      delete properties.align;
    }
    return undefined;
  });
  return toHtml(tree);
}

/** A tree as HTML for a feed reader. */
export function renderFeedHtml(tree: Root, pageUrl: string): string {
  return toHtml(toPortableTree(tree, pageUrl));
}

/** A tree for readers elsewhere: addresses absolute, from `pageUrl` on, nothing that only a screen can show. */
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
      // The button of a definition does nothing in a feed reader: its words stay.
      if (node.tagName === 'button') {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
    }
    for (const name of ['href', 'src'] as const) {
      const value = node.properties[name];
      if (typeof value !== 'string') continue;
      // An address that is none is left out: its text stays.
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
