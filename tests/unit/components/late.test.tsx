// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { late } from '@/components/ui/late';

function show(Late: ReturnType<typeof late>) {
  render(
    <Suspense fallback="...">
      <h1>The page</h1>
      <Late />
    </Suspense>,
  );
}

test('if lazy code fails to load, the page stays and offers a reload', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  show(late(() => Promise.reject(new Error('no such file'))));
  (await screen.findByRole('button', { name: 'Reload the page' })).click();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});
