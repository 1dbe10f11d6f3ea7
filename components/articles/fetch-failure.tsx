import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** The error shown if a list could not be fetched, with a retry button. */
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
