import { clsx } from 'clsx';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterBar } from '@/components/ui/filter-bar';
import { Select } from '@/components/ui/select';
import { focusingStatus, StatusLine } from '@/components/ui/status-line';
import type { ChangeState } from '@/components/ui/use-address-state';
import { useIsBrowser } from '@/components/ui/use-is-browser';
import {
  defaultListQuery,
  getSortOptions,
  isFiltered,
  isSameTag,
  type ListQuery,
  paginate,
  sortPosts,
  toggleTag,
  toSort,
} from '@/lib/articles/list-query';
import { formatCount } from '@/lib/text/format';
import { AnswerCard } from './answer-card';
import { FetchFailure, LoadingCards } from './fetched-posts';
import { Pagination } from './pagination';
import { PostGrid } from './post-grid';
import { useSiteSearch } from './use-library';
import type { PostsResult } from './use-posts';

type Props = {
  query: ListQuery;
  result: PostsResult;
  onChange: ChangeState<ListQuery>;
};

/** The article list: filters, then a banner, cards and pagination, or a loading, error or empty state. */
export function BlogListView({ filterTags, ...props }: Props & { filterTags: readonly string[] }) {
  return (
    <>
      <ListFilters query={props.query} tags={filterTags} onChange={props.onChange} />
      <h2 className="sr-only">Articles</h2>
      <Results {...props} />
    </>
  );
}

function Results({ query, result, onChange }: Props) {
  const { isLoading, answer } = useSiteSearch(query.search);
  const showAll = focusingStatus(() => onChange(() => defaultListQuery));
  // Both responses are shown together, so that the later one does not shift the list.
  const status = isLoading ? 'loading' : result.status;
  const posts = result.status === 'ready' && !isLoading ? result.posts : [];
  const { items, page, pageCount } = paginate(sortPosts(posts, query.sort), query.page);
  return (
    <>
      {status === 'ready' && answer && <AnswerCard search={query.search} answer={answer} />}
      <Banner {...{ query, status, page, pageCount }} count={posts.length} onClear={showAll} />
      {status === 'loading' && <LoadingCards />}
      {status === 'failed' && 'retry' in result && (
        <FetchFailure onRetry={focusingStatus(result.retry)} />
      )}
      {items.length > 0 && <PostGrid posts={items} hasLead={page === 1 && !isFiltered(query)} />}
      {status === 'ready' && items.length === 0 && (
        <EmptyState
          title="No articles found"
          text="Try adjusting your search terms or filter criteria"
          action={
            <Button variant="outline" onClick={showAll}>
              View All Articles
            </Button>
          }
        />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onChange={(next) => {
          focusingStatus(() => onChange((current) => ({ ...current, page: next })))();
          scrollToTop();
        }}
      />
    </>
  );
}

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

/** Says what is shown: to everyone if it is not simply the list, otherwise to screen readers. */
function Banner({
  query,
  status,
  count,
  page,
  pageCount,
  onClear,
}: {
  query: ListQuery;
  status: PostsResult['status'];
  count: number;
  page: number;
  pageCount: number;
  onClear: () => void;
}) {
  const isLoading = status === 'loading';
  const hasBar = status === 'ready' && (isFiltered(query) || query.page > page);
  return (
    <div
      className={clsx(
        hasBar &&
          'mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-sunken px-4 py-2.5',
        isLoading && 'mb-6 text-muted',
        !hasBar && !isLoading && 'sr-only',
      )}
    >
      <StatusLine className="min-w-0 break-words">
        {isLoading && 'Loading articles...'}
        {status === 'ready' && (
          <>
            <strong className="font-semibold">
              {isFiltered(query) && 'Found '}
              {formatCount(count, 'article')}
            </strong>
            {query.search && <> for “{query.search}”</>}
            {query.tags.length > 0 && <> tagged {query.tags.join(' or ')}</>}
            {page > 1 && `, page ${page} of ${pageCount}`}
            {query.page > page && `. There is no page ${query.page}.`}
          </>
        )}
      </StatusLine>
      {hasBar && isFiltered(query) && (
        <button type="button" onClick={onClear} className="text-link min-h-target">
          Clear filters
        </button>
      )}
    </div>
  );
}

function ListFilters({
  query,
  tags,
  onChange,
}: {
  query: ListQuery;
  tags: readonly string[];
  onChange: ChangeState<ListQuery>;
}) {
  // Before hydration, a choice would have no effect.
  const isBrowser = useIsBrowser();
  return (
    <FilterBar
      legend="Filter by tag"
      chips={[
        {
          label: 'All',
          isPressed: query.tags.length === 0,
          onClick: () => onChange((current) => ({ ...current, tags: [], page: 1 })),
        },
        ...tags.map((tag) => ({
          label: tag,
          isPressed: query.tags.some((selected) => isSameTag(selected, tag)),
          onClick: () => onChange((current) => toggleTag(current, tag)),
        })),
      ]}
    >
      <label
        htmlFor="sort-articles"
        className="noscript:hidden inline-flex items-center gap-2 text-muted text-sm"
      >
        Sort
        <Select
          id="sort-articles"
          disabled={!isBrowser}
          value={query.sort}
          options={getSortOptions(query.search)}
          onChange={(value) =>
            onChange((current) => ({ ...current, sort: toSort(value, current.search), page: 1 }))
          }
          className="sm:h-10"
        />
      </label>
    </FilterBar>
  );
}
