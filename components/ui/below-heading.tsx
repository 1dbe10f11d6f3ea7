'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the page that comes next was asked for by a link of this site. */
let isFollowed = false;

/** Says that a link was followed, or that its page is there. */
export function setFollowed(followed: boolean): void {
  isFollowed = followed;
}

/**
 * What stands below the heading of a long page: there with the page, but a frame later where a link was followed, so
 * that a slow phone shows the heading before it has drawn the rest. Going back finds the page whole, or its place in it
 * would be lost.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(() => !isFollowed);
  useEffect(() => {
    startTransition(() => {
      setDrawn(true);
    });
  }, []);
  return isDrawn ? children : <div style={{ minHeight: '100vh' }} />;
}
