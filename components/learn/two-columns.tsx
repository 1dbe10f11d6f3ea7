import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Text of reading width, or a list that takes the room there is, with a side column; on small screens it follows. */
export function TwoColumns({
  children,
  side,
  isWide = false,
}: {
  children: ReactNode;
  side: ReactNode;
  isWide?: boolean;
}) {
  return (
    <div
      className={clsx(
        'wrap grid gap-x-10 gap-y-10 pb-section',
        isWide
          ? 'lg:grid-cols-[minmax(0,1fr)_17.5rem]'
          : 'lg:grid-cols-[minmax(0,41rem)_17.5rem] lg:justify-between',
      )}
    >
      <div className={clsx('min-w-0', !isWide && 'max-w-prose')}>{children}</div>
      {side}
    </div>
  );
}
