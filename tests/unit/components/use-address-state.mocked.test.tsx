// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type AddressFormat,
  AddressWatcher,
  toParameterFormat,
  useAddressState,
} from '@/components/ui/use-address-state';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

type Query = { words: string; page: number };

const query: AddressFormat<Query> = {
  parse: (params) => ({
    words: (params.get('words') ?? '').trim(),
    page: Number(params.get('page') ?? 1),
  }),
  format({ words, page }) {
    const params = new URLSearchParams();
    if (words.trim()) params.set('words', words.trim());
    if (page > 1) params.set('page', String(page));
    return params.size > 0 ? `/list?${params}` : '/list';
  },
};

function List() {
  const [{ words, page }, change] = useAddressState(query);
  return (
    <>
      <input
        aria-label="Words"
        value={words}
        onChange={(event) => change((current) => ({ ...current, words: event.target.value }))}
      />
      <button
        type="button"
        onClick={() => {
          change((current) => ({ ...current, page: current.page + 1 }));
          change((current) => ({ ...current, page: current.page + 1 }));
        }}
      >
        Two pages on
      </button>
      <p>{`"${words}", page ${page}`}</p>
    </>
  );
}

const goTo = (url: string) => window.history.replaceState(null, '', url);
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Words'), { target: { value } });

beforeEach(() => {
  vi.restoreAllMocks();
  goTo('/list');
});

test('the server renders the state without a query, and hydration reports no error', async () => {
  goTo('/list?words=bpc&page=3');
  const page = document.createElement('div');
  page.innerHTML = renderToString(<List />);
  expect(page.textContent).toContain('"", page 1');

  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(page, <List />, { onRecoverableError }));
  expect(page.textContent).toContain('"bpc", page 3');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('going back to another page changes nothing', () => {
  render(<List />);
  type('bpc');
  goTo('/elsewhere?words=tb');
  fireEvent.popState(window);
  expect(screen.getByText('"bpc", page 1')).toBeDefined();
});

test('a change that the browser refuses to write to the URL is still shown', () => {
  render(<List />);
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  type('bpc');
  expect(screen.getByText('"bpc", page 1')).toBeDefined();
});

test("a link to the same page is applied when the router's query changes", () => {
  const toPage = () => (
    <>
      <List />
      <AddressWatcher />
    </>
  );
  const { rerender } = render(toPage());
  goTo('/list?words=tb');
  rerender(toPage());
  expect(screen.getByText('"tb", page 1')).toBeDefined();
});

test('a parameter leaves the others alone and is removed if empty', () => {
  const { parse, format } = toParameterFormat('q');
  expect(parse(new URLSearchParams('ref=x&q=energy'))).toBe('energy');
  expect(format('energy', new URL('http://x/list?ref=x'))).toBe('/list?ref=x&q=energy');
  expect(format('', new URL('http://x/list?q=energy'))).toBe('/list');
});
