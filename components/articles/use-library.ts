import { useQuery } from '@tanstack/react-query';
import { parseSiteAnswer } from '@/lib/api/fetch-json';
import { siteSearchKey } from '@/lib/api/queries';
import type { SiteAnswer } from '@/lib/search/answer-schema';

/** Returns the site search's response to a text; no answer without a text or if the request failed. */
export function useSiteSearch(text: string): { isLoading: boolean; answer?: SiteAnswer } {
  const { data, isFetching } = useQuery({
    queryKey: siteSearchKey(text),
    enabled: text !== '',
    select: parseSiteAnswer,
  });
  return { isLoading: isFetching, answer: data };
}
