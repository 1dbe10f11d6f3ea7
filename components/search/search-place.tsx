'use client';

import { useEffect, useRef } from 'react';
import { nameTab } from '@/components/ui/use-tab-title';

const ID = 'search-answer';

/**
 * What the search page shows: at rest as the build drew it, and under an address with a text as the server wrote it
 * into this place. React leaves it as it is; only after a step back from another page, when the browser has the
 * page at rest, it is fetched again.
 */
export function SearchPlace({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q')?.trim() ?? '';
    const field = place.current?.querySelector('input');
    if (asked === '') return;
    const giveBack = nameTab(`${asked}: search`);
    if (field?.value.trim() !== '') return giveBack;
    // Stays in the field if the request fails.
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
