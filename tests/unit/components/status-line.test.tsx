// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlogListView } from '@/components/articles/blog-list-view';
import { QueryProvider } from '@/components/articles/query-provider';
import type { PostsResult } from '@/components/articles/use-posts';
import { CategorySearch } from '@/components/peptides/category-search';
import { GlossaryList } from '@/components/resources/glossary-list';
import { PaperList } from '@/components/resources/paper-list';
import { defaultListQuery, type ListQuery } from '@/lib/articles/list-query';
import { getCategoryPeptides } from '@/lib/peptides/library';
import { makeSummaries } from '../../fixtures/posts';

beforeEach(() => {
  window.history.replaceState(null, '', '/list');
  vi.stubGlobal('scrollTo', () => {});
});

const status = () => screen.getByRole('status');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function showArticles(query: Partial<ListQuery>, result: PostsResult) {
  const view = { query: { ...defaultListQuery, ...query }, result };
  return (
    <QueryProvider>
      <BlogListView {...view} filterTags={[]} onChange={() => {}} />
    </QueryProvider>
  );
}

test('before hydration nothing of the article list can be pressed or chosen', () => {
  const posts = makeSummaries(20);
  const served = document.createElement('div');
  served.innerHTML = renderToString(showArticles({}, { status: 'ready', posts }));
  const controls = [...served.querySelectorAll('fieldset, select, nav button')];
  expect(controls.length).toBeGreaterThan(5);
  for (const control of controls) expect(control.hasAttribute('disabled')).toBe(true);
});

test('another page of articles is told in one line, which takes the focus', () => {
  const result: PostsResult = { status: 'ready', posts: makeSummaries(20) };
  const { rerender } = render(showArticles({ page: 2 }, result));
  expect(status().textContent).toBe('20 articles, page 2 of 3');
  const line = status();
  press('Next');
  rerender(showArticles({ page: 3 }, result));
  expect(status().textContent).toBe('20 articles, page 3 of 3');
  expect(document.activeElement).toBe(line);
});

test('the line keeps the focus while the articles are asked for again', () => {
  const retry = vi.fn();
  const { rerender } = render(showArticles({ tags: ['A'] }, { status: 'failed', retry }));
  press('Try again');
  expect(retry).toHaveBeenCalledOnce();
  rerender(showArticles({ tags: ['A'] }, { status: 'loading' }));
  expect(document.activeElement?.textContent).toBe('Loading articles...');
  rerender(showArticles({ tags: ['A'] }, { status: 'ready', posts: makeSummaries(1) }));
  expect(document.activeElement?.textContent).toBe('Found 1 article tagged A');
});

test('a page of articles that does not exist is named', () => {
  render(showArticles({ page: 9 }, { status: 'ready', posts: makeSummaries(20) }));
  expect(status().textContent).toBe('20 articles, page 3 of 3. There is no page 9.');
});

test('showing all peptides of a category again moves the focus to their number', () => {
  window.history.replaceState(null, '', '/list?q=zzzz');
  render(<CategorySearch members={getCategoryPeptides('metabolic')} />);
  press('Show all peptides');
  expect(document.activeElement?.textContent).toMatch(/^\d+ peptides$/);
});

test('papers: a filter that the address names but no list offers is told and can be cleared', () => {
  window.history.replaceState(null, '', '/list?peptide=zzz');
  render(<PaperList papers={[]} total={608} choices={{ peptide: [], year: [], study: [] }} />);
  expect(status().textContent).toBe('608 papers. “zzz” is not in the list “Peptide”');
  press('Clear filters');
  expect(document.activeElement?.textContent).toBe('608 papers');
});

test('glossary: a link to a term that the filter hides clears the filter, which is in the address', () => {
  window.history.replaceState(null, '', '/list?q=half');
  const half = { term: 'Half-life', definition: 'A time.', seeAlso: ['Steady state'] };
  render(<GlossaryList terms={[half, { term: 'Steady state', definition: 'A level.' }]} />);
  expect(document.getElementById('steady-state')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Steady state' }));
  expect(document.getElementById('steady-state')).not.toBeNull();
  expect(window.location.search).toBe('');
});
