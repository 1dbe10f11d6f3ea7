'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Error boundary, shown in place of a page that failed to render. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  // Rethrown to global-error.tsx, which keeps the HTML that the server sent readable.
  if (error.name === 'ChunkLoadError') throw error;
  return (
    <div className="wrap py-section">
      <h1 className="mb-8 text-3xl">This page could not be shown</h1>
      <EmptyState
        role="alert"
        title="Something went wrong on our side."
        text="Nothing of yours is lost. Try again, or come back a little later."
        action={
          <Button variant="outline" onClick={reset}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
