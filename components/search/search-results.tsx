import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { QueryProvider } from '@/components/articles/query-provider';
import { useSiteSearch } from '@/components/articles/use-library';
import { usePosts } from '@/components/articles/use-posts';
import { Button } from '@/components/ui/button';
import { Settled } from '@/components/ui/settled';
import { helpLink } from '@/content/help-link';
import { postQueryKeys } from '@/lib/api/queries';
import { getNonArticleHits } from '@/lib/search/nearest';
import { ARTICLES, getArticleRow, getLibraryRow, type RowGroup, SearchList } from './search-list';
import { SearchPanel } from './search-panel';
import type { Suggestions } from './use-combobox';

/** Articles shown at most. */
const MAX_ROWS = 5;

/** The debounce delay while typing, in milliseconds. */
const DEBOUNCE = 200;

type SearchResultsProps = {
  ref: Ref<Suggestions>;
  text: string;
  listId: string;
  active: number | undefined;
  isInline: boolean;
  onGoTo: (href: string) => void;
};

/** The suggestions under the search field; they share the query cache of the article list. */
export function SearchResults(props: SearchResultsProps) {
  return (
    <QueryProvider>
      <Debounced {...props} />
    </QueryProvider>
  );
}

/** Searches only after typing pauses, so that a newer text never shows an older text's answer. */
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
  const { isLoading: isAsking, answer } = useSiteSearch(text);
  const hits = answer ? getNonArticleHits(answer) : [];
  const posts = result.status === 'ready' ? result.posts : [];
  const groups: RowGroup[] = [
    { label: 'In the library', rows: hits.map(getLibraryRow) },
    { label: ARTICLES, rows: posts.slice(0, MAX_ROWS).map(getArticleRow) },
  ].filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const isLoading = result.status === 'loading' || isAsking;

  useImperativeHandle(ref, () => ({
    count: () => (isLoading ? 0 : rows.length),
    choose: (index) => {
      const row = isLoading ? undefined : rows[index];
      if (!row) return false;
      onGoTo(row.href);
      return true;
    },
  }));

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
  // Wait for both answers: showing one first would make its rows move when the other arrives.
  if (isLoading) return <SearchPanel isInline={isInline} status="Searching..." />;

  const isFound = posts.length > 0;
  const status = isFound ? `Search Results (${posts.length})` : `No articles found for "${text}"`;
  const inLibrary = hits.length > 0 ? `, ${hits.length} in the library.` : '.';
  return (
    <SearchPanel
      isInline={isInline}
      status={status}
      heard={<Settled text={status + inLibrary} />}
      isHeading={isFound}
    >
      {rows.length > 0 && (
        <SearchList listId={listId} groups={groups} search={text} active={active} onGoTo={onGoTo} />
      )}
      {isFound && (
        <button
          type="button"
          onClick={() => onGoTo(`/blog?${new URLSearchParams({ search: text })}`)}
          className="min-h-target w-full border-line border-t px-4 font-semibold text-brand -outline-offset-2 hover:bg-sunken"
        >
          View all {posts.length} results
        </button>
      )}
      {/* A plain link: the server renders this page, so it needs a full page load. */}
      <a
        href={`/search?${new URLSearchParams({ q: text })}`}
        className="flex min-h-target items-center justify-center border-line border-t px-4 font-semibold text-brand -outline-offset-2 hover:bg-sunken"
      >
        Search everything
      </a>
      <a
        href={helpLink.href}
        className="flex min-h-target items-center justify-center border-line border-t px-4 text-sm underline -outline-offset-2 hover:bg-sunken"
      >
        {helpLink.text}
      </a>
    </SearchPanel>
  );
}
