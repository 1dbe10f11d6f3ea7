import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterBar } from '@/components/ui/filter-bar';
import { Select } from '@/components/ui/select';
import type { ChangeState } from '@/components/ui/use-address-state';
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
  const showAll = () => onChange(() => defaultListQuery);
  const { isLoading, answer } = useSiteSearch(query.search);
  // Both responses are shown together, so that the later one does not shift the list.
  if (result.status === 'loading' || isLoading) return <LoadingCards text="Loading articles..." />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;

  const { items, page, pageCount } = paginate(sortPosts(result.posts, query.sort), query.page);
  return (
    <>
      {answer && <AnswerCard search={query.search} answer={answer} />}
      {isFiltered(query) && (
        <ResultsBanner count={result.posts.length} query={query} onClear={showAll} />
      )}
      {items.length === 0 ? (
        <EmptyState
          title="No articles found"
          text="Try adjusting your search terms or filter criteria"
          action={
            <Button variant="outline" onClick={showAll}>
              View All Articles
            </Button>
          }
        />
      ) : (
        <PostGrid posts={items} hasLead={page === 1 && !isFiltered(query)} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onChange={(next) => {
          onChange((current) => ({ ...current, page: next }));
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

function ResultsBanner({
  count,
  query,
  onClear,
}: {
  count: number;
  query: ListQuery;
  onClear: () => void;
}) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
      <p role="status" className="min-w-0 break-words">
        <strong className="font-semibold">Found {formatCount(count, 'article')}</strong>
        {query.search && <> for “{query.search}”</>}
        {query.tags.length > 0 && <> tagged {query.tags.join(' or ')}</>}
      </p>
      <button type="button" onClick={onClear} className="text-link min-h-target">
        Clear filters
      </button>
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
      <label htmlFor="sort-articles" className="inline-flex items-center gap-2 text-muted text-sm">
        Sort
        <Select
          id="sort-articles"
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
