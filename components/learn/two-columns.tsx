import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * Text of reading width, or a list that takes the room there is, and a side column with the rest of the width. On small
 * screens the side column follows, or comes first, as contents do.
 */
export function TwoColumns({
  children,
  side,
  isWide = false,
  isSideFirst = false,
}: {
  children: ReactNode;
  side: ReactNode;
  isWide?: boolean;
  isSideFirst?: boolean;
}) {
  return (
    <div className={clsx('text-columns wrap pb-section', isWide && 'is-wide')}>
      {isSideFirst && side}
      <div className="min-w-0">{children}</div>
      {!isSideFirst && side}
    </div>
  );
}
