import type { ComponentProps } from 'react';
import { Select } from '../ui/select';

/** A native select under its label. */
export function SelectField({
  id,
  label,
  ...select
}: Pick<ComponentProps<typeof Select>, 'value' | 'options' | 'placeholder' | 'onChange'> & {
  id: string;
  label: string;
}) {
  return (
    // WebKit counts the width of a long option, which it does not show, as the page's: it ends here.
    <div className="-mx-2 overflow-x-clip px-2">
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {label}
      </label>
      <Select id={id} look="field" {...select} />
    </div>
  );
}
