import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * Text of reading width, or a list of the full available width (`isWide`), and a side column in the remaining width. On
 * small screens the side column is below the text, or above it with `isSideFirst`, as for contents.
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
