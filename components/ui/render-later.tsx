'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** True from following a link of this site until its page is shown. */
let isNavigationPending = false;

/** Records that a link was followed, or that its page is shown. */
export function setNavigationPending(followed: boolean): void {
  isNavigationPending = followed;
}

/**
 * After a followed link, renders its children one frame later or once their data is there, so that a slow phone paints
 * the heading first. On a page load or after going back it renders them at once, so that the scroll position can be
 * restored.
 */
export function RenderLater({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(() => !isNavigationPending);
  useEffect(() => {
    startTransition(() => {
      setDrawn(true);
    });
  }, []);
  return isDrawn ? children : <div style={{ minHeight: '100vh' }} />;
}
