import type { ReactNode } from 'react';
import { RenderLater } from './render-later';

/**
 * What is below the heading of a long page. When a link is followed, the heading is shown as soon as its own part of the
 * page's data has arrived, before the rest. Use it for everything below: the page waits for what is outside.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  return (
    <RenderLater>
      <SentLater>{children}</SentLater>
    </RenderLater>
  );
}

/** Async, because React sends the result of an async component in a row of its own, after the rows written so far. */
async function SentLater({ children }: { children: ReactNode }) {
  return children;
}
