import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const VARIANTS = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border-ink text-ink hover:bg-ink hover:text-surface',
  soft: 'border-transparent bg-sunken text-ink hover:underline',
  inverse: 'border-transparent bg-on-deep text-on-inverse hover:underline',
};

const SIZES = {
  medium: 'min-h-target px-4',
  large: 'min-h-13 px-6',
};

type Variant = keyof typeof VARIANTS;
type Size = keyof typeof SIZES;

/** The classes of a button, for markup made without React. */
export function buttonClass(variant: Variant, size: Size, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md border-[1.5px] py-2 font-semibold leading-tight [transition:color_120ms,background-color_120ms]',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

type Look = { variant?: Variant; size?: Size; className?: string; children: ReactNode };

/** A button that does something on this page. */
export function Button({
  variant = 'primary',
  size = 'medium',
  className,
  ...props
}: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={buttonClass(variant, size, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  className,
  children,
  ...props
}: Look & ComponentProps<'a'>) {
  return (
    <a {...props} className={buttonClass(variant, size, className)}>
      {children}
    </a>
  );
}
