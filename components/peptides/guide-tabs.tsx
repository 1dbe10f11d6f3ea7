'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Tab = { id: string; label: string; panel: ReactNode };

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs over panels that are all in the page: without scripts every panel shows, and paper has no tabs.
 * The labels are links to the panels, so that an address such as '#dosing' opens one.
 */
export function GuideTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  /** What the address points at in a panel that was not open: it cannot be scrolled to before. */
  const awaited = useRef<Element | null>(null);

  useEffect(() => {
    // The address may name a panel, or something inside one, such as a mention of a reference.
    const openTarget = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const panel = target?.closest('[role="tabpanel"]');
      const index = tabs.findIndex(({ id }) => id === panel?.id);
      if (index < 0) return;
      awaited.current = target;
      setSelected(index);
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [tabs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a panel has just been opened
  useEffect(() => {
    awaited.current?.scrollIntoView();
    awaited.current = null;
  }, [selected]);

  function move(event: KeyboardEvent) {
    const index = event.key === ' ' ? selected : MOVES[event.key]?.(selected, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    setSelected(index);
    links.current[index]?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="no-print mb-7 flex overflow-x-auto border-ink border-b-2 noscript:hidden"
      >
        {tabs.map(({ id, label: text }, index) => (
          <a
            key={id}
            ref={(link) => {
              links.current[index] = link;
            }}
            id={`tab-${id}`}
            role="tab"
            href={`#${id}`}
            aria-selected={index === selected}
            aria-controls={id}
            tabIndex={index === selected ? 0 : -1}
            onKeyDown={move}
            onClick={(event) => {
              event.preventDefault();
              setSelected(index);
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
            'scroll-mt-24 noscript:mb-10 print:mb-10',
            index !== selected && 'hidden target:block noscript:block print:block',
          )}
        >
          <h2 className="sr-only mb-4 text-2xl noscript:not-sr-only print:not-sr-only">{text}</h2>
          {panel}
        </section>
      ))}
    </>
  );
}
