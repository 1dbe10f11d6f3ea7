import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldError } from '@/lib/calculator/read-decimal';
import { ICON } from '../ui/icon-props';

/**
 * A field for a decimal. It is a text input, because browsers' number inputs drop what they cannot parse,
 * accept exponents and round; with `inputMode`, phones still show a numeric keypad.
 */
export function NumberField({
  id,
  name,
  label,
  value,
  onChange,
  unit,
  error,
  isLive,
  beside,
  inputMode = 'decimal',
}: {
  id: string;
  name?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown inside the field, at its end. */
  unit?: string;
  error?: FieldError;
  /** Whether it is validated while typing; the error is then in a live region. */
  isLive?: boolean;
  /** Content to the right of the field, such as a choice of units. */
  beside?: ReactNode;
  inputMode?: 'decimal' | 'text';
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        {/* Wide enough for a number; if the font size is large, `beside` wraps below it. */}
        <div className="relative" style={{ flex: '1 1 6.5rem' }}>
          <input
            id={id}
            name={name}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            // Not empty, so that `:placeholder-shown` matches empty fields.
            placeholder=" "
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="field"
            style={unit ? { paddingRight: '3rem' } : undefined}
          />
          {unit && (
            <span
              className="absolute right-0 flex items-center pr-2 text-muted"
              style={{ insetBlock: 0, paddingRight: '0.875rem', pointerEvents: 'none' }}
            >
              {unit}
            </span>
          )}
        </div>
        {beside}
      </div>
      <div role={isLive ? 'status' : undefined}>
        {error && <Problem id={`${id}-error`} error={error} />}
      </div>
    </div>
  );
}

/** The error below a field: its message, and its help on what to type if it has one. */
export function Problem({ id, error }: { id: string; error: FieldError }) {
  return (
    <div id={id} className="mt-1.5 text-sm">
      <p className="flex items-center gap-1.5 font-semibold text-danger">
        <CircleAlert {...ICON} className="flex-none" />
        {error.message}
      </p>
      {error.help && <p className="text-ink-2">{error.help}</p>}
    </div>
  );
}
