// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlogListView } from '@/components/articles/blog-list-view';
import { QueryProvider } from '@/components/articles/query-provider';
import { filterTags } from '@/content/tags';
import { defaultListQuery } from '@/lib/articles/list-query';

const place = { label: 'Peptide', address: '/peptides/kpv', title: 'KPV' };
const answer = { count: 0, without: [], groups: [], suggestions: [place] };
beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer)),
  ),
);

test('a search that matches no article shows the results of the site search', async () => {
  render(
    <QueryProvider>
      <BlogListView
        query={{ ...defaultListQuery, search: 'kpw' }}
        result={{ status: 'ready', posts: [] }}
        filterTags={filterTags}
        onChange={() => {}}
      />
    </QueryProvider>,
  );
  const link = await screen.findByRole('link', { name: 'KPV' });
  expect(link.getAttribute('href')).toBe('/peptides/kpv');
  expect(screen.getByText('No articles found')).toBeDefined();
});
