// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ListFilters } from '@/components/articles/list-filters';
import { filterTags } from '@/content/tags';
import { defaultListQuery, type ListQuery } from '@/lib/articles/list-query';

let query: ListQuery;

/** The filters with a state behind them, as on the page. */
function Filters({ initial }: { initial: Partial<ListQuery> }) {
  const [state, setState] = useState({ ...defaultListQuery, ...initial });
  query = state;
  return <ListFilters query={state} tags={filterTags} onChange={setState} />;
}

function show(initial: Partial<ListQuery> = {}) {
  render(<Filters initial={initial} />);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((node) => node.textContent);

test('the chips are All and the tags of the specification, in its order', () => {
  show();
  const group = screen.getByRole('group', { name: 'Filter by tag' });
  expect(
    within(group)
      .getAllByRole('button')
      .map((node) => node.textContent),
  ).toEqual([
    'All',
    'Longevity',
    'Performance',
    'Recovery',
    'Weight Loss',
    'Research',
    'GLP-1',
    'BPC-157',
    'Comparison',
  ]);
  expect(filterTags).toHaveLength(8);
});

test('without a tag All is pressed, and nothing else', () => {
  show();
  expect(pressed()).toEqual(['All']);
});

test('several chips can be on at once, each switched off on its own', () => {
  show();
  press('Recovery');
  press('GLP-1');
  expect(query.tags).toEqual(['Recovery', 'GLP-1']);
  expect(pressed()).toEqual(['Recovery', 'GLP-1']);
  press('Recovery');
  expect(pressed()).toEqual(['GLP-1']);
  press('GLP-1');
  expect(pressed()).toEqual(['All']);
});

test('All takes every tag off and keeps search and sort', () => {
  show({ search: 'mouse', sort: 'az', tags: ['Recovery', 'Clinical'] });
  press('All');
  expect(query).toEqual({ search: 'mouse', sort: 'az', tags: [], page: 1 });
});

test('a tag from the address in another case presses its chip', () => {
  show({ tags: ['recovery'] });
  expect(pressed()).toEqual(['Recovery']);
  press('Recovery');
  expect(query.tags).toEqual([]);
});

test('another filter or order starts again on page 1', () => {
  show({ page: 4 });
  press('Recovery');
  expect(query.page).toBe(1);
});

test('the order can be chosen by its label', () => {
  show({ page: 4 });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
  expect([...select.options].map((option) => option.text)).toEqual([
    'Latest',
    'Oldest',
    'Most Popular',
    'A-Z',
  ]);
  expect(select.selectedOptions[0]?.text).toBe('Latest');
  fireEvent.change(select, { target: { value: 'popular' } });
  expect(query).toMatchObject({ sort: 'popular', page: 1 });
});
