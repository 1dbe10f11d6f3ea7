import './form.css';

/** The unit of a number as native radios: arrow keys work, and the group's label says which field it is for. */
export function UnitChoice<Unit extends string>({
  name,
  label,
  units,
  value,
  onChange,
}: {
  name: string;
  label: string;
  units: readonly { value: Unit; label: string }[];
  value: Unit;
  onChange: (unit: Unit) => void;
}) {
  return (
    <div role="radiogroup" aria-label={label} className="segments flex-none">
      {units.map((unit) => (
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
