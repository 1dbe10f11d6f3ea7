import type { Barrel } from '@/content/syringes';
import { formatScale, toUnitsOn } from '@/lib/calculator/barrels';
import { compareVials } from '@/lib/calculator/compare-vials';
import type { Dose } from '@/lib/calculator/dose';
import {
  formatAbout,
  formatAboutUnits,
  formatMass,
  formatNumber,
} from '@/lib/calculator/format-quantity';
import type { Calculation } from '@/lib/calculator/inputs';
import { DataTable } from '../../ui/data-table';
import { NumberField } from '../number-field';
import { useSyringe } from '../use-syringe';
import { useDecimal } from './use-decimal';
import { useMass } from './use-mass';

/** Compares the present vial with a new one, for the same dose. */
export function NewVialTool({ calculation: { dose } }: { calculation: Calculation }) {
  const amount = useMass('new-vial-unit', 'Unit of the new vial', 'mg');
  const diluent = useDecimal();
  const { barrel } = useSyringe();
  const comparison =
    amount.mg && diluent.value
      ? compareVials(dose, { amountMg: amount.mg, diluentMl: diluent.value }, barrel)
      : undefined;
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <NumberField id="new-vial-amount" label="New vial holds" {...amount.field} />
        <NumberField
          id="new-vial-diluent"
          label="New vial is mixed with"
          unit="mL"
          {...diluent.field}
        />
      </div>
      <div role="status">
        {comparison && (
          <>
            <p className="mb-4">{comparison.warning}</p>
            <DataTable
              className="prose table-scroll"
              caption={`The same dose, ${formatMass(dose.doseMg)}, from two vials`}
              columns={['', 'Present vial', 'New vial']}
              rows={toRows(comparison.before, comparison.after, barrel)}
            />
          </>
        )}
      </div>
    </div>
  );
}

function toRows(before: Dose, after: Dose, barrel: Barrel): string[][] {
  const row = (label: string, show: (dose: Dose) => string) => [label, show(before), show(after)];
  return [
    row('Concentration', ({ concentration }) => formatAbout(concentration, 'mg/mL')),
    row('Volume per dose', ({ volumeMl }) => formatAbout(volumeMl, 'mL')),
    row(`On a ${formatScale(barrel)} syringe`, ({ volumeMl }) =>
      formatAboutUnits(toUnitsOn(barrel, volumeMl)),
    ),
    row('Doses per vial', ({ doses }) => formatNumber(doses)),
  ];
}
