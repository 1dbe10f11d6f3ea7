import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast, removeToast, toast } from '@/components/ui/toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

const REMOVE_DELAY = 1_000_000;

/** Shows a toast. Returns the function that dismisses it. */
function show(title: string): () => void {
  toast({ title });
  const id = getToast()?.id ?? 0;
  return () => dismissToast(id);
}

test('dismissing a toast that was replaced changes nothing', () => {
  const dismissFirst = show('One');
  show('Two');
  dismissFirst();
  expect(getToast()).toMatchObject({ title: 'Two', isOpen: true });
});

test('a dismissed toast closes at once and is removed 1,000,000 ms later', () => {
  show('One')();
  expect(getToast()?.isOpen).toBe(false);
  vi.advanceTimersByTime(REMOVE_DELAY - 1);
  expect(getToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(getToast()).toBeUndefined();
});

test('dismissing again does not postpone the removal', () => {
  const dismiss = show('One');
  dismiss();
  vi.advanceTimersByTime(REMOVE_DELAY - 1);
  dismiss();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(getToast()).toBeUndefined();
});

test('a toast that replaces a dismissed one is not removed with it', () => {
  show('One')();
  vi.advanceTimersByTime(1000);
  show('Two');
  vi.advanceTimersByTime(REMOVE_DELAY * 2);
  expect(getToast()).toMatchObject({ title: 'Two', isOpen: true });
});

test('removing a dismissed toast leaves no timer behind', () => {
  show('One')();
  removeToast();
  expect(vi.getTimerCount()).toBe(0);
});
