// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsletterForm } from '@/components/layout/newsletter-form';
import { getToasts, removeToast } from '@/components/ui/toast-store';

const fetchMock = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  removeToast();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const button = () => screen.getByRole<HTMLButtonElement>('button');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function subscribe() {
  fireEvent.change(field(), { target: { value: 'reader@example.org' } });
  fireEvent.submit(field().form ?? field());
}

test('for a second the button shows "..." and is disabled', () => {
  render(<NewsletterForm />);
  expect(button().textContent).toBe('Subscribe');
  subscribe();
  expect(button().textContent).toBe('...');
  expect(button().disabled).toBe(true);
  wait(999);
  expect(button().disabled).toBe(true);
  expect(getToasts()).toEqual([]);
});

test('after the second the toast appears, the field is empty and the form ready again', () => {
  render(<NewsletterForm />);
  subscribe();
  wait(1000);
  expect(getToasts()).toMatchObject([
    {
      title: 'Subscribed!',
      description: "You'll receive the latest clinical insights and research updates.",
      isOpen: true,
    },
  ]);
  expect(field().value).toBe('');
  expect(button().textContent).toBe('Subscribe');
  expect(button().disabled).toBe(false);
});

test('no call is made', () => {
  render(<NewsletterForm />);
  subscribe();
  wait(2000);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a form that leaves the page in between says nothing any more', () => {
  const { unmount } = render(<NewsletterForm />);
  subscribe();
  unmount();
  wait(2000);
  expect(getToasts()).toEqual([]);
});

test.each([
  ['', false],
  ['nobody', false],
  ['reader@example.org', true],
])('the browser lets "%s" through: %s', (value, isValid) => {
  render(<NewsletterForm />);
  fireEvent.change(field(), { target: { value } });
  expect(field().checkValidity()).toBe(isValid);
});
