import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** A list that could not be fetched, with a way to ask again. */
export function FetchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      role="alert"
      title="We could not load the articles."
      text="Check your connection and ask again."
      action={
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
