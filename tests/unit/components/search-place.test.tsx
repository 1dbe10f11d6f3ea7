// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchAnswerSlot } from '@/components/search/search-place';

const AT_REST = '<form><input type="search" name="q" aria-label="Search" value=""></form>';

function show(search: string, toAnswer: () => Promise<unknown>) {
  window.history.replaceState(null, '', `/search${search}`);
  const fetched = vi.fn(toAnswer);
  vi.stubGlobal('fetch', fetched);
  render(<SearchAnswerSlot html={AT_REST} />);
  return fetched;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Search');

test.each([
  ['does not come', () => new Promise(() => {})],
  ['fails', () => Promise.reject(new TypeError('no network'))],
  ['is no page', () => Promise.resolve({ text: async () => 'It broke' })],
])('after going back the query stays in the field if the response %s', (_, toAnswer) => {
  show('?q=ozempic', toAnswer);
  expect(field().value).toBe('ozempic');
});

test('the response replaces the initial page', async () => {
  const page = '<div id="search-answer"><p>Found 3</p></div>';
  show('?q=ozempic', () => Promise.resolve({ text: async () => page }));
  await waitFor(() => expect(screen.getByText('Found 3')).toBeDefined());
});

test('a page without a query fetches nothing', () => {
  expect(show('', () => new Promise(() => {}))).not.toHaveBeenCalled();
  expect(field().value).toBe('');
});
