import { isServing } from './content-directory';
import type { MarkdownDocument } from './document';

/** Memoises a function that depends on the document alone, such as its HTML; not on a server. */
export function memoiseByDocument<T>(
  make: (document: MarkdownDocument) => T,
): (document: MarkdownDocument) => T {
  const made = new WeakMap<MarkdownDocument, { value: T }>();
  return (document) => {
    const known = made.get(document) ?? { value: make(document) };
    // A server renders texts one by one and must not keep the results for all of them.
    if (!isServing()) made.set(document, known);
    return known.value;
  };
}
