'use client';

import { useEffect, useRef } from 'react';
import { nameTab } from '@/components/ui/use-tab-title';

const ID = 'search-answer';

/**
 * The content of the search page: the built default or, if the URL has a query, the results that the server wrote here.
 * React does not change it. The results are fetched again only if the page shows the default despite a query, after
 * navigating back to it.
 */
export function SearchAnswerSlot({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q')?.trim() ?? '';
    const field = place.current?.querySelector('input');
    if (asked === '') return;
    const giveBack = nameTab(`${asked}: search`);
    if (field?.value.trim() !== '') return giveBack;
    // Keeps the query in the field if the request fails.
    field.value = asked;
    fetch(location.href)
      .then((answer) => answer.text())
      .then((page) => {
        const fresh = new DOMParser().parseFromString(page, 'text/html').getElementById(ID);
        if (fresh) place.current?.replaceChildren(...fresh.childNodes);
      })
      .catch(() => {});
    return giveBack;
  }, []);

  return (
    <div
      ref={place}
      id={ID}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from elements and escaped (lib/search/draw-answer.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
