'use client';

import { useEffect, useState } from 'react';
import { fetchJson, parseSiteAnswer } from '@/lib/api/fetch-json';
import { libraryKey } from '@/lib/api/queries';
import { getAddressWords } from '@/lib/search/search-text';
import type { SiteAnswer } from '@/lib/search/site-search';

/** As many as fit into the reserved height, each in four lines at most. */
const MOST = 3;

/**
 * The pages nearest to the words of an address that has none. One page stands for all unknown addresses, so the
 * browser asks; nothing shows when it cannot, or when nothing is near.
 */
export function NearestPages() {
  const [entries, setEntries] = useState<readonly Nearest[]>([]);

  useEffect(() => {
    const words = getAddressWords(location.pathname);
    if (words === '') return;
    const controller = new AbortController();
    fetchJson({ queryKey: libraryKey(words), signal: controller.signal })
      .then((answer) => setEntries(getNearest(parseSiteAnswer(answer))))
      .catch(() => {});
    return () => controller.abort();
  }, []);

  return (
    // Reserves the height of its rows, so that nothing moves when they load.
    <div aria-live="polite" className="min-h-76 w-full max-w-100 text-left">
      {entries.length > 0 && (
        <section>
          <h2 className="font-sans text-base">The nearest pages</h2>
          <ul className="grid gap-3">
            {entries.map(({ label, address, title, heading }) => (
              <li key={address} className="flex items-baseline gap-2 text-sm leading-snug">
                <span className="text-muted text-xs">{label}</span>
                <a href={address} className="text-link flex-col items-start gap-0">
                  {/* Lines of their own: one text of both would be the largest of the page, and come last. */}
                  <span>{heading ? `${title}:` : title}</span>
                  {heading && <span>{heading}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A page, or the section below a heading of it: by both its link is called, or two would have one name. */
type Nearest = { label: string; address: string; title: string; heading?: string };

/** The best answers of all kinds, or what is nearest when nothing answers. */
function getNearest({ groups, suggestions }: SiteAnswer): Nearest[] {
  const hits = groups.flatMap((group) => group.hits).sort((a, b) => b.score - a.score);
  return [...hits, ...suggestions].slice(0, MOST);
}
