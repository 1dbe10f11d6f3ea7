// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchBox } from '@/components/search/search-box';
import { AppRouter, router } from '@/tests/fixtures/app-router';

test('text that was typed before hydration stays, opens nothing, and Enter searches for it', async () => {
  const push = vi.spyOn(router, 'push');
  const box = (
    <AppRouter>
      <SearchBox />
    </AppRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(box);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.value = 'ozempic eye';
  const root = await act(async () => hydrateRoot(container, box));
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await act(async () => field.blur());
  expect(field.value).toBe('ozempic eye');
  fireEvent.submit(field);
  expect(push).toHaveBeenCalledWith('/blog?search=ozempic+eye');
  act(() => root.unmount());
});
