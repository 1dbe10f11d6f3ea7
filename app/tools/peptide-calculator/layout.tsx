import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CALCULATOR_MANIFEST } from '@/content/paths';

export const metadata: Metadata = { manifest: CALCULATOR_MANIFEST };

/** Once the calculator has been opened, the service worker keeps every page at or below this path for offline use. */
export default function CalculatorLayout({ children }: { children: ReactNode }) {
  return children;
}
