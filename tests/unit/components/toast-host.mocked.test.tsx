// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { removeToast, toast } from '@/components/ui/toast-store';

vi.mock('@/components/ui/toaster', () => {
  throw new Error('the network is gone');
});

afterEach(() => act(() => removeToast()));

test('if the toaster’s code fails to load, the toast is still shown and closes', async () => {
  const undo = vi.fn();
  render(<ToastHost />);
  act(() => {
    toast({
      title: 'Cleared',
      description: 'Nothing is left.',
      action: { label: 'Undo', onPress: undo },
    });
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Cleared Nothing is left.');

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => {
    toast({ title: 'Cleared again', action: { label: 'Undo', onPress: undo } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(undo).toHaveBeenCalledOnce();
});
