// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Pagination } from '@/components/articles/pagination';

function show(page: number, pageCount: number) {
  const onChange = vi.fn();
  render(<Pagination page={page} pageCount={pageCount} onChange={onChange} />);
  return onChange;
}

const buttons = () => screen.getAllByRole('button').map((node) => node.textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a single page needs no pagination', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  [1, 3, ['1', '2', '3']],
  [1, 5, ['1', '2', '3', '4', '5']],
  [1, 12, ['1', '2', '3', '4', '5', '12']],
  [6, 12, ['4', '5', '6', '7', '8', '12']],
  [10, 12, ['8', '9', '10', '11', '12']],
  [12, 12, ['8', '9', '10', '11', '12']],
])('page %i of %i shows the buttons %j', (page, pageCount, numbers) => {
  show(page, pageCount);
  expect(buttons()).toEqual(['Previous', ...numbers, 'Next']);
});

test.each([
  [1, 12, true],
  [8, 12, true],
  [10, 12, false],
  [1, 5, false],
])('on page %i of %i an ellipsis before the last page: %s', (page, pageCount, isThere) => {
  show(page, pageCount);
  expect(screen.queryAllByText('…')).toHaveLength(isThere ? 1 : 0);
});

test('the present page is said to be the current one, and no other', () => {
  show(6, 12);
  const current = screen.getAllByRole('button', { current: 'page' });
  expect(current.map((node) => node.textContent)).toEqual(['6']);
});

test('Previous is disabled on the first page, Next on the last', () => {
  show(1, 2);
  expect(button('Previous').disabled).toBe(true);
  expect(button('Next').disabled).toBe(false);
});

test('Next is disabled on the last page', () => {
  show(2, 2);
  expect(button('Previous').disabled).toBe(false);
  expect(button('Next').disabled).toBe(true);
});

test.each([
  ['Previous', 5],
  ['Next', 7],
  ['Page 4', 4],
  ['Page 12', 12],
])('"%s" on page 6 goes to page %i', (name, page) => {
  const onChange = show(6, 12);
  fireEvent.click(button(name));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(page);
});
