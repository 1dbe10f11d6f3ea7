'use client';

import { useEffect, useState } from 'react';
import type { TocEntry } from '@/lib/markdown/article-tree';

/** The table of contents beside the text: sections already read are filled, the current one is copper. */
export function ContentsChain({ entries, label }: { entries: readonly TocEntry[]; label: string }) {
  const current = useCurrentSection(entries);
  return (
    <div className="hidden text-sm lg:block">
      <p className="mb-3.5 font-[650]">{label}</p>
      <ol className="contents-list">
        {entries.map(({ id, text }, index) => (
          <li key={id} data-state={toState(index, current)}>
            <a
              href={`#${id}`}
              aria-current={index === current ? 'location' : undefined}
              className="text-ink-2 hover:underline aria-[current]:font-[650] aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function toState(index: number, current: number): 'read' | 'current' | 'ahead' {
  if (index === current) return 'current';
  return index < current ? 'read' : 'ahead';
}

/** Returns the index of the section being read, updated on scroll, resize and hash change; -1 before the first. */
export function useCurrentSection(entries: readonly { id: string }[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    // Look them up each time: after a followed link they render a frame after this list.
    const update = () => {
      setCurrent(findCurrent(entries.flatMap(({ id }) => document.getElementById(id) ?? [])));
    };
    update();
    // No IntersectionObserver: a jump from one section into another crosses no heading.
    const unmounted = new AbortController();
    for (const event of ['scroll', 'resize', 'hashchange'])
      window.addEventListener(event, update, { passive: true, signal: unmounted.signal });
    return () => unmounted.abort();
  }, [entries]);
  return current;
}

/**
 * The index of the last heading in or above the upper third of the window. At the end of the page, where the last
 * headings cannot scroll up that far, it is the `:target` heading if that is further on, else the last one.
 */
function findCurrent(headings: readonly HTMLElement[]): number {
  const { innerHeight, scrollY } = window;
  const passed = headings.findLastIndex(
    (heading) => heading.getBoundingClientRect().top <= innerHeight / 3,
  );
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (!isAtEnd) return passed;
  const target = headings.findIndex((heading) => heading.matches(':target'));
  return target > passed ? target : headings.length - 1;
}
