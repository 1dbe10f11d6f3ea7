// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlogListView } from '@/components/articles/blog-list-view';
import { QueryProvider } from '@/components/articles/query-provider';
import type { PostsResult } from '@/components/articles/use-posts';
import { filterTags } from '@/content/tags';
import { defaultListQuery, type ListQuery } from '@/lib/articles/list-query';
import { makeSummaries } from '../../fixtures/posts';

function show(result: PostsResult, query: Partial<ListQuery> = {}) {
  const onChange = vi.fn();
  const state = { ...defaultListQuery, ...query };
  render(
    <QueryProvider>
      <BlogListView query={state} result={result} filterTags={filterTags} onChange={onChange} />
    </QueryProvider>,
  );
  return { onChange, state };
}

const ready = (count: number): PostsResult => ({ status: 'ready', posts: makeSummaries(count) });
const place = { label: 'Peptide', address: '/peptides/kpv', title: 'KPV' };
const answer = { count: 0, without: [], groups: [], suggestions: [place] };
beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer)),
  ),
);
afterEach(() => vi.unstubAllGlobals());

test('a text that no article answers leads to what the search over everything found', async () => {
  show(ready(0), { search: 'kpw' });
  const link = await screen.findByRole('link', { name: 'KPV' });
  expect(link.getAttribute('href')).toBe('/peptides/kpv');
  expect(screen.getByText('No articles found')).toBeDefined();
});
