import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'outline' | 'soft' | 'inverse';
export type ButtonSize = 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border-ink text-ink hover:bg-ink hover:text-surface',
  soft: 'border-transparent bg-sunken text-ink hover:underline',
  inverse: 'border-transparent bg-on-deep text-on-inverse hover:underline',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-target px-4',
  large: 'min-h-13 px-6',
};

/** The classes of a button, for markup made without React. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md border-[1.5px] py-2 font-semibold leading-tight [transition:color_120ms,background-color_120ms]',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode };

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
