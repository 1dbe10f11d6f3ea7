'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import { type FormEvent, lazy, type RefObject, Suspense, useId, useRef } from 'react';
import { cleanSearchText } from '@/lib/search/search-text';
import { SearchField } from './search-field';
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
  const box = useCombobox(root);

  function goTo(href: string) {
    box.close();
    onNavigate?.();
    router.push(href);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const search = cleanSearchText(box.text);
    if (search) goTo(`/blog?${new URLSearchParams({ search })}`);
  }

  return (
    <search ref={root} aria-label={label} className={clsx('relative', className)}>
      <SearchField
        box={box}
        listId={listId}
        inputRef={inputRef}
        onFocus={() => void loadResults().catch(() => {})}
        onSubmit={submit}
      />
      {box.isShown && (
        <Suspense fallback={<SearchPanel isInline={isInline} status="Searching..." />}>
          <SearchResults
            ref={box.suggestions}
            text={cleanSearchText(box.text)}
            listId={listId}
            active={box.active}
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
