import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { NearestList } from '@/components/ui/nearest-list';
import type { ChangeState } from '@/components/ui/use-address-state';
import { parseSiteAnswer } from '@/lib/api/fetch-json';
import { libraryKey } from '@/lib/api/queries';
import {
  defaultListQuery,
  isFiltered,
  type ListQuery,
  paginate,
  sortPosts,
} from '@/lib/articles/list-query';
import { getNearest } from '@/lib/search/nearest';
import { FetchFailure } from './fetch-failure';
import { ListFilters } from './list-filters';
import { LoadingCards } from './loading-cards';
import { Pagination } from './pagination';
import { PostGrid } from './post-grid';
import { ResultsBanner } from './results-banner';
import type { PostsResult } from './use-posts';

type Props = {
  query: ListQuery;
  result: PostsResult;
  onChange: ChangeState<ListQuery>;
};

/** The article list in one state: filters, then a banner, cards and pages, or what stands in for them. */
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
  if (result.status === 'loading') return <LoadingCards text="Loading articles..." />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;

  const { items, page, pageCount } = paginate(sortPosts(result.posts, query.sort), query.page);
  return (
    <>
      {isFiltered(query) && (
        <ResultsBanner count={result.posts.length} query={query} onClear={showAll} />
      )}
      {items.length === 0 ? (
        <>
          <EmptyState
            title="No articles found"
            text="Try adjusting your search terms or filter criteria"
            action={
              <Button variant="outline" onClick={showAll}>
                View All Articles
              </Button>
            }
          />
          {query.search && <FoundElsewhere search={query.search} />}
        </>
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

/** What the search over everything has for a text that no article answers; nothing while it is asked, or fails. */
function FoundElsewhere({ search }: { search: string }) {
  const { data = [] } = useQuery({
    queryKey: libraryKey(search),
    select: (answer) => getNearest(parseSiteAnswer(answer)),
  });
  if (data.length === 0) return null;
  return (
    <div aria-live="polite" className="mx-auto mt-6 max-w-100">
      <NearestList title="Elsewhere on this site" entries={data} />
    </div>
  );
}
