import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CALCULATOR_MANIFEST } from '@/content/paths';

export const metadata: Metadata = { manifest: CALCULATOR_MANIFEST };

/** Every page at or below this address is kept, once the calculator was open, for times without a network. */
export default function CalculatorLayout({ children }: { children: ReactNode }) {
  return children;
}
