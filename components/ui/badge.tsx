import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

const VARIANTS = {
  soft: 'border-transparent bg-brand-soft text-brand',
  outline: 'border-line-strong text-ink-2',
  accent: 'border-transparent bg-accent-soft text-accent',
  plain: 'border-transparent',
};

/** A small pill. Soft for the first tag of a post, outlined for the others, accent for 'Trending'. */
export function Badge({
  variant = 'soft',
  className,
  style,
  children,
}: {
  variant?: keyof typeof VARIANTS;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-1 font-semibold text-xs leading-none',
        VARIANTS[variant],
        className,
      )}
      style={style}
    >
      {children}
    </span>
  );
}
