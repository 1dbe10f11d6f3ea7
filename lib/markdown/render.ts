import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';

/** A tree as React elements, with `components` in place of the tags they are named for. */
export function renderReact(tree: Root, components: Partial<Components>): ReactNode {
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passKeys: false });
}

/**
 * A tree as HTML for a feed reader: addresses absolute, from `pageUrl` on, nothing that only a screen can
 * show.
 */
export function renderFeedHtml(tree: Root, pageUrl: string): string {
  const copy = structuredClone(tree);
  visit(copy, 'element', (node, index, parent) => {
    if (parent && index !== undefined) {
      if (node.properties.ariaHidden === 'true' || node.properties.popover !== undefined) {
        parent.children.splice(index, 1);
        return index;
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
  return toHtml(copy);
}
