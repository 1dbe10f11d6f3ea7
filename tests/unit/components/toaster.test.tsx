// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { getToasts, removeToast, subscribeToToasts, toast } from '@/components/ui/toast-store';
import { Toaster } from '@/components/ui/toaster';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => removeToast());
  vi.useRealTimers();
});

/** The toasts of the store, without the lazy loading of the host. */
function Toasts() {
  return <Toaster toasts={useSyncExternalStore(subscribeToToasts, getToasts)} />;
}

function show(content: Parameters<typeof toast>[0]) {
  render(<Toasts />);
  act(() => {
    toast(content);
  });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a toast shows its title and description', () => {
  show({ title: 'Subscribed!', description: 'You will hear from us.' });
  expect(screen.getByText('Subscribed!')).toBeDefined();
  expect(screen.getByText('You will hear from us.')).toBeDefined();
});

test('the region is named with its hotkey', () => {
  show({ title: 'One' });
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
});

test('F8 moves the focus to the notifications', () => {
  show({ title: 'One' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(region.contains(document.activeElement)).toBe(true);
});

test('a toast closes by itself after 5000 ms, not sooner', () => {
  show({ title: 'One' });
  wait(4999);
  expect(screen.getByText('One')).toBeDefined();
  wait(1);
  expect(screen.queryByText('One')).toBeNull();
  expect(getToasts()[0]?.isOpen).toBe(false);
});

test('a toast can be closed by hand', () => {
  show({ title: 'One' });
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByText('One')).toBeNull();
});

test('a newer toast takes the place of the older and has its full time', () => {
  show({ title: 'One' });
  wait(4000);
  act(() => {
    toast({ title: 'Two' });
  });
  expect(screen.queryByText('One')).toBeNull();
  wait(4999);
  expect(screen.getByText('Two')).toBeDefined();
  wait(1);
  expect(screen.queryByText('Two')).toBeNull();
});

test('an update changes the toast that is shown', () => {
  render(<Toasts />);
  let update: ReturnType<typeof toast>['update'] = () => {};
  act(() => {
    update = toast({ title: 'Sending' }).update;
  });
  act(() => update({ title: 'Sent' }));
  expect(screen.getByText('Sent')).toBeDefined();
  expect(screen.queryByText('Sending')).toBeNull();
});

test('the host shows nothing before the first toast, and then the toast', async () => {
  vi.useRealTimers();
  const { container } = render(<ToastHost />);
  expect(container.textContent).toBe('');
  act(() => {
    toast({ title: 'One' });
  });
  expect(await screen.findByText('One')).toBeDefined();
});
