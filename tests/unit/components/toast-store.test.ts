import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  getToasts,
  removeToast,
  subscribeToToasts,
  toast,
  updateToast,
} from '@/components/ui/toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

const REMOVE_DELAY = 1_000_000;

test('a new toast is open and says what it was given', () => {
  const { id } = toast({ title: 'One', description: 'Of two', variant: 'destructive' });
  expect(getToasts()).toEqual([
    { id, title: 'One', description: 'Of two', variant: 'destructive', isOpen: true },
  ]);
});

test('a newer toast replaces the older: there is never more than one', () => {
  const first = toast({ title: 'One' });
  const second = toast({ title: 'Two' });
  expect(getToasts().map(({ title }) => title)).toEqual(['Two']);
  expect(second.id).not.toBe(first.id);
});

test('a toast can be updated, with the rest of it kept', () => {
  const { id, update } = toast({ title: 'One', description: 'Kept' });
  update({ title: 'Changed' });
  expect(getToasts()).toEqual([{ id, title: 'Changed', description: 'Kept', isOpen: true }]);
});

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

test('dismissing again does not put the removal off', () => {
  const { dismiss } = toast({ title: 'One' });
  dismiss();
  vi.advanceTimersByTime(REMOVE_DELAY - 1);
  dismiss();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
});

test('dismissing without an id closes what is there', () => {
  toast({ title: 'One' });
  dismissToast();
  expect(getToasts()[0]?.isOpen).toBe(false);
});

test('dismissing a toast that was replaced leaves the newer one open', () => {
  const first = toast({ title: 'One' });
  toast({ title: 'Two' });
  first.dismiss();
  expect(getToasts()[0]).toMatchObject({ title: 'Two', isOpen: true });
});

test('a toast that replaces a dismissed one is not removed with it', () => {
  toast({ title: 'One' }).dismiss();
  vi.advanceTimersByTime(1000);
  toast({ title: 'Two' });
  vi.advanceTimersByTime(REMOVE_DELAY * 2);
  expect(getToasts()[0]).toMatchObject({ title: 'Two', isOpen: true });
});

test('a toast can be removed at once, by its id or with all others', () => {
  const { id } = toast({ title: 'One' });
  removeToast(-1);
  expect(getToasts()).toHaveLength(1);
  removeToast(id);
  expect(getToasts()).toEqual([]);
  toast({ title: 'Two' });
  removeToast();
  expect(getToasts()).toEqual([]);
});

test('removing a dismissed toast leaves no timer behind', () => {
  const { id, dismiss } = toast({ title: 'One' });
  dismiss();
  removeToast(id);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever listens is told of each change, until the listening ends', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  const { update, dismiss, id } = toast({ title: 'One' });
  update({ title: 'Two' });
  dismiss();
  removeToast(id);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  toast({ title: 'Three' });
  expect(listener).toHaveBeenCalledTimes(4);
});

test('between changes the list is the same object, as React needs it', () => {
  toast({ title: 'One' });
  expect(getToasts()).toBe(getToasts());
});
