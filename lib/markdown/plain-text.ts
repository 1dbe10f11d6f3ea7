import type { Nodes } from 'mdast';

/** What stands in a line of its own. */
const LINES = new Set(
  'root blockquote callout exercisePart list listItem table footnoteDefinition'.split(' '),
);

/**
 * The words that a reader sees in a part of a text: no citations, no marks of Markdown, no addresses. A line
 * for each paragraph, heading, caption and row; cells apart by ' | '; pictures by their description.
 * `withCode` false leaves code out, as rules about prose want it.
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
