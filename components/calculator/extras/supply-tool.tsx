import { useState } from 'react';
import { frequencies, shelfLifeDays } from '@/content/calculator';
import { formatMass, formatNumber } from '@/lib/calculator/format-quantity';
import type { Calculation } from '@/lib/calculator/inputs';
import { toSupply } from '@/lib/calculator/supply';
import { SelectField } from '../select-field';
import { useDecimal } from './use-fields';

/** How many doses of a vial can be used, and for how many days. */
export function SupplyTool({ calculation: { dose } }: { calculation: Calculation }) {
  const [chosen, setChosen] = useState<string>(frequencies[0].value);
  const shelfLife = useDecimal(
    { id: 'shelf-life', label: 'Used within, after mixing', unit: 'days' },
    String(shelfLifeDays),
  );
  const frequency = frequencies.find(({ value }) => value === chosen) ?? frequencies[0];
  const days = shelfLife.value?.floor();
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField
          id="frequency"
          label="How often"
          value={chosen}
          options={frequencies}
          onChange={setChosen}
        />
        {shelfLife.field}
      </div>
      <p role="status">
        {days &&
          (days.gt(0)
            ? describe(dose, toSupply(dose.doses, frequency, days), frequency.label)
            : 'Please enter at least 1 day.')}
      </p>
      <p className="text-ink-2 text-sm">
        This site&apos;s rule is {shelfLifeDays} days after mixing, or the date on the label,
        whichever is sooner. A US pharmacy standard sets 28 days for a vial with preservative, and
        what was mixed with plain sterile water is used at once, unless the maker says otherwise.
        The sooner limit counts; none is a measured shelf life. No dose is planned for the last day
        itself. The frequency is yours: nothing here is a recommendation.
      </p>
    </div>
  );
}

function describe(
  { doseMg, doses }: Calculation['dose'],
  { usableDoses, days, leftOver }: ReturnType<typeof toSupply>,
  frequency: string,
): string {
  if (doses.equals(0)) return 'The vial does not hold one whole dose.';
  const used = `Drawn ${frequency}, ${formatNumber(usableDoses)} of ${formatNumber(doses)} ${doses.equals(1) ? 'dose is' : 'doses are'} used over ${formatNumber(days)}\u00a0${days.equals(1) ? 'day' : 'days'}.`;
  if (leftOver.equals(0)) return `${used} Then it holds no further whole dose.`;
  const waste = doseMg.mul(leftOver);
  return `${used} Then it is too old. Left over, and discarded: ${formatMass(waste)}, or ${formatNumber(leftOver)} of the doses.`;
}
