'use client';

import { useEffect, useState } from 'react';
import type { TocEntry } from '@/lib/markdown/article-tree';

/** The contents beside the text: a chain of beads, what is read filled, the current section in copper. */
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

/** The position of the last section whose heading has passed the upper third of the window; -1 before the first. */
function useCurrentSection(entries: readonly TocEntry[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        setCurrent(
          headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= line),
        );
      },
      { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
