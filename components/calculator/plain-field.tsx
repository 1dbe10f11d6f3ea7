import type { ComponentProps } from 'react';

/** A text or a date that is not checked, with its label above. */
export function PlainField({
  id,
  label,
  onChange,
  ...input
}: Pick<ComponentProps<'input'>, 'type' | 'value' | 'maxLength'> & {
  id: string;
  label: string;
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        {...input}
        // Else browsers accept a year of five digits.
        max={input.type === 'date' ? '9999-12-31' : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      />
    </div>
  );
}
