'use client';

import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, lazy, type RefObject, Suspense, useId, useRef } from 'react';
import { cleanSearchText } from '@/lib/search/search-text';
import { ICON } from '../ui/icon-props';
import { useEarlyText } from '../ui/use-early-text';
import { SearchPanel } from './search-panel';
import { useCombobox } from './use-combobox';

const loadResults = () => import('./search-results');
const SearchResults = lazy(() =>
  loadResults()
    .then((module) => ({ default: module.SearchResults }))
    .catch(() => ({ default: SearchUnavailable })),
);

/**
 * The article search: a plain GET form that suggests articles when JavaScript runs. The code of the
 * suggestions, with the query cache, is loaded when the field is first focused.
 */
export function SearchBox({
  label = 'Site',
  className,
  isInline = false,
  inputRef,
  onNavigate,
}: {
  /** Distinguishes this search from another one on the same page. */
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
  const { suggestions, text, isShown, active, open, close, type, handleKey } = useCombobox(root);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;

  useEarlyText(input, (early) => {
    type(early);
    if (document.activeElement !== input.current) close();
  });

  function goTo(href: string) {
    close();
    onNavigate?.();
    router.push(href);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const search = cleanSearchText(text);
    if (search) goTo(`/blog?${new URLSearchParams({ search })}`);
  }

  function clear() {
    type('');
    close();
    input.current?.focus();
  }

  return (
    <search ref={root} aria-label={label} className={clsx('relative', className)}>
      <form
        action="/blog"
        onSubmit={submit}
        className="flex h-target items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-raised pl-4 text-muted focus-within:outline-offset-1 focus-within:[outline:3px_solid_var(--color-focus)]"
      >
        <Search {...ICON} className="flex-none" />
        <input
          ref={input}
          // The ARIA standard does not allow role="combobox" on type="search".
          type="text"
          inputMode="search"
          enterKeyHint="search"
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
          aria-activedescendant={
            isShown && active !== undefined ? `${listId}-${active}` : undefined
          }
          placeholder="Search articles, peptides"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            void loadResults().catch(() => {});
            open();
          }}
          onKeyDown={handleKey}
          // With JavaScript, submitting blank text does nothing and shows no validation message.
          onInvalid={(event) => event.preventDefault()}
          className="h-full w-full min-w-0 text-ellipsis bg-transparent pr-3 text-ink [outline:none] [&::-webkit-search-cancel-button]:hidden"
        />
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={clear}
            className="grid size-target flex-none place-items-center rounded-md hover:text-ink"
          >
            <X {...ICON} />
          </button>
        )}
      </form>
      {isShown && (
        <Suspense fallback={<SearchPanel isInline={isInline} status="Searching..." />}>
          <SearchResults
            ref={suggestions}
            text={cleanSearchText(text)}
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

/** Shown when the code of the suggestions cannot be loaded; the form itself still works. */
function SearchUnavailable({ isInline }: { isInline: boolean }) {
  return (
    <SearchPanel
      isInline={isInline}
      status="We could not load the suggestions. Press Enter to search all articles."
    />
  );
}
