import { shelfLifeDays } from '@/content/calculator';
import type { Calculation } from '@/lib/calculator/inputs';
import { Button } from '../../ui/button';
import type { LabelTexts } from '../paper/label-texts';
import { VialLabel } from '../paper/vial-label';
import { PlainField } from '../plain-field';
import { useSyringe } from '../use-syringe';

const FIELDS = [
  { key: 'name', id: 'label-name', label: 'Name on the vial', type: 'text' },
  { key: 'mixedOn', id: 'mixed-on', label: 'Mixed on', type: 'date' },
  { key: 'labelDate', id: 'label-date', label: 'Date on its label, if any', type: 'date' },
] as const;

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
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        {FIELDS.map(({ key, ...field }) => (
          <PlainField
            key={key}
            {...field}
            maxLength={60}
            value={label[key]}
            onChange={(value) => onLabel({ ...label, [key]: value })}
          />
        ))}
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
