import type { Root as HastRoot } from 'hast';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const parser = unified()
  .use(remarkParse)
  .use(plainLinesOnly)
  .use(remarkGfm, { singleTilde: false });

const processor = parser()
  .use(lineIsParagraph)
  .use(remarkRehype)
  .use(rehypeSanitize, {
    ...defaultSchema,
    // The only ids are those of footnotes, which carry a prefix of their own already.
    clobberPrefix: '',
    protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  });

/** Markdown as its syntax tree, with the place of every node in the text. */
export function parseSyntax(markdown: string): Root {
  return parser.parse(markdown);
}

/**
 * Markdown as a tree of safe HTML elements. Raw HTML comes out as the text it was typed as; links
 * keep only http, https, mailto and relative addresses. Headings are not shifted yet.
 */
export function parseMarkdown(markdown: string): HastRoot {
  return processor.runSync(processor.parse(markdown));
}

/**
 * The specification reads a post line by line: whatever is not a heading or GitHub-flavoured markup
 * is a paragraph. So a line of dashes never turns the line above it into a heading, an indented line
 * is no code block, and HTML is ordinary text.
 */
function plainLinesOnly(this: Processor) {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({
    disable: { null: ['setextUnderline', 'codeIndented', 'htmlFlow', 'htmlText'] },
  });
}

/** Every non-empty plain line is a paragraph of its own (decision 6). */
function lineIsParagraph() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const lines = splitLines(node.children);
      if (lines.length === 1 || !parent || index === undefined) return undefined;
      const paragraphs = lines.map((children): Paragraph => ({ type: 'paragraph', children }));
      parent.children.splice(index, 1, ...paragraphs);
      return [SKIP, index + paragraphs.length];
    });
  };
}

function splitLines(children: PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    if (child.type === 'break') {
      lines.push([]);
    } else if (child.type === 'text') {
      child.value.split('\n').forEach((value, index) => {
        if (index > 0) lines.push([]);
        if (value !== '') lines.at(-1)?.push({ type: 'text', value });
      });
    } else {
      lines.at(-1)?.push(child);
    }
  }
  return lines.filter((line) => line.length > 0);
}
