import type { PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Nodes whose text is not replaced: the text of a link belongs to the link. */
const LITERAL = new Set(['link', 'linkReference']);

/**
 * Replaces every match of a pattern in running text by the node that `toNode` returns, at the position of the match.
 * Where it returns undefined, the text stays as typed.
 */
export function replaceText(tree: Root, pattern: RegExp, toNode: ToNode): void {
  visit(tree, (node, index, parent) => {
    if (LITERAL.has(node.type)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = splitText(node, pattern, toNode);
    if (parts.length === 0) return undefined;
    // A parent of text contains phrasing content.
    (parent.children as PhrasingContent[]).splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

type ToNode = (match: RegExpExecArray, line: number) => PhrasingContent | undefined;

/** Returns the parts of a text with the nodes of its matches; none if nothing is replaced. */
function splitText(node: Text, pattern: RegExp, toNode: ToNode): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of node.value.matchAll(pattern)) {
    const position = placeOfPart(node, match.index);
    const made = toNode(match, position?.start.line ?? 1);
    if (!made) continue;
    if (match.index > end) parts.push(textPart(node, end, match.index));
    parts.push({ ...made, position });
    end = match.index + match[0].length;
  }
  if (end > 0 && end < node.value.length) parts.push(textPart(node, end, node.value.length));
  return parts;
}

function textPart(node: Text, start: number, end: number): Text {
  return {
    type: 'text',
    value: node.value.slice(start, end),
    position: placeOfPart(node, start),
  };
}

/**
 * Returns the position from an index of a text's value to the text's end. The line is exact; the column counts
 * characters of the value, so it is too small by any backslashes typed before it.
 */
export function placeOfPart({ value, position }: Text, index: number): Text['position'] {
  if (!position) return undefined;
  const before = value.slice(0, index).split('\n');
  const last = before.at(-1)?.length ?? 0;
  const start = {
    line: position.start.line + before.length - 1,
    column: before.length === 1 ? position.start.column + last : last + 1,
  };
  return { start, end: position.end };
}
