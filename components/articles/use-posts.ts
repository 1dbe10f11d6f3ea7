import { useQuery } from '@tanstack/react-query';
import { parsePostList } from '@/lib/api/fetch-json';
import type { ListedPost } from '@/lib/articles/post';

export type PostsResult =
  | { status: 'ready'; posts: ListedPost[] }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void };

/**
 * The posts of an API call. `serverPosts` are the answer to this very call as the server rendered it;
 * with them nothing is fetched.
 */
export function usePosts(queryKey: readonly string[], serverPosts?: ListedPost[]): PostsResult {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    select: parsePostList,
    initialData: serverPosts,
  });
  // An answer that is no list leaves the list of the call before it in `data`.
  if (data && !isError) return { status: 'ready', posts: data };
  return isFetching ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
}
