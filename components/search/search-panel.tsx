import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The frame of the search suggestions, with a line for the status of the search. */
export function SearchPanel({
  isInline,
  status,
  heard,
  isHeading = false,
  children,
}: {
  isInline: boolean;
  status: string;
  /** A further announcement for screen readers. */
  heard?: string | false;
  isHeading?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'rounded-lg border border-line bg-raised',
        isInline
          ? 'mt-2 overflow-hidden'
          : 'max-h-[calc(100dvh-8rem)] overflow-y-auto absolute top-full right-0 z-10 mt-2 w-104 max-w-[calc(100vw-2rem)] [box-shadow:var(--shadow-pop)]',
      )}
    >
      <p
        role="status"
        className={clsx(
          'px-4 py-3 text-sm [overflow-wrap:anywhere]',
          isHeading && 'font-[650] text-muted',
        )}
      >
        {status}
      </p>
      <span aria-live="polite" className="sr-only">
        {heard}
      </span>
      {children}
    </div>
  );
}
