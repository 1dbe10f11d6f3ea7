import { expect, test, vi } from 'vitest';
import { MarkdownDocument, memoiseByDocument } from '@/lib/content/document';

test('a value is computed once per document and key, and is not cached in production', () => {
  const make = vi.fn(({ body }: MarkdownDocument) => body.length);
  const toLength = memoiseByDocument('length', make);
  const copy = memoiseByDocument('length', make);
  const document = new MarkdownDocument('content/posts/a.md', {}, '---\n---\ntext', 8);
  expect([toLength(document), copy(document)]).toEqual([4, 4]);
  expect(make).toHaveBeenCalledTimes(1);
  vi.stubEnv('NODE_ENV', 'production');
  const toServed = memoiseByDocument('length', make);
  expect([toServed(document), toServed(document)]).toEqual([4, 4]);
  expect(make).toHaveBeenCalledTimes(3);
});
