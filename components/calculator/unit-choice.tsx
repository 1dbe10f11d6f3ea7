import { type MassUnit, massUnits } from '@/content/calculator';

/** mg or mcg, as native radios: arrow keys work, and the group's name says which field it is for. */
export function UnitChoice({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: MassUnit;
  onChange: (unit: MassUnit) => void;
}) {
  return (
    <div role="radiogroup" aria-label={label} className="segments flex-none">
      {massUnits.map((unit) => (
        <label key={unit.value}>
          <input
            type="radio"
            name={name}
            value={unit.value}
            checked={unit.value === value}
            onChange={() => onChange(unit.value)}
            className="sr-only"
          />
          {unit.label}
        </label>
      ))}
    </div>
  );
}
