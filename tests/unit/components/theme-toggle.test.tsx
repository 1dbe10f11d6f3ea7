// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '@/components/layout/theme-provider';
import { ThemeToggle } from '@/components/layout/theme-toggle';
import { site } from '@/content/site';

const stored = () => localStorage.getItem(site.themeStorageKey);
const button = () => screen.getByRole('button');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

/** The toggle for a visitor with this saved theme and this setting of the operating system. */
function show(saved: string | undefined, isSystemDark = false) {
  if (saved) localStorage.setItem(site.themeStorageKey, saved);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isSystemDark,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  render(
    <ThemeProvider storageKey={site.themeStorageKey}>
      <ThemeToggle />
    </ThemeProvider>,
  );
}

test.each([
  ['system', 'light'],
  ['light', 'dark'],
  ['dark', 'light'],
])('from %s a press goes to %s, which is saved and set on the page', (from, to) => {
  show(from);
  fireEvent.click(button());
  expect(stored()).toBe(to);
  expect(document.documentElement.classList.contains(to)).toBe(true);
});

test.each([true, false])('a first visit follows the system, whether it is dark: %s', (isDark) => {
  show(undefined, isDark);
  expect(document.documentElement.classList.contains(isDark ? 'dark' : 'light')).toBe(true);
  expect(stored()).toBeNull();
});

test('from a dark system too the first press goes to light', () => {
  show(undefined, true);
  fireEvent.click(button());
  expect(stored()).toBe('light');
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});

test('pressing on and on switches between dark and light', () => {
  show('light');
  for (const theme of ['dark', 'light', 'dark']) {
    fireEvent.click(button());
    expect(stored()).toBe(theme);
  }
});

test.each([
  [undefined, true, 'Theme: system. Switch to light'],
  [undefined, false, 'Theme: system, now light. Keep it light'],
  ['light', true, 'Theme: light. Switch to dark'],
  ['light', false, 'Theme: light. Switch to dark'],
  ['dark', true, 'Theme: dark. Switch to light'],
  ['dark', false, 'Theme: dark. Switch to light'],
])(
  'with %s saved and a dark system: %s, the label says what is set and what a press will do',
  (saved, isSystemDark, label) => {
    show(saved, isSystemDark);
    expect(button().getAttribute('aria-label')).toBe(label);
  },
);
