import { useQuery } from '@tanstack/react-query';
import { parsePostList } from '@/lib/api/fetch-json';
import type { ListedPost } from '@/lib/articles/post';

export type PostsResult =
  | { status: 'ready'; posts: ListedPost[] }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void };

/**
 * Fetches the posts of an API call. `serverPosts` is the server-rendered response to the same call; with it nothing is
 * fetched.
 */
export function usePosts(queryKey: readonly string[], serverPosts?: ListedPost[]): PostsResult {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    select: parsePostList,
    initialData: serverPosts,
  });
  // If a response is not a list, `data` still holds the list of the previous call.
  if (data && !isError) return { status: 'ready', posts: data };
  return isFetching ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
}
