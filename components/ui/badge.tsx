import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

type BadgeVariant = 'soft' | 'outline' | 'accent' | 'plain';

const VARIANTS: Record<BadgeVariant, string | undefined> = {
  soft: 'bg-brand-soft text-brand',
  outline: 'text-ink-2 [box-shadow:inset_0_0_0_1px_var(--color-line-strong)]',
  accent: 'bg-accent-soft text-accent',
  plain: undefined,
};

/** A small pill. Soft for the first tag of a post, outlined for the others, accent for 'Trending'. */
export function Badge({
  variant = 'soft',
  className,
  style,
  children,
}: {
  variant?: BadgeVariant;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1.5 font-semibold text-xs leading-none',
        VARIANTS[variant],
        className,
      )}
      style={style}
    >
      {children}
    </span>
  );
}
