import type { Nodes } from 'mdast';

/** Nodes whose children are on separate lines. */
const LINES = new Set(
  'root blockquote callout exercisePart list listItem table footnoteDefinition'.split(' '),
);

/**
 * Returns the text of a node as a reader sees it, without citations, Markdown syntax and URLs. Each paragraph, heading,
 * caption and row is a line; cells are separated by ' | '; an image is its alt text. `withCode: false` replaces code
 * with a space, for rules about prose.
 */
export function toPlainText(node: Nodes, { withCode = true } = {}): string {
  const join = (children: readonly Nodes[], separator: string) =>
    children.map((child) => toPlainText(child, { withCode })).join(separator);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'term':
      return node.shown;
    case 'inlineCode':
    case 'code':
      return withCode ? node.value : ' ';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return '\n';
    case 'tableRow':
      return join(node.children, ' | ');
    default:
      return 'children' in node ? join(node.children, LINES.has(node.type) ? '\n' : '') : '';
  }
}
