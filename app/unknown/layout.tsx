import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** The pages that unknown addresses are rewritten to (lib/platform/unknown-addresses.ts): noindex at both URLs. */
export const metadata: Metadata = { robots: { index: false } };

export default function UnknownAddressLayout({ children }: { children: ReactNode }) {
  return children;
}
