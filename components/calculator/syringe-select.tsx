import { barrels } from '@/content/syringes';
import { formatBarrel } from '@/lib/calculator/barrels';
import { SelectField } from './select-field';
import { useSyringe } from './use-syringe';

const OPTIONS = barrels.map((barrel) => ({ value: barrel.id, label: formatBarrel(barrel) }));

/** A select for the visitor's own syringe, with all barrels as options. */
export function SyringeSelect({ id, label }: { id: string; label: string }) {
  const { chosen, choose } = useSyringe();
  return (
    <SelectField
      id={id}
      label={label}
      placeholder="Choose your syringe"
      value={chosen?.id ?? ''}
      options={OPTIONS}
      onChange={choose}
    />
  );
}
