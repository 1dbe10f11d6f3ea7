'use client';

import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { ICON } from './icon-props';

/** Prints the page. Hidden without JavaScript, where the browser's own command does the same. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="outline" className="no-print noscript:hidden" onClick={() => window.print()}>
      <Printer {...ICON} />
      {children}
    </Button>
  );
}
