import type { ComponentProps } from 'react';
import { Select } from '../ui/select';

/** A native select with its label above. */
export function SelectField({
  id,
  label,
  ...select
}: Omit<ComponentProps<typeof Select>, 'look' | 'className'> & {
  id: string;
  label: string;
}) {
  return (
    // Clips the overflow: in WebKit, a long option that is not shown would widen the page.
    <div className="-mx-2 overflow-x-clip px-2">
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {label}
      </label>
      <Select id={id} look="field" {...select} />
    </div>
  );
}
