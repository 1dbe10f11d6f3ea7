import { useEffect, useLayoutEffect, useState } from 'react';
import { replaceAddress } from '../ui/replace-address';

type Opened = {
  index: number;
  /** What the address named within the panel, to be scrolled to. */
  target?: Element;
};

/**
 * Which of several panels is open, from 0, and how another is chosen. The address may name a panel, or something
 * inside one, such as a mention of a reference: that panel opens, and only then can its target be scrolled to. What is
 * chosen takes the place of the address's `#`, without an entry in the history.
 */
export function useAddressTab(
  ids: readonly string[],
): [index: number, select: (index: number) => void] {
  const [opened, setOpened] = useState<Opened>({ index: 0 });
  const panels = ids.join(' ');

  // Before the browser paints, so that no other panel shows first.
  useLayoutEffect(() => {
    const read = () => readOpened(panels.split(' '));
    const follow = () => setOpened((last) => read() ?? last);
    const first = read();
    // Gone back to or loaded again, a page is where it was left.
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

/** What the address asks for: without a `#` the first panel; nothing when it names a place outside of them. */
function readOpened(ids: readonly string[]): Opened | undefined {
  const id = window.location.hash.slice(1);
  if (!id) return { index: 0 };
  const target = document.getElementById(id);
  const index = ids.indexOf(target?.closest('[role="tabpanel"]')?.id ?? '');
  return target && index >= 0 ? { index, target } : undefined;
}

/** Whether this page is the one that a link or the address bar has opened. */
function wasJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    'type' in entry &&
    entry.type === 'navigate' &&
    new URL(entry.name).pathname === window.location.pathname
  );
}
