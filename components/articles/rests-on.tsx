import type { ListedPost } from '@/lib/articles/post';

/** The kind of evidence that an article rests on, if the server gave it: API responses do not carry it. */
export function EvidenceNote({
  post: { evidence },
  className,
}: {
  post: ListedPost;
  className: string;
}) {
  return evidence && <p className={`text-ink-2 ${className}`}>{`Rests on ${evidence}`}</p>;
}
