import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isSearchable } from '@/lib/search/search-text';

/** What the field calls on its suggestions while it keeps the focus. */
export type Suggestions = {
  count: () => number;
  /** Opens the link of a row; returns false when there is no such row. */
  choose: (index: number) => boolean;
};

/**
 * The state of the search's combobox: its text, whether suggestions are shown and which row is active. Arrow keys cycle
 * through the rows, Enter opens one, Escape closes the list, and so does a press or focus outside `root`.
 */
export function useCombobox(root: RefObject<HTMLElement | null>) {
  const suggestions = useRef<Suggestions>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const isShown = isOpen && isSearchable(text);

  function show(isOpenNext: boolean) {
    setIsOpen(isOpenNext);
    setActive(undefined);
  }

  useEffect(() => {
    if (!isShown) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target)) return;
      setIsOpen(false);
      setActive(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isShown, root]);

  // Scroll the active row into view when the list overflows.
  useEffect(() => {
    if (active === undefined) return;
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, root]);

  /** Handles a key; returns true if the field and its container must not handle it as well. */
  function handle(key: string): boolean {
    if (key === 'Escape' && isShown) {
      show(false);
      return true;
    }
    if (key === 'Enter')
      return active !== undefined && suggestions.current?.choose(active) === true;
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !isSearchable(text)) return false;
    setIsOpen(true);
    setActive(getNextActive(active, suggestions.current?.count() ?? 0, key === 'ArrowUp'));
    return true;
  }

  return {
    suggestions,
    text,
    isShown,
    /** The active row, from 0. */
    active,
    open: () => setIsOpen(true),
    close: () => show(false),
    type(typed: string) {
      setText(typed);
      show(true);
    },
    handleKey(event: KeyboardEvent) {
      if (handle(event.key)) event.preventDefault();
    },
  };
}

/** Returns the row that an arrow key moves to, wrapping around at both ends. */
function getNextActive(active: number | undefined, count: number, isUp: boolean) {
  if (count === 0) return undefined;
  if (active === undefined) return isUp ? count - 1 : 0;
  return (active + (isUp ? count - 1 : 1)) % count;
}
