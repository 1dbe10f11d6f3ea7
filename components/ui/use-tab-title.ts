import { useEffect } from 'react';
import { site } from '@/content/site';

/** Sets the title of the tab to match what the page shows; undefined leaves the page's own title. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) return nameTab(title);
  }, [title]);
}

/**
 * Sets the tab's title and keeps it, since Next.js writes its own again after hydration. Returns a function that
 * restores the page's own title, or the one that was set in the meantime.
 */
export function nameTab(title: string): () => void {
  let own = document.title;
  let held: string | undefined;
  const hold = () => {
    if (document.title === held) return;
    own = document.title;
    document.title = `${title} | ${site.name}`;
    // Read it back: the browser collapses spaces, so it may differ from what was set.
    held = document.title;
  };
  const observer = new MutationObserver(hold);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  hold();
  return () => {
    observer.disconnect();
    if (document.title === held) document.title = own;
  };
}
