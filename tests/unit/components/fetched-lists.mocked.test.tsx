// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PostSummary } from '@/lib/articles/post';
import { makeSummaries } from '../../fixtures/posts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  // The query cache is a module variable: each test starts with an empty one.
  vi.resetModules();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

/** Renders a list, with the server's posts if given. */
type List = (posts?: PostSummary[]) => ReactNode;

/** A promise that the test resolves itself. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

const lists = [
  {
    name: 'FeaturedPosts',
    load: async (): Promise<List> => {
      const { FeaturedPosts } = await import('@/components/articles/featured-posts');
      return (posts) => <FeaturedPosts posts={posts} />;
    },
    path: '/api/blog/posts/featured',
    loading: 'Loading featured articles...',
    empty: 'No featured articles available',
  },
  {
    name: 'ArchiveList',
    load: async (): Promise<List> => {
      const { ArchiveList } = await import('@/components/articles/archive-list');
      return (posts) => <ArchiveList posts={posts} />;
    },
    path: '/api/blog/posts?limit=1000',
    loading: 'Loading articles...',
    empty: 'No posts found in the archive.',
  },
];

describe.each(lists)('$name', ({ load, path, loading, empty }) => {
  async function show(posts?: PostSummary[]) {
    const toList = await load();
    render(toList(posts));
  }

  test('shows the empty message if the server has no posts', async () => {
    await show([]);
    expect(screen.getByText(empty)).toBeDefined();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('without posts from the server it announces loading, fetches and shows them', async () => {
    fetchMock.mockResolvedValueOnce(Response.json(makeSummaries(2)));
    await show();
    expect(screen.getByRole('status').textContent).toBe(loading);
    expect(await screen.findByRole('link', { name: 'Article 2' })).toBeDefined();
    expect(screen.queryByText(loading)).toBeNull();
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([path]);
  });

  test('a failure is announced, not retried automatically, and can be retried', async () => {
    fetchMock.mockResolvedValueOnce(new Response('broken', { status: 500 }));
    await show();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(fetchMock).toHaveBeenCalledTimes(1);

    const { promise, resolve } = deferred<Response>();
    fetchMock.mockReturnValueOnce(promise);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('status')).textContent).toBe(loading);
    resolve(Response.json(makeSummaries(1)));
    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the request is made without a network too: a service worker may answer', async () => {
    const { onlineManager } = await import('@tanstack/react-query');
    onlineManager.setOnline(false);
    fetchMock.mockResolvedValueOnce(Response.json(makeSummaries(1)));
    await show();
    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeDefined();
    onlineManager.setOnline(true);
  });

  test('a response that is no list of posts shows an error, without a crash', async () => {
    fetchMock.mockResolvedValueOnce(Response.json([{ slug: 'a' }]));
    await show();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
