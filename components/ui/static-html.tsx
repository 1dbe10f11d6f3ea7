import { toHtml } from 'hast-util-to-html';
import type { ReactNode } from 'react';
import { RawHtml } from './raw-html';
import { toElements } from './to-elements';

/** Strings of HTML within stand as they are; an ampersand is written as React writes it. */
const OPTIONS = {
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
} as const;

/**
 * What components of the server show, as one string: for what never changes on a page and would else stand in it
 * twice, as HTML and as the data of each tag.
 */
export function StaticHtml({ className, children }: { className?: string; children: ReactNode }) {
  const tree = { type: 'root' as const, children: toElements(children) };
  return <RawHtml as="div" className={className} html={toHtml(tree, OPTIONS)} />;
}
