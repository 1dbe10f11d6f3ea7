'use client';

import { ThemeProvider as NextThemesProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { site } from '@/content/site';

/** Applies the saved theme, or the system's, to the root element before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemesProvider
      attribute="class"
      defaultTheme="system"
      enableSystem
      storageKey={site.themeStorageKey}
    >
      {children}
    </NextThemesProvider>
  );
}
