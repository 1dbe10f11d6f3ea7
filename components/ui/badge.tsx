import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A small pill: soft for the first tag of a post, outlined for the others. */
export function Badge({
  variant = 'soft',
  className,
  children,
}: {
  variant?: 'soft' | 'outline';
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1.5 font-semibold text-xs leading-none',
        variant === 'soft'
          ? 'bg-brand-soft text-brand'
          : 'text-ink-2 ring-1 ring-line-strong ring-inset',
        className,
      )}
    >
      {children}
    </span>
  );
}
