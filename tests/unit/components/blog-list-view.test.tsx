// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlogListView } from '@/components/articles/blog-list-view';
import { QueryProvider } from '@/components/articles/query-provider';
import type { PostsResult } from '@/components/articles/use-posts';
import { filterTags } from '@/content/tags';
import { defaultListQuery, type ListQuery } from '@/lib/articles/list-query';
import { makeSummaries, makeSummary } from '../../fixtures/posts';

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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);

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

test('while posts are fetched it says so, and the filters stay', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('status').textContent).toBe('Loading articles...');
  expect(screen.getByRole('button', { name: 'All' })).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a failed fetch is announced and can be tried again', () => {
  const retry = vi.fn();
  show({ status: 'failed', retry });
  const alert = screen.getByRole('alert');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an empty list says so and offers the way to all articles', () => {
  const { onChange, state } = show(ready(0), { search: 'nothing', sort: 'az', page: 3 });
  expect(screen.getByText('No articles found')).toBeDefined();
  expect(screen.getByText('Try adjusting your search terms or filter criteria')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'View All Articles' }));
  expect(onChange.mock.lastCall?.[0](state)).toMatchObject({ search: '', tags: [], page: 1 });
});

test.each([
  [{ search: 'mouse' }, 1, 'Found 1 article for “mouse”'],
  [{ tags: ['GLP-1'] }, 2, 'Found 2 articles tagged GLP-1'],
  [
    { search: 'mouse', tags: ['GLP-1', 'Recovery'] },
    0,
    /^Found 0 articles for “mouse”.*GLP-1.*Recovery/,
  ],
])('the banner for %j says how many articles were found', (query, count, text) => {
  show(ready(count), query);
  const banner = screen.getByText((_, node) => node?.getAttribute('role') === 'status');
  expect(banner.textContent).toMatch(text);
});

test('"Clear filters" goes back to all articles', () => {
  const { onChange, state } = show(ready(3), { search: 'mouse', tags: ['GLP-1'] });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange.mock.lastCall?.[0](state)).toMatchObject({ search: '', tags: [], page: 1 });
});

test('without search and tags there is no banner', () => {
  show(ready(3), { sort: 'az' });
  expect(screen.queryByText(/^Found/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('what was searched for is shown as text, never as markup', () => {
  show(ready(0), { search: '<img src=x onerror=alert(1)>' });
  expect(screen.getByText(/<img src=x/)).toBeDefined();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a page holds nine articles in the order asked for', () => {
  show(ready(20), { sort: 'oldest', page: 2 });
  expect(titles()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Article ${number}`));
});

test('the last page holds the rest', () => {
  show(ready(20), { page: 3 });
  expect(titles()).toEqual(['Article 19', 'Article 20']);
});

test('a page beyond the last shows the last', () => {
  show(ready(10), { page: 9 });
  expect(titles()).toEqual(['Article 10']);
});

test('a card shows title, first tag, description, author and reading time, and links to it', () => {
  show({ status: 'ready', posts: [makeSummary({ tags: ['Recovery', 'Research'] })] });
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'A first look' }).getAttribute('href')).toBe(
    '/blog/a-first-look',
  );
  for (const text of ['Recovery', 'What a reader learns here.', 'Amide Editorial', '5 min read']) {
    expect(card.getByText(text)).toBeDefined();
  }
  expect(card.queryByText('Research')).toBeNull();
});

test('another page keeps the query and starts at its top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { onChange, state } = show(ready(20), { search: 'a', tags: ['GLP-1'], sort: 'az' });
  press('Page 2');
  expect(onChange.mock.lastCall?.[0](state)).toEqual({ ...state, page: 2 });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  press('Clear filters');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
