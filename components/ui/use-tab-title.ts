import { useEffect } from 'react';
import { site } from '@/content/site';

/** Names in the browser's tab what the page shows just now; undefined leaves it the page's own title. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) return nameTab(title);
  }, [title]);
}

/** Sets the tab's title; what it answers gives the page's own back, unless another page has set one since. */
export function nameTab(title: string): () => void {
  const own = document.title;
  const named = `${title} | ${site.name}`;
  document.title = named;
  return () => {
    if (document.title === named) document.title = own;
  };
}
