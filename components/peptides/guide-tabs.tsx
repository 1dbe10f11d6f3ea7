'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useIsBrowser } from '../ui/use-is-browser';
import { TabList } from './tab-list';
import { useAddressTab } from './use-address-tab';

/**
 * Tabs over panels that are all in the HTML: without JavaScript every panel is shown, and print has no tabs. The labels
 * are links to the panels, so that a URL fragment such as '#dosing' opens one.
 */
export function GuideTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
}) {
  // Before hydration only the URL fragment (:target) opens a panel; afterwards `selected` decides.
  const isRunning = useIsBrowser();
  const [selected, select] = useAddressTab(tabs.map(({ id }) => id));
  return (
    <>
      <TabList label={label} tabs={tabs} selected={selected} onSelect={select} />
      {tabs.map(({ id, label: text, panel }, index) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          className={clsx(
            'scroll-mt-24',
            index !== selected && 'hidden noscript:block print:block',
            !isRunning && 'target:block',
          )}
        >
          <h2 className="mt-6 mb-4 hidden text-2xl noscript:block print:block">{text}</h2>
          {panel}
        </section>
      ))}
    </>
  );
}
