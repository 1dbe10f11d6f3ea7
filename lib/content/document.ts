import type { Nodes } from 'mdast';
import { type ParsedText, parseText } from '@/lib/markdown/parse-text';
import { isServing } from './content-directory';
import type { ContentProblem } from './content-error';

/**
 * A bounded cache of parsed texts. A tree takes fifty times the memory of its file, so it cannot hold thousands of
 * articles; weak references would keep them all until the end of a loop over them.
 */
const parsedLast = new Map<MarkdownDocument, ParsedText>();
const MOST_PARSED = { inScripts: 200, serving: 8 };

/** A Markdown file of the content: its validated front matter and its text. */
export class MarkdownDocument<Data = unknown> {
  constructor(
    /** The path of the file for messages: 'content/posts/a.md'. */
    readonly file: string,
    readonly data: Data,
    /** The whole file, with LF line endings. */
    readonly source: string,
    /** The index in `source` where the text below the front matter starts. */
    private readonly bodyStart: number,
  ) {}

  /** What memoiseByDocument keeps, by its key. */
  readonly made = new Map<string, unknown>();

  get body(): string {
    return this.source.slice(this.bodyStart).trim();
  }

  /** The lines of the front matter, each with its number from 1. */
  get frontLines(): { line: number; text: string }[] {
    const lines = this.source.slice(0, this.bodyStart).split('\n').slice(0, -1);
    return lines.map((text, index) => ({ line: index + 1, text }));
  }

  /** The parsed text, with the line numbers of the file. Parsed on demand and cached for a while. */
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

  /** Returns a problem at a node, or at line 1 if the node has no position. */
  problemOn(node: Pick<Nodes, 'position'> | undefined, message: string): ContentProblem {
    return this.problemAt(node?.position?.start.line ?? 1, message);
  }

  problemIn(field: string, message: string): ContentProblem {
    return { file: this.file, line: lineOfField(this.source, field) ?? 1, field, message };
  }
}

/**
 * Computes under a key, once, what depends on a document alone, such as its HTML; not on a server, which renders texts
 * one by one and must not keep the results for all of them. The value is kept with the document, so that no copy of the
 * caller's module parses it again.
 */
export function memoiseByDocument<T>(
  key: string,
  make: (document: MarkdownDocument) => T,
): (document: MarkdownDocument) => T {
  return (document) => {
    if (isServing()) return make(document);
    if (!document.made.has(key)) document.made.set(key, make(document));
    return document.made.get(key) as T;
  };
}

/** Returns the line of a front matter field, from 1; undefined if it is not there. */
export function lineOfField(source: string, field: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? undefined : index + 1;
}
