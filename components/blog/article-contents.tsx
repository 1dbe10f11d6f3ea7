'use client';

import { useEffect, useState } from 'react';
import type { TocEntry } from '@/lib/markdown/article-tree';

/** The table of contents as a chain of beads: read sections filled, the current one in copper. */
export function ArticleContents({ entries }: { entries: TocEntry[] }) {
  const current = useCurrentSection(entries);
  return (
    <ol className="contents-list">
      {entries.map(({ id, text }, index) => (
        <li
          key={id}
          data-state={index === current ? 'current' : index < current ? 'read' : 'ahead'}
        >
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
  );
}

/** The position of the last section whose heading has passed the upper third of the window; -1 before the first. */
function useCurrentSection(entries: TocEntry[]): number {
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
