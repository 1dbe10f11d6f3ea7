import type { ReactNode } from 'react';

/** Text of reading width with a side column; on small screens the column follows the text. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="wrap grid gap-x-10 gap-y-10 pb-section lg:grid-cols-[minmax(0,41rem)_17.5rem] lg:justify-between">
      <div className="min-w-0 max-w-prose">{children}</div>
      {side}
    </div>
  );
}
