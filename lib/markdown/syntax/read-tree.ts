import type { Paragraph, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from '../visit';
import { placeOfPart } from './replace-text';

/** What an address typed without brackets cannot do without, or by which its characters are written some other way. */
const BARE_ADDRESS = /https?:|www|[-.\w+]@|[\\&]/i;

/** How the extension calls what it looks for at every letter. */
const LOOKED_FOR = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

const github = () =>
  unified().use(remarkParse).use(plainLinesOnly).use(remarkGfm, { singleTilde: false });
const whole = github().freeze();
const lean = github().use(withoutBareAddresses).freeze();

/**
 * Markdown as the tree of GitHub's flavour. Looking for addresses that are links though nothing marks them takes half
 * of the time, so it is left out of a text that cannot hold any, as hardly one here does.
 */
export function readTree(markdown: string): Root {
  return (BARE_ADDRESS.test(markdown) ? whole : lean).parse(markdown);
}

function withoutBareAddresses(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).flatMap(([letter, constructs = []]) => {
        const others = [constructs].flat().filter(({ name = '' }) => !LOOKED_FOR.has(name));
        return others.length > 0 ? [[letter, others]] : [];
      }),
    ),
  }));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .filter(({ enter }) => !(enter && 'literalAutolink' in enter));
}

/**
 * The specification reads a post line by line: whatever is not a heading or GitHub-flavoured markup
 * is a paragraph. So a line of dashes never turns the line above it into a heading, an indented line
 * is no code block, and HTML is ordinary text.
 */
export function plainLinesOnly(this: Processor) {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({
    disable: { null: ['setextUnderline', 'codeIndented', 'htmlFlow', 'htmlText'] },
  });
}

/** Every non-empty plain line is a paragraph of its own (decision 6). */
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
