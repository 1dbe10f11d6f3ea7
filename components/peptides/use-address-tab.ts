import { useEffect, useLayoutEffect, useState } from 'react';
import { replaceAddress } from '../ui/replace-address';

type Opened = {
  index: number;
  /** The element in the panel that the URL fragment names, to be scrolled to. */
  target?: Element;
};

/**
 * Returns the index of the open panel and a function that opens another. The URL fragment may name a panel, or an
 * element inside one, such as a citation: that panel opens first, and then the element is scrolled to. Opening a panel
 * replaces the fragment, without a history entry.
 */
export function useAddressTab(
  ids: readonly string[],
): [index: number, select: (index: number) => void] {
  const [opened, setOpened] = useState<Opened>({ index: 0 });
  const panels = ids.join(' ');

  // A layout effect, so that no other panel is painted first.
  useLayoutEffect(() => {
    const read = () => readOpened(panels.split(' '));
    const follow = () => setOpened((last) => read() ?? last);
    const first = read();
    // On reload, back or forward, the scroll position is kept: open without scrolling.
    if (first) setOpened(wasJustOpened() ? first : { index: first.index });
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [panels]);

  useEffect(() => {
    opened.target?.scrollIntoView();
  }, [opened]);

  const select = (index: number) => {
    setOpened({ index });
    replaceAddress(`#${ids[index]}`);
  };
  return [opened.index, select];
}

/** Reads the URL fragment: the first panel without one; undefined if it names an element outside the panels. */
function readOpened(ids: readonly string[]): Opened | undefined {
  const id = window.location.hash.slice(1);
  if (!id) return { index: 0 };
  const target = document.getElementById(id);
  const index = ids.indexOf(target?.closest('[role="tabpanel"]')?.id ?? '');
  return target && index >= 0 ? { index, target } : undefined;
}

/** Whether a link or the address bar opened this page, not a reload, back or forward. */
function wasJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    'type' in entry &&
    entry.type === 'navigate' &&
    new URL(entry.name).pathname === window.location.pathname
  );
}
