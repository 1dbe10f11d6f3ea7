import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getToasts, removeToast, toast, updateToast } from '@/components/ui/toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

const REMOVE_DELAY = 1_000_000;

test('updating a toast that was replaced changes nothing', () => {
  const first = toast({ title: 'One' });
  toast({ title: 'Two' });
  first.update({ title: 'Changed' });
  updateToast(-1, { title: 'Changed' });
  expect(getToasts()[0]?.title).toBe('Two');
});

test('a dismissed toast closes at once and is removed 1,000,000 ms later', () => {
  toast({ title: 'One' }).dismiss();
  expect(getToasts()[0]?.isOpen).toBe(false);
  vi.advanceTimersByTime(REMOVE_DELAY - 1);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
});

test('dismissing again does not postpone the removal', () => {
  const { dismiss } = toast({ title: 'One' });
  dismiss();
  vi.advanceTimersByTime(REMOVE_DELAY - 1);
  dismiss();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
});

test('a toast that replaces a dismissed one is not removed with it', () => {
  toast({ title: 'One' }).dismiss();
  vi.advanceTimersByTime(1000);
  toast({ title: 'Two' });
  vi.advanceTimersByTime(REMOVE_DELAY * 2);
  expect(getToasts()[0]).toMatchObject({ title: 'Two', isOpen: true });
});

test('removing a dismissed toast leaves no timer behind', () => {
  const { id, dismiss } = toast({ title: 'One' });
  dismiss();
  removeToast(id);
  expect(vi.getTimerCount()).toBe(0);
});
