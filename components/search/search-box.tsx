'use client';

import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isSearchable, toSearchText } from '@/lib/search/search-text';
import { SearchPanel } from './search-panel';
import type { SearchHandle } from './search-results';

const loadResults = () => import('./search-results');
const SearchResults = lazy(() =>
  loadResults()
    .then((module) => ({ default: module.SearchResults }))
    .catch(() => ({ default: SearchUnavailable })),
);

const CLOSED = -1;

/**
 * The article search: a plain GET form that suggests articles once a script runs. The code of the
 * suggestions, and with it the query cache, is fetched when the field is first used.
 */
export function SearchBox({
  label = 'Site',
  className,
  isInline = false,
  inputRef,
  onNavigate,
}: {
  /** What tells this search from another one on the same page. */
  label?: string;
  className?: string;
  /** Suggestions push the page down instead of covering it. */
  isInline?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when a search or an article is opened. */
  onNavigate?: () => void;
}) {
  const listId = useId();
  const router = useRouter();
  const root = useRef<HTMLElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const results = useRef<SearchHandle>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(CLOSED);

  const isShown = isOpen && isSearchable(text);

  function open(next: string) {
    setText(next);
    setIsOpen(true);
    setActive(CLOSED);
  }

  function close() {
    setIsOpen(false);
    setActive(CLOSED);
  }

  function goTo(href: string) {
    close();
    onNavigate?.();
    router.push(href);
  }

  useEffect(() => {
    if (!isShown) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setIsOpen(false);
        setActive(CLOSED);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isShown]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const search = toSearchText(text);
    if (search) goTo(`/blog?${new URLSearchParams({ search })}`);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      // Only the suggestions close, not the menu that may hold the field.
      event.preventDefault();
      close();
      return;
    }
    const isUp = event.key === 'ArrowUp';
    if (event.key !== 'ArrowDown' && !isUp) {
      if (event.key === 'Enter' && active !== CLOSED && results.current?.choose(active)) {
        event.preventDefault();
      }
      return;
    }
    if (!isSearchable(text)) return;
    event.preventDefault();
    setIsOpen(true);
    setActive(toNextActive(active, results.current?.count() ?? 0, isUp));
  }

  return (
    <search ref={root} aria-label={label} className={clsx('relative', className)}>
      <form
        action="/blog"
        onSubmit={submit}
        className="flex h-target items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-raised pl-3 text-muted focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1"
      >
        <Search aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
        <input
          ref={input}
          type="search"
          name="search"
          role="combobox"
          required
          pattern=".*\S.*"
          maxLength={200}
          autoComplete="off"
          aria-label="Search articles"
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K Meta+K"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active !== CLOSED ? `${listId}-${active}` : undefined}
          placeholder="Search articles"
          value={text}
          onChange={(event) => open(event.target.value)}
          onFocus={() => {
            void loadResults().catch(() => {});
            setIsOpen(true);
          }}
          onKeyDown={handleKey}
          // With a script, blank text does nothing, not even a bubble.
          onInvalid={(event) => event.preventDefault()}
          className="h-full w-full min-w-0 bg-transparent pr-3 text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setText('');
              close();
              input.current?.focus();
            }}
            className="grid size-target flex-none place-items-center rounded-md hover:text-ink"
          >
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
        )}
      </form>
      {isShown && (
        <Suspense fallback={<SearchPanel isInline={isInline} status="Searching..." />}>
          <SearchResults
            ref={results}
            text={toSearchText(text)}
            listId={listId}
            active={active}
            isInline={isInline}
            onGoTo={goTo}
          />
        </Suspense>
      )}
    </search>
  );
}

/** The row that an arrow key moves to; past either end it starts again. */
function toNextActive(active: number, count: number, isUp: boolean): number {
  if (count === 0) return CLOSED;
  if (active === CLOSED) return isUp ? count - 1 : 0;
  return (active + (isUp ? count - 1 : 1)) % count;
}

/** When the code of the suggestions cannot be fetched, the form itself still works. */
function SearchUnavailable({ isInline }: { isInline: boolean }) {
  return (
    <SearchPanel
      isInline={isInline}
      status="We could not load the suggestions. Press Enter to search all articles."
    />
  );
}
