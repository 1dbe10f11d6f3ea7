'use client';

import { Suspense } from 'react';
import {
  type AddressFormat,
  AddressWatcher,
  useAddressState,
} from '@/components/ui/use-address-state';
import { useTabTitle } from '@/components/ui/use-tab-title';
import { postQueryKeys } from '@/lib/api/queries';
import {
  formatListUrl,
  isFiltered,
  type ListQuery,
  paginate,
  parseListQuery,
  toListTitle,
} from '@/lib/articles/list-query';
import type { ListedPost } from '@/lib/articles/post';
import { cleanSearchText } from '@/lib/search/search-text';
import { BlogListView } from './blog-list-view';
import { QueryProvider } from './query-provider';
import { usePosts } from './use-posts';

const listInAddress: AddressFormat<ListQuery> = {
  parse: (params) => {
    const query = parseListQuery(params);
    return { ...query, search: cleanSearchText(query.search) };
  },
  format: formatListUrl,
};

type Props = {
  /** The posts of the unfiltered list. */
  posts: ListedPost[];
  filterTags: readonly string[];
};

/** The article list; its state is kept in the URL. */
export function BlogList(props: Props) {
  return (
    <QueryProvider>
      <Suspense>
        <AddressWatcher />
      </Suspense>
      <QueriedList {...props} />
    </QueryProvider>
  );
}

function QueriedList({ posts, filterTags }: Props) {
  const [query, changeQuery] = useAddressState(listInAddress);
  const result = usePosts(
    isFiltered(query) ? postQueryKeys.search(query.search, query.tags) : postQueryKeys.list,
    isFiltered(query) ? undefined : posts,
  );
  // A page beyond the last shows the last.
  const page = result.status === 'ready' ? paginate(result.posts, query.page).page : query.page;
  useTabTitle(toListTitle({ ...query, page }));
  return (
    <BlogListView
      query={query}
      result={
        result.status === 'ready' ? { ...result, posts: addEvidence(result.posts, posts) } : result
      }
      filterTags={filterTags}
      onChange={changeQuery}
    />
  );
}

/** Adds the evidence known to the page to the posts of a response, which do not carry it. */
function addEvidence(answer: readonly ListedPost[], known: readonly ListedPost[]): ListedPost[] {
  const evidence = new Map(known.map((post) => [post.slug, post.evidence]));
  return answer.map((post) => ({ ...post, evidence: evidence.get(post.slug) }));
}
