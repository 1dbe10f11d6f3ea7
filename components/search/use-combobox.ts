import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const NONE = -1;

/** What the field asks of its suggestions while the keys go to the field. */
export type Suggestions = {
  count: () => number;
  /** Opens what a row stands for; false when there is no such row. */
  choose: (index: number) => boolean;
};

/**
 * A field with suggestions: what is typed, whether they show and which row is active. Arrow keys walk the
 * rows round, Enter chooses, Escape closes, and so does a press or the focus outside of `root`.
 */
export function useCombobox({
  root,
  isSuggested,
}: {
  root: RefObject<HTMLElement | null>;
  /** Whether anything is suggested for a text. */
  isSuggested: (text: string) => boolean;
}) {
  const suggestions = useRef<Suggestions>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const isShown = isOpen && isSuggested(text);

  function show(isOpenNext: boolean) {
    setIsOpen(isOpenNext);
    setActive(NONE);
  }

  useEffect(() => {
    if (!isShown) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target)) return;
      setIsOpen(false);
      setActive(NONE);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isShown, root]);

  // Where the rows have less room than they need, the active one is brought into it.
  useEffect(() => {
    if (active === NONE) return;
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, root]);

  /** Whether the key is the suggestions', so that the field and what holds it do nothing with it. */
  function handle(key: string): boolean {
    if (key === 'Escape' && isShown) {
      show(false);
      return true;
    }
    if (key === 'Enter') return active !== NONE && suggestions.current?.choose(active) === true;
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !isSuggested(text)) return false;
    setIsOpen(true);
    setActive(getNextActive(active, suggestions.current?.count() ?? 0, key === 'ArrowUp'));
    return true;
  }

  return {
    suggestions,
    text,
    isShown,
    /** The active row, from 0. */
    active: active === NONE ? undefined : active,
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

/** The row that an arrow key moves to; past either end it starts again. */
function getNextActive(active: number, count: number, isUp: boolean): number {
  if (count === 0) return NONE;
  if (active === NONE) return isUp ? count - 1 : 0;
  return (active + (isUp ? count - 1 : 1)) % count;
}
