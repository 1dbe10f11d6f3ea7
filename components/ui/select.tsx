import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const LOOKS = {
  plain: 'h-target rounded-md border-[1.5px] border-line-strong bg-raised px-3 text-ink',
  /** As in the form of the calculator. */
  field: 'field',
};

/** A native <select>. */
export function Select({
  options,
  placeholder,
  look = 'plain',
  className,
  onChange,
  ...select
}: {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  look?: keyof typeof LOOKS;
  onChange: (value: string) => void;
} & Pick<
  ComponentProps<'select'>,
  'id' | 'ref' | 'value' | 'disabled' | 'autoComplete' | 'className' | 'onFocus' | 'onBlur'
>) {
  return (
    <select
      {...select}
      onChange={(event) => onChange(event.target.value)}
      className={clsx(LOOKS[look], className)}
    >
      {placeholder && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
