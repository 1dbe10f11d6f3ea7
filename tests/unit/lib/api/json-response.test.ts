import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { respondWithError, respondWithJson } from '@/lib/api/json-response';

const request = (ifNoneMatch?: string) =>
  new NextRequest('http://localhost/api', {
    headers: ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {},
  });

const etagOf = (value: unknown) => respondWithJson(request(), value).headers.get('etag') ?? '';

test.each([
  (tag: string) => tag,
  (tag: string) => `W/${tag}`,
  (tag: string) => `"other", ${tag}`,
  (tag: string) => `"other",W/${tag}`,
  () => '*',
])('a client that has the value gets 304 without a body (%#)', async (toHeader) => {
  const response = respondWithJson(request(toHeader(etagOf([1]))), [1]);
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
  expect(response.headers.get('etag')).toBe(etagOf([1]));
});

test.each([400, 404] as const)('an error of %i is JSON with no-store', async (status) => {
  const response = respondWithError(status, 'it is wrong');
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: 'it is wrong' });
});
