'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { CHAINS_PATH, GAP_VIEW_BOX, MISSING_RESIDUE_ID } from '@/lib/figures/image-paths';
import { ButtonLink } from '../ui/button';

/** Loaded on demand, since this file is part of every page. If loading fails, the server's HTML stays. */
const WaysOn = lazy<ComponentType>(() =>
  import('./ways-on').then(
    (module) => ({ default: module.WaysOn }),
    () => new Promise(() => {}),
  ),
);

/**
 * The page for unknown addresses. It is a client component because Next.js writes it twice into the data of every page:
 * as a server component it would add 0.8 kB to each, of the 30 kB that a page may have (tests/e2e/limits.ts).
 */
export function PageNotFound() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-section text-center">
      <svg aria-hidden="true" viewBox={GAP_VIEW_BOX} className="h-auto w-full max-w-132">
        <use href={`${CHAINS_PATH}#${MISSING_RESIDUE_ID}`} />
      </svg>
      <h1 className="mt-4 text-3xl">404 Page Not Found</h1>
      <p className="text-ink-2 text-lg">Did you forget to add the page to the router?</p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
      <SearchBox label="Articles" className="mt-4 w-full max-w-100 text-left" />
      {/* Reserves the height of WaysOn where the server has not rendered it. */}
      <Suspense fallback={<div className="min-h-96" />}>
        <WaysOn />
      </Suspense>
    </div>
  );
}
