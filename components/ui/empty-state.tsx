import type { ReactNode } from 'react';
import { BeadChain } from './bead-chain';

/** Shown when a list is empty or a fetch failed: a title, at most one sentence and one action. */
export function EmptyState({
  title,
  text,
  action,
  role,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  role?: 'alert' | 'status';
}) {
  return (
    <div
      role={role}
      className="grid justify-items-center gap-2.5 rounded-lg border-[1.5px] border-line-strong border-dashed px-6 py-10 text-center"
    >
      <BeadChain count={3} missing={1} className="mb-2" />
      <h2 className="text-xl leading-tight">{title}</h2>
      {text && <p className="text-ink-2">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
