// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MainMenu } from '@/components/layout/main-menu';
// Loads the lazy menu up front, so that waitFor does not time out on it.
import '@/components/layout/mega-menu';
import { navigationRecord } from '@/lib/records/navigation';

const { menuGroups, mobileSections } = navigationRecord.get();
const labels = menuGroups.map(({ label, href }) => ({ label, href }));

test('focus is not lost if the menu loads while it moves from label to label', async () => {
  let answer = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({ groups: menuGroups, mobileSections }));
      }),
  );
  render(<MainMenu labels={labels} />);
  const [first, second] = screen.getAllByRole('button');
  fireEvent.focus(first as HTMLElement);
  // The browser fires blur before focus; here the menu loads between the two.
  fireEvent.blur(first as HTMLElement, { relatedTarget: second });
  await waitFor(() => {
    answer();
    expect(second?.isConnected).toBe(false);
  });
  expect(document.activeElement?.textContent).toBe(labels[1]?.label);
});
