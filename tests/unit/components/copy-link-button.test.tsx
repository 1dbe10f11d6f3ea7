// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyLinkButton } from '@/components/articles/copy-link-button';
import { getToasts, removeToast } from '@/components/ui/toast-store';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  removeToast();
  vi.unstubAllGlobals();
});

function press() {
  render(<CopyLinkButton className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
}

test("the page's address is copied and a toast says so", async () => {
  writeText.mockResolvedValue();
  press();
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(window.location.href);
  expect(getToasts()[0]).toMatchObject({
    title: 'Link copied!',
    description: 'Article link has been copied to your clipboard.',
  });
  expect(getToasts()[0]?.variant).not.toBe('destructive');
});

const failure = {
  variant: 'destructive',
  title: 'Failed to copy link',
  description: 'Please copy the URL manually from your browser.',
};

test('a refused clipboard is reported with what to do instead', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  press();
  await waitFor(() => expect(getToasts()).toMatchObject([failure]));
});

test('a browser without a clipboard, as on plain http, is reported the same way', async () => {
  vi.stubGlobal('navigator', {});
  press();
  await waitFor(() => expect(getToasts()).toMatchObject([failure]));
});
