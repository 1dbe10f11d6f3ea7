// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PeptideActions } from '@/components/peptides/peptide-actions';

function press(name: string, navigator: object = {}) {
  const alert = vi.fn();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('alert', alert);
  render(<PeptideActions title="BPC-157" />);
  fireEvent.click(screen.getByRole('button', { name }));
  return alert;
}

test('closing the share sheet is not reported as a failure', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  const alert = press('Share', { share });
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(alert).not.toHaveBeenCalled();
});

test('if the browser refuses to share, the link is copied instead', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const writeText = vi.fn().mockResolvedValue(undefined);
  const alert = press('Share', { share, clipboard: { writeText } });
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Link copied to clipboard!'));
});

test('if the clipboard refuses, the link is shown instead of a success message', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const alert = press('Share', { clipboard: { writeText } });
  await waitFor(() => expect(alert).toHaveBeenCalledOnce());
  expect(alert).not.toHaveBeenCalledWith('Link copied to clipboard!');
  expect(alert.mock.calls[0]?.[0]).toContain(window.location.href);
});
