import { beforeEach, expect, test, vi } from 'vitest';
import { FETCH_TIMEOUT, fetchJson, parsePostList } from '@/lib/api/fetch-json';
import { postQueryKeys } from '@/lib/api/queries';
import { makeSummary } from '@/tests/fixtures/posts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

async function pathOf(queryKey: readonly string[]) {
  fetchMock.mockResolvedValueOnce(Response.json([]));
  await fetchJson({ queryKey });
  return fetchMock.mock.lastCall?.[0];
}

test('query keys are the paths of their API calls', async () => {
  expect(await pathOf(postQueryKeys.list)).toBe('/api/blog/posts?limit=100');
  expect(await pathOf(postQueryKeys.archive)).toBe('/api/blog/posts?limit=1000');
  expect(await pathOf(postQueryKeys.featured)).toBe('/api/blog/posts/featured');
});

test.each([
  ['mouse', [], '/api/blog/posts/search?q=mouse'],
  ['', ['GLP-1', 'Weight Loss'], '/api/blog/posts/search?tags=GLP-1%2CWeight+Loss'],
  ['a&b=c #', ['Recovery'], '/api/blog/posts/search?q=a%26b%3Dc+%23&tags=Recovery'],
])('a search for %j with tags %j requests %s', async (search, tags, path) => {
  expect(await pathOf(postQueryKeys.search(search, tags))).toBe(path);
});

test('different searches have different keys', () => {
  expect(postQueryKeys.search('a', ['b'])).not.toEqual(postQueryKeys.search('a', []));
  expect(postQueryKeys.search('a,b', [])).not.toEqual(postQueryKeys.search('', ['a', 'b']));
});

test('a key’s segments joined by slashes are the URL, fetched with credentials', async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ fine: true }));
  await expect(fetchJson({ queryKey: ['/api', 'a', 3] })).resolves.toEqual({ fine: true });
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/a/3', {
    credentials: 'include',
    signal: expect.any(AbortSignal),
  });
});

/** A fetch that never responds, and rejects when aborted. */
function neverAnswer(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (init?.signal?.aborted) abort();
    init?.signal?.addEventListener('abort', abort);
  });
}

test('a fetch is aborted when its caller aborts', async () => {
  fetchMock.mockImplementation(neverAnswer);
  const during = new AbortController();
  const answer = fetchJson({ queryKey: ['/api'], signal: during.signal });
  during.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect(fetchJson({ queryKey: ['/api'], signal: AbortSignal.abort() })).rejects.toThrow();
});

test('a fetch without a response is aborted after ten seconds', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(neverAnswer);
  const answer = expect(fetchJson({ queryKey: ['/api'] })).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(FETCH_TIMEOUT);
  await answer;
  vi.useRealTimers();
});

test.each([
  [500, 'It broke', 'Internal Server Error', '500: It broke'],
  [404, '{"error":"none"}', 'Not Found', '404: {"error":"none"}'],
  [503, '', 'Service Unavailable', '503: Service Unavailable'],
  [401, '', 'Unauthorized', '401: Unauthorized'],
])('a response of %i throws its status and its text', async (status, body, statusText, message) => {
  fetchMock.mockResolvedValueOnce(new Response(body, { status, statusText }));
  await expect(fetchJson({ queryKey: ['/api'] })).rejects.toThrow(new Error(message));
});

test('a response that is not JSON throws an error', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<html>'));
  await expect(fetchJson({ queryKey: ['/api'] })).rejects.toThrow();
});

test.each([
  null,
  undefined,
  'text',
  12,
  {},
  { error: 'there is no such call' },
  [null],
  ['post'],
  [{}],
  [{ slug: 'a', title: 'A' }],
  [{ slug: 'a', title: 'A', tags: 'Recovery' }],
  [{ slug: 1, title: 'A', tags: [] }],
  [makeSummary(), {}],
])('%j is rejected as a list of posts', (answer) => {
  expect(() => parsePostList(answer)).toThrow('not a list of posts');
});

test.each(['publishedAt', 'description'])(
  'a post without %s would crash a card, so the list is rejected',
  (field) => {
    const { [field as 'author']: _, ...rest } = makeSummary();
    expect(() => parsePostList([rest])).toThrow('not a list of posts');
  },
);

test('a post whose tags are not strings would crash a card, so the list is rejected', () => {
  expect(() => parsePostList([{ ...makeSummary(), tags: [{ name: 'a' }] }])).toThrow(
    'not a list of posts',
  );
});
