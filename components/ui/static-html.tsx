import { toHtml } from 'hast-util-to-html';
import type { ReactNode } from 'react';
import { RawHtml } from './raw-html';
import { toElements } from './to-elements';

/** Passes raw HTML strings in the tree through, and escapes `&` the way React does. */
const OPTIONS = {
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
} as const;

/**
 * Renders server components to one HTML string, for parts of a page that never change. Rendered normally, they would be
 * in the page twice: as HTML and as data for each tag.
 */
export function StaticHtml({ className, children }: { className?: string; children: ReactNode }) {
  const tree = { type: 'root' as const, children: toElements(children) };
  return <RawHtml as="div" className={className} html={toHtml(tree, OPTIONS)} />;
}
