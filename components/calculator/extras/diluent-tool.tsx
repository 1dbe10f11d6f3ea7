import { formatScale, toLargestBarrel } from '@/lib/calculator/barrels';
import { toDiluentForMark, toDiluentTable } from '@/lib/calculator/diluent-table';
import { formatAbout, formatAboutUnits, formatMass } from '@/lib/calculator/format-quantity';
import type { Calculation } from '@/lib/calculator/inputs';
import { DataTable } from '../../ui/data-table';
import { useSyringe } from '../use-syringe';
import { useDecimal } from './use-fields';

/** Compares the preset volumes, and finds the volume with which the dose ends on a chosen mark. */
export function DiluentTool({ calculation: { dose } }: { calculation: Calculation }) {
  const { barrel } = useSyringe();
  const mark = useDecimal({ id: 'target-mark', label: 'Mark to land on', unit: 'units' }, '20');
  const diluent = mark.value && toDiluentForMark(dose, mark.value, barrel);
  const fits = mark.value?.lte(toLargestBarrel(barrel.scale).units);
  const scale = formatScale(barrel);
  return (
    <div className="grid gap-6 pt-3">
      <DataTable
        className="prose table-scroll"
        caption={`${formatMass(dose.doseMg)} from a vial of ${formatMass(dose.amountMg)}`}
        columns={['Water', 'Concentration', 'Volume per dose', `On a ${scale} syringe`]}
        rows={toDiluentTable(dose, barrel)}
      />
      <div className="max-w-100">{mark.field}</div>
      <p role="status">
        {diluent &&
          mark.value &&
          dose.doseMg.lte(dose.amountMg) &&
          (fits
            ? `With ${formatAbout(diluent, 'mL')} of water, the dose ends at ${formatAboutUnits(mark.value)}.`
            : `No ${scale} syringe has that mark: 1\u00a0mL is ${barrel.scale}\u00a0units.`)}
      </p>
    </div>
  );
}
