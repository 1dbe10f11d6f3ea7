import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RawHtml } from '@/components/ui/raw-html';
import { CALCULATOR_MANIFEST } from '@/content/calculator';

export const metadata: Metadata = { manifest: CALCULATOR_MANIFEST };

/**
 * What the service worker uncovers on a page that it had kept (lib/platform/worker-source.js). A string, since
 * React then leaves it as it finds it.
 */
const KEPT =
  '<p hidden data-kept class="callout mt-6 rounded-md border-[1.5px] border-line-strong px-4 py-3">Saved on <time></time>, no network. Corrections made since then are not in this copy.</p>';

/** Every page at or below this address is kept, once the calculator was open, for times without a network. */
export default function CalculatorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <RawHtml as="div" className="wrap no-print text-sm" html={KEPT} />
      {children}
    </>
  );
}
