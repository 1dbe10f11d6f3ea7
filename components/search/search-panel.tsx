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
  /** What tells the status to screen readers; without it the status itself does. */
  heard?: ReactNode;
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
        role={heard ? undefined : 'status'}
        className={clsx(
          'px-4 py-3 text-sm [overflow-wrap:anywhere]',
          isHeading && 'font-[650] text-muted',
        )}
      >
        {status}
      </p>
      {heard}
      {children}
    </div>
  );
}
