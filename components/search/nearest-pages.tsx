'use client';

import { useEffect, useState } from 'react';
import { NearestList } from '@/components/ui/nearest-list';
import { fetchJson, parseSiteAnswer } from '@/lib/api/fetch-json';
import { siteSearchKey } from '@/lib/api/queries';
import { getNearest, type Nearest } from '@/lib/search/nearest';
import { getAddressWords } from '@/lib/search/search-text';

/**
 * Shows the pages closest to the words of an unknown address. All unknown addresses share one static page, so the
 * browser requests them; nothing is shown if the request fails or nothing is close.
 */
export function NearestPages() {
  const [entries, setEntries] = useState<readonly Nearest[]>([]);

  useEffect(() => {
    const words = getAddressWords(location.pathname);
    if (words === '') return;
    const controller = new AbortController();
    fetchJson({ queryKey: siteSearchKey(words), signal: controller.signal })
      .then((answer) => setEntries(getNearest(parseSiteAnswer(answer))))
      .catch(() => {});
    return () => controller.abort();
  }, []);

  return (
    // Reserves the height of the rows, so that nothing moves when they load.
    <div aria-live="polite" className="min-h-88 w-full max-w-100 text-left">
      {entries.length > 0 && <NearestList title="The nearest pages" entries={entries} />}
    </div>
  );
}
