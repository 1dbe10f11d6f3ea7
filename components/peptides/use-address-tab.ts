import { useEffect, useState } from 'react';

/**
 * Which of several panels is open, from 0. The address may name a panel, or something inside one, such as a
 * mention of a reference: that panel opens, and only then can its target be scrolled to.
 */
export function useAddressTab(
  ids: readonly string[],
): [index: number, select: (index: number) => void] {
  const [opened, setOpened] = useState<{ index: number; target?: Element }>({ index: 0 });
  const panels = ids.join(' ');

  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const panel = target?.closest('[role="tabpanel"]');
      const index = panel ? panels.split(' ').indexOf(panel.id) : -1;
      if (target && index >= 0) setOpened({ index, target });
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [panels]);

  useEffect(() => opened.target?.scrollIntoView(), [opened]);

  return [opened.index, (index) => setOpened({ index })];
}
