import { clsx } from 'clsx';
import Link from 'next/link';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { QueryProvider } from '@/components/articles/query-provider';
import { usePosts } from '@/components/articles/use-posts';
import { Button } from '@/components/ui/button';
import { postQueryKeys } from '@/lib/api/queries';
import type { PostSummary } from '@/lib/articles/post-summary';
import { toMarkedParts } from '@/lib/search/search-text';
import { SearchPanel } from './search-panel';

/** Rows shown at most (specification, section 9). */
const MAX_ROWS = 5;

/** How long typing must rest before the text is asked for, in milliseconds. */
const DEBOUNCE = 200;

/** What the field needs of its suggestions while the keys go to the field. */
export type SearchHandle = {
  /** How many rows there are. */
  count: () => number;
  /** Opens the article of a row; false when there is none. */
  choose: (index: number) => boolean;
};

type SearchResultsProps = {
  ref: Ref<SearchHandle>;
  text: string;
  listId: string;
  active: number;
  isInline: boolean;
  /** Closes the suggestions and opens an address. */
  onGoTo: (href: string) => void;
};

/** The suggestions under the search field, from the same query cache as the article list. */
export function SearchResults(props: SearchResultsProps) {
  return (
    <QueryProvider>
      <Debounced {...props} />
    </QueryProvider>
  );
}

/** Asks only for a text at rest, so that no answer to an older text is ever shown for a newer one. */
function Debounced(props: SearchResultsProps) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(props.text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [props.text]);

  if (settled !== props.text)
    return <SearchPanel isInline={props.isInline} status="Searching..." />;
  return <Found {...props} />;
}

function Found({ ref, text, listId, active, isInline, onGoTo }: SearchResultsProps) {
  const result = usePosts(postQueryKeys.search(text, []));
  const posts = result.status === 'ready' ? result.posts : [];
  const rows = posts.slice(0, MAX_ROWS);

  useImperativeHandle(ref, () => ({
    count: () => rows.length,
    choose: (index) => {
      const post = rows[index];
      if (!post) return false;
      onGoTo(`/blog/${post.slug}`);
      return true;
    },
  }));

  if (result.status === 'loading') return <SearchPanel isInline={isInline} status="Searching..." />;
  if (result.status === 'failed') {
    return (
      <SearchPanel isInline={isInline} status="We could not load the articles.">
        <div className="px-4 pb-4">
          <Button variant="outline" onClick={result.retry}>
            Try again
          </Button>
        </div>
      </SearchPanel>
    );
  }
  if (posts.length === 0)
    return <SearchPanel isInline={isInline} status={`No articles found for "${text}"`} />;

  return (
    <SearchPanel isInline={isInline} status={`Search Results (${posts.length})`} isHeading>
      <div id={listId} role="listbox" aria-label="Articles">
        {rows.map((post, index) => (
          <Row
            key={post.slug}
            id={`${listId}-${index}`}
            post={post}
            search={text}
            isActive={index === active}
            onGoTo={onGoTo}
          />
        ))}
      </div>
      <button
        type="button"
        onClick={() => onGoTo(`/blog?${new URLSearchParams({ search: text })}`)}
        className="min-h-target w-full border-line border-t px-4 font-semibold text-brand -outline-offset-3 hover:bg-sunken"
      >
        View all {posts.length} results
      </button>
    </SearchPanel>
  );
}

function Row({
  id,
  post,
  search,
  isActive,
  onGoTo,
}: {
  id: string;
  post: PostSummary;
  search: string;
  isActive: boolean;
  onGoTo: (href: string) => void;
}) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={`/blog/${post.slug}`}
      prefetch={false}
      onClick={(event) => {
        // A click that opens a new tab or window stays the browser's.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGoTo(`/blog/${post.slug}`);
      }}
      className={clsx(
        'group block border-line border-t px-4 py-2.5 hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      <span
        className={clsx(
          'block font-semibold font-serif text-[1.0625rem] leading-[1.3] decoration-accent-mark underline-offset-3 group-hover:underline',
          isActive && 'underline',
        )}
      >
        <Marked text={post.title} search={search} />
      </span>
      <span className="block truncate text-ink-2 text-sm">
        <Marked text={post.description} search={search} />
      </span>
      <span className="flex items-center gap-2 text-muted text-xs">
        {post.author}
        <span aria-hidden="true" className="bond" />
        {post.readingTime}
      </span>
    </Link>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return toMarkedParts(text, search).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
      <mark key={index} className="rounded-sm bg-res-hydrophobic text-res-hydrophobic-on">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
