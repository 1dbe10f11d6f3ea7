import type Fraction from 'fraction.js';
import { formatScale, toUnitsOn } from '@/lib/calculator/barrels';
import { toBlendDraw } from '@/lib/calculator/blend';
import {
  formatAbout,
  formatAboutMass,
  formatAboutUnits,
  formatMass,
} from '@/lib/calculator/format-quantity';
import { DataTable } from '../../ui/data-table';
import { NumberField } from '../number-field';
import { useSyringe } from '../use-syringe';
import { useDecimal } from './use-decimal';
import { useMass } from './use-mass';

const NAMES = ['First peptide', 'Second peptide', 'Third peptide'] as const;

/** The amount of each peptide in one draw from a blend. The third peptide is optional. */
export function BlendTool() {
  const first = useMass('blend-unit-1', 'Unit of the first peptide', 'mg');
  const second = useMass('blend-unit-2', 'Unit of the second peptide', 'mg');
  const third = useMass('blend-unit-3', 'Unit of the third peptide', 'mg');
  const diluent = useDecimal();
  const dose = useMass('blend-dose-unit', 'Unit of the dose of the first peptide', 'mcg');
  const amountsMg = [first.mg, second.mg, third.mg].filter((mg) => mg !== undefined);
  const isThirdWrong = third.field.error !== undefined;
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <NumberField id="blend-1" label="First peptide in the vial" {...first.field} />
        <NumberField id="blend-2" label="Second peptide in the vial" {...second.field} />
        <NumberField id="blend-3" label="Third peptide in the vial (optional)" {...third.field} />
        <NumberField id="blend-diluent" label="Blend is mixed with" unit="mL" {...diluent.field} />
        <NumberField id="blend-dose" label="Dose of the first peptide" {...dose.field} />
      </div>
      <div role="status">
        {first.mg && second.mg && !isThirdWrong && diluent.value && dose.mg && (
          <Draw amountsMg={amountsMg} diluentMl={diluent.value} doseMg={dose.mg} />
        )}
      </div>
    </div>
  );
}

function Draw({
  amountsMg,
  diluentMl,
  doseMg,
}: {
  amountsMg: Fraction[];
  diluentMl: Fraction;
  doseMg: Fraction;
}) {
  const { barrel } = useSyringe();
  const drawn = toBlendDraw({ amountsMg, diluentMl }, doseMg);
  const [first] = amountsMg;
  if (!drawn || !first) return null;
  if (doseMg.gt(first)) {
    return <p>The dose is more than the vial holds of the first peptide, {formatMass(first)}.</p>;
  }
  const { dose, deliveredMg } = drawn;
  return (
    <>
      <p className="mb-4">
        The draw is {formatAbout(dose.volumeMl, 'mL')},{' '}
        {formatAboutUnits(toUnitsOn(barrel, dose.volumeMl))} on a {formatScale(barrel)} syringe. The
        peptides come in the proportions of the vial and cannot be measured separately.
      </p>
      <DataTable
        className="prose table-scroll"
        caption="What the vial and one draw hold"
        columns={['', 'In the vial', 'In one draw']}
        rows={amountsMg.flatMap((amount, index) => {
          const delivered = deliveredMg[index];
          return delivered
            ? [[NAMES[index] ?? '', formatMass(amount), formatAboutMass(delivered)]]
            : [];
        })}
      />
    </>
  );
}
