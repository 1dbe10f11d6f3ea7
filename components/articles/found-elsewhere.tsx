import { useQuery } from '@tanstack/react-query';
import { NearestList } from '@/components/ui/nearest-list';
import { parseSiteAnswer } from '@/lib/api/fetch-json';
import { libraryKey } from '@/lib/api/queries';
import { getNearest } from '@/lib/search/nearest';

/** What the search over everything has for a text that no article answers; nothing while it is asked, or fails. */
export function FoundElsewhere({ search }: { search: string }) {
  const { data = [] } = useQuery({
    queryKey: libraryKey(search),
    select: (answer) => getNearest(parseSiteAnswer(answer)),
  });
  if (data.length === 0) return null;
  return (
    <div aria-live="polite" className="mx-auto mt-6 max-w-100">
      <NearestList title="Elsewhere on this site" entries={data} />
    </div>
  );
}
