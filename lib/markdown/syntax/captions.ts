import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TableCaption } from './nodes';

const CAPTION = /^Table:\s+/;

/** Makes a caption of each line 'Table: …' that a table follows. */
export function markCaptions(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const caption = parent.children[index + 1]?.type === 'table' && toCaption(node);
    if (caption) (parent.children as RootContent[])[index] = caption;
  });
}

function toCaption({ children, position }: Paragraph): TableCaption | undefined {
  const [first, ...rest] = children;
  if (first?.type !== 'text' || !CAPTION.test(first.value)) return undefined;
  const lead: PhrasingContent = { ...first, value: first.value.replace(CAPTION, '') };
  return { type: 'tableCaption', children: [lead, ...rest], position };
}
