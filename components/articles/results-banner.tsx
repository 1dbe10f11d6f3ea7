import type { ListQuery } from '@/lib/articles/list-query';
import { formatCount } from '@/lib/text/format';

/** How many articles a search or filter found, for what, and the way back to all of them. */
export function ResultsBanner({
  count,
  query,
  onClear,
}: {
  count: number;
  query: ListQuery;
  onClear: () => void;
}) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
      <p role="status" className="min-w-0 break-words">
        <strong className="font-semibold">Found {formatCount(count, 'article')}</strong>
        {query.search && <> for “{query.search}”</>}
        {query.tags.length > 0 && <> tagged {query.tags.join(' or ')}</>}
      </p>
      <button type="button" onClick={onClear} className="text-link min-h-target">
        Clear filters
      </button>
    </div>
  );
}
