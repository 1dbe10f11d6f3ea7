import { clsx } from 'clsx';
import Link from 'next/link';
import type { PostSummary } from '@/lib/articles/post';
import { toMarkedParts } from '@/lib/search/search-text';

/** An article among the suggestions, the words that match marked. */
export function SearchRow({
  id,
  post,
  search,
  isActive,
  onGoTo,
}: {
  id: string;
  post: PostSummary;
  search: string;
  isActive: boolean;
  onGoTo: (href: string) => void;
}) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={`/blog/${post.slug}`}
      prefetch={false}
      onClick={(event) => {
        // A click that opens a new tab or window stays the browser's.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGoTo(`/blog/${post.slug}`);
      }}
      className={clsx(
        'group block border-line border-t px-4 py-2.5 hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      <span
        className={clsx(
          'block font-semibold font-serif text-[1.0625rem] leading-[1.3] decoration-accent-mark underline-offset-3 group-hover:underline',
          isActive && 'underline',
        )}
      >
        <Marked text={post.title} search={search} />
      </span>
      <span className="block truncate text-ink-2 text-sm">
        <Marked text={post.description} search={search} />
      </span>
      <span className="flex items-center gap-2 text-muted text-xs">
        {post.author}
        <span aria-hidden="true" className="bond" />
        {post.readingTime}
      </span>
    </Link>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return toMarkedParts(text, search).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
      <mark key={index} className="rounded-sm bg-res-hydrophobic text-res-hydrophobic-on">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
