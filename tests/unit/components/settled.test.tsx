// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Settled } from '@/components/ui/settled';

afterEach(() => vi.useRealTimers());

test('only a text that stands is told, also the first one', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Settled text="12 units" />);
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
  const told = () => screen.getByRole('status').textContent;
  wait(300);
  rerender(<Settled text="12.5 units" />);
  wait(600);
  expect(told()).toBe('');
  wait(300);
  expect(told()).toBe('12.5 units');
});
