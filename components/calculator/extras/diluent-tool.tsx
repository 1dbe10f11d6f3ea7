import { LARGEST_BARREL } from '@/lib/calculator/barrels';
import { toDiluentForMark, toDiluentTable } from '@/lib/calculator/diluent-table';
import { formatAbout, formatAboutUnits, formatMass } from '@/lib/calculator/format-quantity';
import type { Calculation } from '@/lib/calculator/inputs';
import { DataTable } from '../../ui/data-table';
import { NumberField } from '../number-field';
import { useDecimal } from './use-decimal';

/** The usual volumes side by side, and the volume that makes the dose end on a chosen mark. */
export function DiluentTool({ calculation: { dose } }: { calculation: Calculation }) {
  const mark = useDecimal('20');
  const diluent = mark.value && toDiluentForMark(dose, mark.value);
  const fits = mark.value?.lte(LARGEST_BARREL.units);
  return (
    <div className="grid gap-6 pt-3">
      <DataTable
        className="prose table-scroll"
        caption={`${formatMass(dose.doseMg)} from a vial of ${formatMass(dose.amountMg)}`}
        columns={['Diluent', 'Concentration', 'Volume per dose', 'On a U-100 syringe']}
        rows={toDiluentTable(dose).map(({ diluent, isCurrent, ...row }) => [
          isCurrent ? `${diluent} (yours)` : diluent,
          row.concentration,
          row.volume,
          row.units,
        ])}
      />
      <div className="max-w-100">
        <NumberField id="target-mark" label="Mark to land on" unit="units" {...mark.field} />
      </div>
      <p role="status">
        {diluent &&
          mark.value &&
          (fits
            ? `With ${formatAbout(diluent, 'mL')} of diluent, the dose ends at ${formatAboutUnits(mark.value)}.`
            : 'No U-100 syringe has that mark: 1\u00a0mL is 100\u00a0units.')}
      </p>
    </div>
  );
}
