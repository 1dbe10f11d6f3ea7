// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CategorySearch } from '@/components/peptides/category-search';
import { SearchBox } from '@/components/search/search-box';
import { AppRouter, router } from '@/tests/fixtures/app-router';

let root: Root;
afterEach(() => act(() => root.unmount()));

/** Hydrates a component after text was typed into its field, which it returns. */
async function typeEarly(shown: ReactElement, role: string, text: string) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shown);
  const field = screen.getByRole<HTMLInputElement>(role);
  field.value = text;
  root = await act(async () => hydrateRoot(container, shown));
  return field;
}

test('the search of every page keeps text typed before hydration, opens nothing, and searches for it', async () => {
  const push = vi.spyOn(router, 'push');
  const box = (
    <AppRouter>
      <SearchBox />
    </AppRouter>
  );
  const field = await typeEarly(box, 'combobox', 'ozempic eye');
  expect(field.value).toBe('ozempic eye');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.submit(field);
  expect(push).toHaveBeenCalledWith('/blog?search=ozempic+eye');
});

test('the search of a category filters by text typed before hydration', async () => {
  window.history.replaceState(null, '', '/peptides/category/healing');
  await typeEarly(<CategorySearch members={[]} />, 'searchbox', 'copper');
  expect(window.location.search).toBe('?q=copper');
});
