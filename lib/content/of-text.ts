import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { isServing } from './content-directory';
import type { MarkdownDocument } from './document';
import { memoise } from './memoise';

/** Names the file in which a build keeps what its check made of the texts; scripts/build.mjs sets it. */
const KEPT = 'KEPT_TEXTS';

/** Something made of a text alone, such as the HTML of its page; JSON can hold it. */
export type OfText<T> = ((document: MarkdownDocument) => T) & {
  key: string;
  forget: (document: MarkdownDocument) => boolean;
};

/** Where in the file of kept texts each value of a document stands, by its key, and what text it was made of. */
type Place = { source: string; values: Record<string, [start: number, end: number]> };

/**
 * The same function, but in a build the value that its check has made: a text is parsed once for all processes and
 * pages of a build, which is most of what an article costs. Elsewhere it is made once for each document.
 */
export function ofText<T>(key: string, make: (document: MarkdownDocument) => T): OfText<T> {
  const made = new WeakMap<MarkdownDocument, { value: T }>();
  const read = (document: MarkdownDocument): T => {
    const kept = readKept<T>(key, document);
    if (kept !== undefined) return kept;
    const known = made.get(document) ?? { value: make(document) };
    // A server is asked for one text after the other, and must not gather all.
    if (!isServing()) made.set(document, known);
    return known.value;
  };
  return Object.assign(read, {
    key,
    forget: (document: MarkdownDocument) => made.delete(document),
  });
}

/** Writes values of texts, one text after the other, for the processes that are started with KEPT_TEXTS. */
export class KeptTexts {
  private readonly places: Record<string, Place> = {};
  private readonly descriptor: number;
  private length = 0;

  private constructor(private readonly file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    // One that an earlier build was kept from deleting is of another file.
    rmSync(toIndex(file), { force: true });
    this.descriptor = openSync(file, 'w');
  }

  /** The file that this process is to write; none outside a build. */
  static open(): KeptTexts | undefined {
    const file = process.env[KEPT];
    return file ? new KeptTexts(file) : undefined;
  }

  /** Keeps values of a text. Throws a ContentError where they cannot be made. */
  add(document: MarkdownDocument, values: readonly OfText<unknown>[]): void {
    const place: Place = { source: toHash(document), values: {} };
    for (const value of values) {
      const bytes = Buffer.from(JSON.stringify(value(document)));
      writeSync(this.descriptor, bytes);
      place.values[value.key] = [this.length, this.length + bytes.length];
      this.length += bytes.length;
    }
    for (const { forget } of values) forget(document);
    this.places[document.file] = place;
  }

  close(): void {
    closeSync(this.descriptor);
    writeFileSync(toIndex(this.file), JSON.stringify(this.places));
  }
}

function toIndex(file: string): string {
  return `${file}.json`;
}

const openKept = memoise('kept-texts', () => {
  const file = process.env[KEPT];
  // Nor has the process that writes it.
  if (!file || !existsSync(toIndex(file))) return { places: {}, descriptor: -1 };
  const places: Record<string, Place> = JSON.parse(readFileSync(toIndex(file), 'utf8'));
  return { places, descriptor: openSync(file, 'r') };
});

/** Undefined when nothing was kept of the text as it is now. */
function readKept<T>(key: string, document: MarkdownDocument): T | undefined {
  const { places, descriptor } = openKept();
  const place = places[document.file];
  const [start, end] = place?.values[key] ?? [];
  if (start === undefined || end === undefined || place?.source !== toHash(document))
    return undefined;
  const bytes = Buffer.allocUnsafe(end - start);
  readSync(descriptor, bytes, 0, bytes.length, start);
  return JSON.parse(bytes.toString('utf8'));
}

function toHash({ source }: MarkdownDocument): string {
  return createHash('sha1').update(source).digest('base64');
}
