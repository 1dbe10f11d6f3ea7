import { expect, test, vi } from 'vitest';
import { memoiseByDocument } from '@/lib/content/by-document';
import { MarkdownDocument } from '@/lib/content/document';

test('a value is computed once per document, and is not cached in production', () => {
  const make = vi.fn(({ body }: MarkdownDocument) => body.length);
  const toLength = memoiseByDocument(make);
  const document = new MarkdownDocument('content/posts/a.md', {}, '---\n---\ntext', 8);
  expect([toLength(document), toLength(document)]).toEqual([4, 4]);
  expect(make).toHaveBeenCalledTimes(1);
  vi.stubEnv('NODE_ENV', 'production');
  const toServed = memoiseByDocument(make);
  expect([toServed(document), toServed(document)]).toEqual([4, 4]);
  expect(make).toHaveBeenCalledTimes(3);
});
