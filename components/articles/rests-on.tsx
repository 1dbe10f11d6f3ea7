import type { ListedPost } from '@/lib/articles/post';

/** What kind of evidence an article rests on, where the server said so: an answer of the API does not. */
export function RestsOn({
  post: { evidence },
  className,
}: {
  post: ListedPost;
  className: string;
}) {
  return evidence && <p className={`text-ink-2 ${className}`}>{`Rests on ${evidence}`}</p>;
}
