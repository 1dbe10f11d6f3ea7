import './post-card.css';
import type { ReactNode } from 'react';
import { BeadChain } from '@/components/ui/bead-chain';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListedPost } from '@/lib/articles/post';
import { QueryProvider } from './query-provider';
import { usePosts } from './use-posts';

type Props = {
  queryKey: readonly string[];
  /** The server-rendered response to that call; with it nothing is fetched. */
  posts?: ListedPost[];
  loading: string;
  empty: string;
  children: (posts: ListedPost[]) => ReactNode;
};

/** The posts of one API call, or a loading, error or empty state. */
export function FetchedPosts(props: Props) {
  return (
    <QueryProvider>
      <Posts {...props} />
    </QueryProvider>
  );
}

function Posts({ queryKey, posts, loading, empty, children }: Props) {
  const result = usePosts(queryKey, posts);
  if (result.status === 'loading') return <LoadingCards text={loading} />;
  if (result.status === 'failed') return <FetchFailure onRetry={result.retry} />;
  if (result.posts.length === 0) return <EmptyState title={empty} />;
  return children(result.posts);
}

/** Skeleton cards while posts are being fetched, with the state in words unless the page says it. */
export function LoadingCards({ text }: { text?: string }) {
  return (
    <div>
      {text && (
        <p role="status" className="mb-6 text-muted">
          {text}
        </p>
      )}
      <div aria-hidden="true" className="post-grid motion-safe:animate-pulse">
        {Array.from({ length: 3 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
          <div key={index} className="grid gap-3">
            <div className="grid aspect-[1200/630] place-items-center rounded-sm bg-sunken">
              <BeadChain count={5} />
            </div>
            <div className="h-3.5 w-16 rounded-sm bg-sunken" />
            <div className="h-3.5 w-full rounded-sm bg-sunken" />
            <div className="h-3.5 w-62 rounded-sm bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The error shown if a list could not be fetched, with a retry button. */
export function FetchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      role="alert"
      title="We could not load the articles."
      text="Check your connection and ask again."
      action={
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
