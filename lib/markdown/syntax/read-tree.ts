import type { Paragraph, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { placeOfPart } from './replace-text';

const processor = unified()
  .use(remarkParse)
  .use(plainLinesOnly)
  .use(remarkGfm, { singleTilde: false })
  .freeze();

/** Parses GitHub-flavoured Markdown into a syntax tree. */
export function readTree(markdown: string): Root {
  return processor.parse(markdown);
}

/**
 * The specification reads a post line by line: whatever is not a heading or GitHub-flavoured markup is a paragraph. So
 * a line of dashes does not turn the line above it into a heading, an indented line is not a code block, and HTML is
 * plain text.
 */
function plainLinesOnly(this: Processor) {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({
    disable: { null: ['setextUnderline', 'codeIndented', 'htmlFlow', 'htmlText'] },
  });
}

/** Splits paragraphs so that each non-empty line is one. */
export function lineIsParagraph(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const lines = splitLines(node.children);
    if (lines.length === 1 || !parent || index === undefined) return undefined;
    const paragraphs = lines.map((children): Paragraph => {
      const position = children[0]?.position ?? node.position;
      return { type: 'paragraph', children, position };
    });
    parent.children.splice(index, 1, ...paragraphs);
    return [SKIP, index + paragraphs.length];
  });
}

function splitLines(children: PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    if (child.type === 'break') {
      lines.push([]);
    } else if (child.type === 'text') {
      let start = 0;
      child.value.split('\n').forEach((value, index) => {
        if (index > 0) lines.push([]);
        const position = placeOfPart(child, start);
        if (value !== '') lines.at(-1)?.push({ type: 'text', value, position });
        start += value.length + 1;
      });
    } else {
      lines.at(-1)?.push(child);
    }
  }
  return lines.filter((line) => line.length > 0);
}
