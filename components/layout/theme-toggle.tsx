'use client';

import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { ICON } from '../ui/icon-props';
import { Tooltip } from '../ui/tooltip';
import { useIsBrowser } from '../ui/use-is-browser';

/** Switches between light and dark. From the system setting, the first press selects light. */
export function ThemeToggle() {
  const { theme, resolvedTheme, setTheme } = useTheme();
  // The server cannot know the saved theme, so the accessible label names it only in the browser.
  const isBrowser = useIsBrowser();
  const next = theme === 'light' ? 'dark' : 'light';
  // If the system theme is already the one that a press would set, the press only stores it.
  const press = resolvedTheme === next ? `, now ${next}. Keep it` : '. Switch to';
  const label = isBrowser ? `Theme: ${theme ?? 'system'}${press} ${next}` : 'Switch theme';

  return (
    <Tooltip text={label} align="end">
      <button
        type="button"
        aria-label={label}
        onClick={() => setTheme(next)}
        className="grid size-target flex-none place-items-center rounded-md hover:bg-sunken noscript:hidden"
      >
        <Moon {...ICON} size={20} className="dark:hidden" />
        <Sun {...ICON} size={20} className="hidden dark:block" />
      </button>
    </Tooltip>
  );
}
