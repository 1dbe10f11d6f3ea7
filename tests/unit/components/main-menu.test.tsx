// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MainMenu } from '@/components/layout/main-menu';
// What comes late in a browser is there before the clock of a wait begins.
import '@/components/layout/mega-menu';
import { navigationRecord } from '@/lib/records/navigation';

afterEach(() => vi.unstubAllGlobals());

const { menuGroups, mobileSections } = navigationRecord.get();
const labels = menuGroups.map(({ label, href }) => ({ label, href }));

test('the focus is not lost when the menu comes while it moves from label to label', async () => {
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
  // The browser tells the label that loses the focus first; the menu comes before the other one hears of it.
  fireEvent.blur(first as HTMLElement, { relatedTarget: second });
  await waitFor(() => {
    answer();
    expect(second?.isConnected).toBe(false);
  });
  expect(document.activeElement?.textContent).toBe(labels[1]?.label);
});
