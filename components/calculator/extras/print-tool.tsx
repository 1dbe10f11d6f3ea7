import { shelfLifeDays } from '@/content/calculator';
import type { Calculation } from '@/lib/calculator/inputs';
import { Button } from '../../ui/button';
import type { LabelTexts } from '../paper/label-texts';
import { VialLabel } from '../paper/vial-label';
import { useSyringe } from '../use-syringe';

/** The fields and preview of the vial label, and a button that prints its sheet (../paper). */
export function PrintTool({
  calculation,
  label,
  onLabel,
}: {
  calculation: Calculation;
  label: LabelTexts;
  onLabel: (label: LabelTexts) => void;
}) {
  const { barrel } = useSyringe();
  const toField = (key: keyof LabelTexts) => ({
    value: label[key],
    onChange: (value: string) => onLabel({ ...label, [key]: value }),
  });
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <PlainField id="label-name" label="Name on the vial" {...toField('name')} />
        <PlainField id="mixed-on" label="Mixed on" isDate {...toField('mixedOn')} />
        <PlainField
          id="label-date"
          label="Date on its label, if any"
          isDate
          {...toField('labelDate')}
        />
      </div>
      <VialLabel calculation={calculation} barrel={barrel} texts={label} />
      <p className="text-ink-2 text-sm">
        Discard by: {shelfLifeDays} days after mixing, or the date on the label, whichever is
        sooner. Mixed with water without preservative: used at once, unless its maker says
        otherwise.
      </p>
      <div>
        <Button variant="outline" onClick={() => window.print()}>
          Print Sheet
        </Button>
      </div>
    </div>
  );
}

function PlainField({
  id,
  label,
  value,
  isDate = false,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  isDate?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        type={isDate ? 'date' : 'text'}
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      />
    </div>
  );
}
