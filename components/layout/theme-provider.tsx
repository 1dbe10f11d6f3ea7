'use client';

import { ThemeProvider as NextThemesProvider } from 'next-themes';
import type { ReactNode } from 'react';

/** The class of each theme. Without this list, a stored value with a space would be passed to `classList`, which throws. */
const CLASSES = { light: 'light', dark: 'dark' };

/** Applies the saved theme, or the system's, to the root element before the first paint. */
export function ThemeProvider({
  storageKey,
  children,
}: {
  storageKey: string;
  children: ReactNode;
}) {
  return (
    <NextThemesProvider
      attribute="class"
      value={CLASSES}
      defaultTheme="system"
      enableSystem
      // Each theme's class sets the color scheme: an inline style would be printed too.
      enableColorScheme={false}
      storageKey={storageKey}
    >
      {children}
    </NextThemesProvider>
  );
}
