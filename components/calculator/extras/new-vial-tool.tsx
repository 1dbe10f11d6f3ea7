import type { Barrel } from '@/content/syringes';
import { formatScale } from '@/lib/calculator/barrels';
import { warnOfOldMark } from '@/lib/calculator/compare-vials';
import { calculateDose, type Dose } from '@/lib/calculator/dose';
import { formatAbout, formatMass, formatNumber } from '@/lib/calculator/format-quantity';
import type { Calculation } from '@/lib/calculator/inputs';
import { formatLead, formatUnitsOn, toReading } from '@/lib/calculator/reading';
import { DataTable } from '../../ui/data-table';
import { useSyringe } from '../use-syringe';
import { useVial } from './use-fields';

const LABELS = {
  amount: 'New vial holds',
  unit: 'Unit of the new vial',
  diluent: 'New vial is mixed with',
};

/** Compares the present vial with a new one, for the same dose. */
export function NewVialTool({ calculation: { dose } }: { calculation: Calculation }) {
  const { vial, fields } = useVial('new-vial', LABELS);
  const { barrel } = useSyringe();
  const after = vial && calculateDose({ ...vial, doseMg: dose.doseMg });
  const reading = after && toReading(after, barrel);
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">{fields}</div>
      <div role="status">
        {reading && (
          <>
            <p className="mb-4">
              {reading.isDrawable ? warnOfOldMark(dose, after, barrel) : `${formatLead(reading)}.`}
            </p>
            <DataTable
              className="prose table-scroll"
              caption={`The same dose, ${formatMass(dose.doseMg)}, from two vials`}
              columns={['', 'Present vial', 'New vial']}
              rows={toRows(dose, after, barrel)}
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
    row(`On a ${formatScale(barrel)} syringe`, ({ volumeMl }) => formatUnitsOn(barrel, volumeMl)),
    row('Doses per vial', ({ doses }) => formatNumber(doses)),
  ];
}
