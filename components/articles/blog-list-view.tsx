import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ChangeState } from '@/components/ui/use-address-state';
import {
  defaultListQuery,
  isFiltered,
  type ListQuery,
  paginate,
  sortPosts,
} from '@/lib/articles/list-query';
import { AnswerCard } from './answer-card';
import { FetchFailure } from './fetch-failure';
import { ListFilters } from './list-filters';
import { LoadingCards } from './loading-cards';
import { Pagination } from './pagination';
import { PostGrid } from './post-grid';
import { ResultsBanner } from './results-banner';
import { useLibrary } from './use-library';
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
  const { isLoading, answer } = useLibrary(query.search);
  // Both answers are shown together, or the later one would move the list.
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
