import type { ReactNode } from 'react';

/** The notice that a page which needs JavaScript shows without it. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="callout mb-8 rounded-md border-[1.5px] border-line-strong px-4 py-3">
        {children}
      </p>
    </noscript>
  );
}
