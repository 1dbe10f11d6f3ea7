import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

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
