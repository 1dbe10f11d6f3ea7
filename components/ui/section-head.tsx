import type { ReactNode } from 'react';
import { NoBreak } from './no-break';

/** The heading of a section below a rule, with an action at the right. */
export function SectionHead({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className="section-head mb-5 flex flex-wrap items-end justify-between gap-6 pt-5">
      <h2 className="min-w-0 text-3xl">
        <NoBreak text={title} />
      </h2>
      {action && <div className="no-print">{action}</div>}
    </div>
  );
}
