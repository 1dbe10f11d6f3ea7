// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BlogListView } from '@/components/articles/blog-list-view';
import { defaultListQuery, type ListQuery } from '@/lib/articles/list-query';
import { makeSummaries } from '../../fixtures/posts';

// The large card differs from the others by style alone, so the grid says here what it was asked for.
vi.mock('@/components/articles/post-grid', () => ({
  PostGrid: ({ hasLead }: { hasLead: boolean }) => <p>{hasLead ? 'large first' : 'all alike'}</p>,
}));

function show(query: Partial<ListQuery>) {
  const posts = makeSummaries(20);
  render(
    <BlogListView
      query={{ ...defaultListQuery, ...query }}
      result={{ status: 'ready', posts }}
      filterTags={[]}
      onChange={() => {}}
    />,
  );
}

test.each([{}, { sort: 'az' as const }])('the first post is featured on page 1 (%j)', (query) => {
  show(query);
  expect(screen.getByText('large first')).toBeDefined();
});

test.each([{ page: 2 }, { search: 'mouse' }, { tags: ['GLP-1'] }])(
  'no post is featured with %j',
  (query) => {
    show(query);
    expect(screen.getByText('all alike')).toBeDefined();
  },
);
