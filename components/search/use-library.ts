import { useQuery } from '@tanstack/react-query';
import { parseSiteAnswer } from '@/lib/api/fetch-json';
import { toLibraryKey } from '@/lib/api/queries';
import type { Hit, SiteAnswer } from '@/lib/search/site-search';

/** Hits of other kinds that are shown above the articles, at most. */
const MOST = 3;

/** What is far behind the best answer is no suggestion. */
const MIN_SCORE = 0.02;

/** The best answers that are no articles, once they are here or will not come: the articles never fail with them. */
export function useLibrary(text: string): { isLoading: boolean; hits: Hit[] } {
  const { data, isFetching } = useQuery({
    queryKey: toLibraryKey(text),
    select: (answer) => toLibraryHits(parseSiteAnswer(answer)),
  });
  return { isLoading: isFetching, hits: data ?? [] };
}

function toLibraryHits({ groups }: SiteAnswer): Hit[] {
  return groups
    .filter(({ kind }) => kind !== 'article')
    .flatMap(({ hits }) => hits)
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}
