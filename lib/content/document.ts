import type { Nodes } from 'mdast';
import { type ParsedText, parseText } from '@/lib/markdown/parse-text';
import { isServing } from './content-directory';
import type { ContentProblem } from './content-error';

/** A line of a file with its number, counted from 1. */
export type Line = { number: number; text: string };

/**
 * The texts that were parsed last. A tree takes fifty times the memory of its file, so thousands of articles
 * cannot keep theirs; a weak reference would, to the end of the loop that asks for them all.
 */
const parsedLast = new Map<MarkdownDocument, ParsedText>();
const MOST_PARSED = { inScripts: 200, serving: 8 };

/** One Markdown file of the content: its checked front matter and its text. */
export class MarkdownDocument<Data = unknown> {
  constructor(
    /** Where the file stands, for messages: 'content/posts/a.md'. */
    readonly file: string,
    readonly data: Data,
    /** The whole file with plain line ends. */
    readonly source: string,
    /** Where in `source` the text below the front matter begins. */
    private readonly bodyStart: number,
  ) {}

  get body(): string {
    return this.source.slice(this.bodyStart).trim();
  }

  get frontLines(): Line[] {
    const lines = this.source.slice(0, this.bodyStart).split('\n').slice(0, -1);
    return lines.map((text, index) => ({ number: index + 1, text }));
  }

  /** The text's syntax tree, its lines those of the file. Parsed when asked for, and kept for a while. */
  get text(): ParsedText {
    const known = parsedLast.get(this);
    if (known) return known;
    const front = this.source.slice(0, this.bodyStart).replace(/[^\n]/g, '');
    const parsed = parseText(front + this.source.slice(this.bodyStart));
    const [oldest] = parsedLast.keys();
    if (oldest && parsedLast.size >= (isServing() ? MOST_PARSED.serving : MOST_PARSED.inScripts))
      parsedLast.delete(oldest);
    parsedLast.set(this, parsed);
    return parsed;
  }

  problemAt(line: number, message: string): ContentProblem {
    return { file: this.file, line, message };
  }

  /** A problem with a part of the text; with its first line where a part has no place. */
  problemOn(node: Pick<Nodes, 'position'> | undefined, message: string): ContentProblem {
    return this.problemAt(node?.position?.start.line ?? 1, message);
  }

  problemIn(field: string, message: string): ContentProblem {
    return { file: this.file, line: lineOfField(this.source, field) ?? 1, field, message };
  }
}

/** The line of a file on which a front matter field stands, counted from 1. */
export function lineOfField(source: string, field: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? undefined : index + 1;
}
