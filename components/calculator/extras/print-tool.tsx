import { shelfLifeDays } from '@/content/calculator';
import type { Calculation } from '@/lib/calculator/inputs';
import { Button } from '../../ui/button';
import type { LabelTexts } from '../paper/label-texts';
import { VialLabel } from '../paper/vial-label';
import { PlainField } from '../plain-field';
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
        <PlainField
          id="label-name"
          label="Name on the vial"
          type="text"
          maxLength={60}
          {...toField('name')}
        />
        <PlainField id="mixed-on" label="Mixed on" type="date" {...toField('mixedOn')} />
        <PlainField
          id="label-date"
          label="Date on its label, if any"
          type="date"
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
