import { isServing } from './content-directory';
import type { MarkdownDocument } from './document';

const STORE = Symbol.for('amide-academy.by-document');

type Made = WeakMap<MarkdownDocument, { value: unknown }>;

const globalStore: typeof globalThis & { [STORE]?: Map<string, Made> } = globalThis;

/**
 * Memoises, under a key, a function that depends on the document alone, such as its HTML; not on a server. Stored on
 * globalThis like the documents (lib/content/memoise.ts), so that no copy of the caller's module parses them again.
 */
export function memoiseByDocument<T>(
  key: string,
  make: (document: MarkdownDocument) => T,
): (document: MarkdownDocument) => T {
  return (document) => {
    // A server renders texts one by one and must not keep the results for all of them.
    if (isServing()) return make(document);
    const made = toMade(key);
    const known = (made.get(document) as { value: T } | undefined) ?? { value: make(document) };
    made.set(document, known);
    return known.value;
  };
}

function toMade(key: string): Made {
  globalStore[STORE] ??= new Map();
  const made = globalStore[STORE].get(key) ?? new WeakMap();
  globalStore[STORE].set(key, made);
  return made;
}
