import { useEffect } from 'react';
import { site } from '@/content/site';

/** Names in the browser's tab what the page shows just now; undefined leaves it the page's own title. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) return nameTab(title);
  }, [title]);
}

/**
 * Sets the tab's title and holds it, since the framework writes its own once more after the page's code has run.
 * What it answers gives the page's own back, or that of the page that came in between.
 */
export function nameTab(title: string): () => void {
  let own = document.title;
  let held: string | undefined;
  const hold = () => {
    if (document.title === held) return;
    own = document.title;
    document.title = `${title} | ${site.name}`;
    // As the browser reads it: with two spaces in a row as one it would never be what was set.
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
