import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import {
  type ChangeQuery,
  defaultListQuery,
  type ListQuery,
  paginate,
  sortPosts,
} from '@/lib/articles/list-query';
import { FetchFailure } from './fetch-failure';
import { ListFilters } from './list-filters';
import { LoadingCards } from './loading-cards';
import { Pagination } from './pagination';
import { PostGrid } from './post-grid';
import { ResultsBanner } from './results-banner';
import type { PostsResult } from './use-posts';

/** Cards that a laptop shows without scrolling. */
const FIRST_VIEW = 3;

type Props = {
  query: ListQuery;
  result: PostsResult;
  onChange?: ChangeQuery;
};

/** The article list in one state: filters, then a banner, cards and pages, or what stands in for them. */
export function BlogListView({ query, result, onChange }: Props) {
  return (
    <>
      <ListFilters query={query} onChange={onChange} />
      <h2 className="sr-only">Articles</h2>
      <Results query={query} result={result} onChange={onChange} />
    </>
  );
}

function Results({ query, result, onChange }: Props) {
  const showAll = () => onChange?.(() => defaultListQuery);
  if (result.status === 'loading') return <LoadingCards text="Loading articles..." />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;

  const isFiltered = query.search !== '' || query.tags.length > 0;
  const { items, page, pageCount } = paginate(sortPosts(result.posts, query.sort), query.page);
  return (
    <>
      {isFiltered && <ResultsBanner count={result.posts.length} query={query} onClear={showAll} />}
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
        <PostGrid posts={items} hasLead={page === 1 && !isFiltered} firstView={FIRST_VIEW} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onChange={(next) =>
          onChange?.((current) => ({ ...current, page: next }), { isNewPage: true })
        }
      />
    </>
  );
}
