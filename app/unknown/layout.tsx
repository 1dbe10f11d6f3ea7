import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** The pages that unknown addresses lead to (lib/platform/unknown-addresses.ts): in no index, by either address. */
export const metadata: Metadata = { robots: { index: false } };

export default function UnknownAddressLayout({ children }: { children: ReactNode }) {
  return children;
}
