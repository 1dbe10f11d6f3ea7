import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { isPressedAlone } from '../ui/is-pressed-alone';

const MOVES: Record<string, (index: number, count: number) => number> = {
  ' ': (index) => index,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tab labels: links to the panels, with arrow-key navigation. */
export function TabList({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly { id: string; label: string }[];
  selected: number;
  onSelect: (index: number) => void;
}) {
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function move(event: KeyboardEvent) {
    const index = isPressedAlone(event) ? MOVES[event.key]?.(selected, tabs.length) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    onSelect(index);
    links.current[index]?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className="no-print mb-5 flex overflow-x-auto border-ink border-b-2 noscript:hidden"
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
            if (!isPressedAlone(event)) return;
            event.preventDefault();
            onSelect(index);
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
  );
}
