'use client';

import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { isPressedAlone } from '../ui/is-pressed-alone';
import { useIsBrowser } from '../ui/use-is-browser';
import { useAddressTab } from './use-address-tab';

const MOVES: Record<string, (index: number, count: number) => number> = {
  ' ': (index) => index,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs over panels that are all in the HTML: without JavaScript every panel is shown, and print has no tabs. The labels
 * are links to the panels, so that a URL fragment such as '#dosing' opens one; arrow keys move between them.
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

  function move(event: KeyboardEvent) {
    const index = isPressedAlone(event) ? MOVES[event.key]?.(selected, tabs.length) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    select(index);
    document.getElementById(`tab-${tabs[index]?.id}`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="no-print mb-5 flex overflow-x-auto border-ink border-b-2 noscript:hidden"
      >
        {tabs.map(({ id, label: text }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            role="tab"
            href={`#${id}`}
            aria-selected={index === selected}
            aria-controls={id}
            tabIndex={index === selected ? 0 : -1}
            onKeyDown={move}
            onClick={(event) => {
              if (!isPressedAlone(event)) return;
              event.preventDefault();
              select(index);
            }}
            className={clsx(
              'whitespace-nowrap rounded-t-md px-3.5 py-2.5 font-semibold font-serif text-lg -outline-offset-2 sm:px-6',
              index === selected ? 'bg-ink text-surface' : 'text-muted hover:text-ink',
            )}
          >
            {text}
          </a>
        ))}
      </div>
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
