// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GuideTabs } from '@/components/peptides/guide-tabs';

afterEach(() => {
  window.location.hash = '';
});

function show() {
  render(
    <GuideTabs
      label="Guide"
      tabs={[
        { id: 'first', label: 'First', panel: <p>one</p> },
        { id: 'second', label: 'Second', panel: <p id="inside">two</p> },
        { id: 'third', label: 'Third', panel: <p>three</p> },
      ]}
    />,
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('a platform that answers a scroll with a promise ends nothing', () => {
  window.location.hash = '#inside';
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve());
  show();
  fireEvent.click(screen.getByRole('tab', { name: 'First' }));
  expect(selected()).toBe('First');
});
