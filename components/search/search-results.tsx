import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { QueryProvider } from '@/components/articles/query-provider';
import { usePosts } from '@/components/articles/use-posts';
import { Button } from '@/components/ui/button';
import { postQueryKeys } from '@/lib/api/queries';
import { SearchPanel } from './search-panel';
import { SearchRow } from './search-row';
import type { Suggestions } from './use-combobox';

/** Rows shown at most (specification, section 9). */
const MAX_ROWS = 5;

/** How long typing must rest before the text is asked for, in milliseconds. */
const DEBOUNCE = 200;

type SearchResultsProps = {
  ref: Ref<Suggestions>;
  text: string;
  listId: string;
  active: number | undefined;
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
          <SearchRow
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
