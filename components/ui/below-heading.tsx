'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** True from following a link of this site until its page is shown. */
let isNavigationPending = false;

/** Records that a link was followed, or that its page is shown. */
export function setNavigationPending(followed: boolean): void {
  isNavigationPending = followed;
}

/**
 * Renders what is below the heading of a long page. After a followed link it renders one frame later, so that a slow
 * phone paints the heading first. On a page load or after going back it renders at once, so that the scroll position
 * can be restored.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(() => !isNavigationPending);
  useEffect(() => {
    startTransition(() => {
      setDrawn(true);
    });
  }, []);
  return isDrawn ? children : <div style={{ minHeight: '100vh' }} />;
}
