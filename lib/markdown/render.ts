import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from './visit';

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
      // A reader shows no part of another file: the whole drawing is its picture, with the words that speak for it.
      const [use] = node.tagName === 'svg' ? node.children : [];
      const drawn = use?.type === 'element' && use.tagName === 'use' && String(use.properties.href);
      const isOnScreenOnly =
        (Array.isArray(className) && className.includes('on-screen')) ||
        (drawn ? drawn.endsWith('#narrow') : ariaHidden === 'true');
      if (isOnScreenOnly || popover !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      if (drawn) {
        const spoken = parent.type === 'element' ? parent.properties.ariaLabel : undefined;
        node.tagName = 'img';
        node.properties = { src: drawn.split('#')[0], alt: node.properties.ariaLabel ?? spoken };
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
    return undefined;
  });
  visit(copy, 'element', ({ properties }) => {
    for (const name of ['className', 'id', 'tabIndex', 'role', 'ariaLabel'])
      delete properties[name];
  });
  return copy;
}
