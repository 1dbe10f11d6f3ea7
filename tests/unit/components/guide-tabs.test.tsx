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

test('the first tab is selected, and every panel is in the page', () => {
  show();
  expect(selected()).toBe('First');
  for (const text of ['one', 'two', 'three']) expect(screen.getByText(text)).toBeTruthy();
});

test('a click selects a tab without leaving the page', () => {
  show();
  const isFollowed = fireEvent.click(screen.getByRole('tab', { name: 'Second' }));
  expect(isFollowed).toBe(false);
  expect(selected()).toBe('Second');
});

test('a click or a key with another key held down stays the browser’s', () => {
  show();
  const tab = screen.getByRole('tab', { name: 'Second' });
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(fireEvent.click(tab, { [held]: true }), held).toBe(true);
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight', [held]: true }), held).toBe(true);
    expect(selected()).toBe('First');
  }
});

test('arrow keys, Home and End move through the tabs and around their ends', () => {
  show();
  const press = (key: string) => {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    expect(document.activeElement?.textContent).toBe(selected());
    return selected();
  };
  expect(press('ArrowRight')).toBe('Second');
  expect(press('End')).toBe('Third');
  expect(press('ArrowRight')).toBe('First');
  expect(press('ArrowLeft')).toBe('Third');
  expect(press('Home')).toBe('First');
});

test('only the selected tab is in the tab order, and other keys are left alone', () => {
  show();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'First' }), { key: 'a' })).toBe(true);
  expect(selected()).toBe('First');
});

test('each tab names its panel, and each panel its tab', () => {
  show();
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
});

test('an address that points at a panel, or into one, opens it', () => {
  window.location.hash = '#third';
  show();
  expect(selected()).toBe('Third');
  window.location.hash = '#inside';
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(selected()).toBe('Second');
});

test('what is chosen takes the place of the address’s #, and going back opens what that names', () => {
  window.location.hash = '#inside';
  const entries = window.history.length;
  show();
  fireEvent.click(screen.getByRole('tab', { name: 'Third' }));
  expect(window.location.hash).toBe('#third');
  expect(window.history.length).toBe(entries);
  for (const [hash, name] of [
    ['#first', 'First'],
    ['#outside', 'First'],
    ['#third', 'Third'],
    ['', 'First'],
  ]) {
    window.history.replaceState(null, '', hash || '/');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(selected(), hash).toBe(name);
  }
});

test('a platform that answers a scroll with a promise ends nothing', () => {
  window.location.hash = '#inside';
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve());
  show();
  fireEvent.click(screen.getByRole('tab', { name: 'First' }));
  expect(selected()).toBe('First');
});
