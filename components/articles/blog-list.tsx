'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useState } from 'react';
import { postQueryKeys } from '@/lib/api/queries';
import {
  type ChangeQuery,
  defaultListQuery,
  formatListUrl,
  type ListQuery,
  parseListQuery,
} from '@/lib/articles/list-query';
import type { PostSummary } from '@/lib/articles/post-summary';
import { BlogListView } from './blog-list-view';
import { QueryProvider } from './query-provider';
import { usePosts } from './use-posts';

/**
 * The article list. Its state is the URL, which only the browser knows: until it is read, and for
 * visitors and crawlers without JavaScript, the default view stands in the HTML. The list itself never
 * waits for the URL, so that what is painted first is taken over and not drawn again.
 */
export function BlogList({ posts }: { posts: PostSummary[] }) {
  const [query, setQuery] = useState(defaultListQuery);
  return (
    <QueryProvider>
      <Suspense>
        <UrlReader onRead={setQuery} />
      </Suspense>
      <QueriedList query={query} posts={posts} />
    </QueryProvider>
  );
}

/** Tells the state that the URL names, now and after each navigation, before anything is painted. */
function UrlReader({ onRead }: { onRead: (query: ListQuery) => void }) {
  const params = useSearchParams();
  useLayoutEffect(() => onRead(parseListQuery(new URLSearchParams(params))), [params, onRead]);
  return null;
}

function QueriedList({ query, posts }: { query: ListQuery; posts: PostSummary[] }) {
  const isFiltered = query.search !== '' || query.tags.length > 0;
  const result = usePosts(
    isFiltered ? postQueryKeys.search(query.search, query.tags) : postQueryKeys.list,
    isFiltered ? undefined : posts,
  );
  return <BlogListView query={query} result={result} onChange={changeQuery} />;
}

/**
 * Mirrors a new state in the URL, which is where the list reads it from. The present state is read
 * there too, because a render may still lag behind the last change. A new page starts at the top.
 */
const changeQuery: ChangeQuery = (toNext, { isNewPage } = { isNewPage: false }) => {
  const current = parseListQuery(new URLSearchParams(window.location.search));
  window.history.replaceState(null, '', formatListUrl(toNext(current)));
  if (!isNewPage) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
};
