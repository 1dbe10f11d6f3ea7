// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { BelowHeading, setNavigationPending } from '@/components/ui/below-heading';

const page = <BelowHeading>the text</BelowHeading>;

afterEach(() => {
  setNavigationPending(false);
});

test('on a page load or on going back, the text renders at once', () => {
  expect(renderToString(page)).toBe('the text');
  expect(render(page).container.textContent).toBe('the text');
});

test('after a followed link the text renders later than the heading, and stays', async () => {
  setNavigationPending(true);
  expect(renderToString(page)).not.toContain('the text');
  const { container } = render(page);
  await act(async () => {});
  expect(container.textContent).toBe('the text');
});
