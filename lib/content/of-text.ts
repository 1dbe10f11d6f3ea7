import { isServing } from './content-directory';
import type { MarkdownDocument } from './document';

/** The same function of a text alone, such as the HTML of its page, computed once for each document. */
export function ofText<T>(
  make: (document: MarkdownDocument) => T,
): (document: MarkdownDocument) => T {
  const made = new WeakMap<MarkdownDocument, { value: T }>();
  return (document) => {
    const known = made.get(document) ?? { value: make(document) };
    // A server is asked for one text after the other, and must not gather all.
    if (!isServing()) made.set(document, known);
    return known.value;
  };
}
