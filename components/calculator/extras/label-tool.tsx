import Fraction from 'fraction.js';
import { calculateDose, type Draw as DrawAmounts } from '@/lib/calculator/dose';
import { formatAbout } from '@/lib/calculator/format-quantity';
import { emptyInputs } from '@/lib/calculator/inputs';
import type { Check } from '@/lib/calculator/notes/note';
import { describeSmallDraw, noteNearestMark } from '@/lib/calculator/notes/precision';
import { noteDecimalPoint, noteScale } from '@/lib/calculator/notes/slips';
import { formatLead, toReading } from '@/lib/calculator/reading';
import type { Strength } from '@/lib/labels/labels';
import { Hints, TenfoldCheck, Warnings } from '../guidance-notes';
import { NumberField } from '../number-field';
import { SyringeGauge } from '../syringe-gauge';
import { useSyringe } from '../use-syringe';
import { useMass } from './use-mass';
import { useStrength } from './use-strength';

/** The draw for a dose of a liquid of known concentration. It does not need the vial's total amount. */
export function LabelTool({ strengths }: { strengths: readonly Strength[] }) {
  const { vial, fields } = useStrength('label', strengths);
  const dose = useMass('label-dose-unit', 'Unit of this dose', 'mg');
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        {fields}
        <NumberField id="label-dose" label="Dose to draw" {...dose.field} />
      </div>
      <div role="status">{vial && dose.mg && <Draw {...vial} doseMg={dose.mg} />}</div>
    </div>
  );
}

const ONE = new Fraction(1);

function Draw({ doseMg, ...liquid }: DrawAmounts) {
  const { barrel } = useSyringe();
  const calculated = calculateDose({ ...liquid, doseMg });
  // The label gives a strength, not the vial's contents: assume that it holds one dose.
  const dose = { ...calculated, amountMg: doseMg, doses: ONE };
  const calculation = { inputs: emptyInputs, dose };
  const reading = toReading(dose, barrel);
  const smallDraw = describeSmallDraw(dose.volumeMl, barrel);
  const tell = (...checks: Check[]) => checks.flatMap((check) => check(calculation, barrel) ?? []);
  return (
    <>
      <p>
        {formatLead(reading)}. The liquid holds {formatAbout(dose.concentration, 'mg/mL')}.
      </p>
      <Warnings notes={[...tell(noteScale), ...(smallDraw ? [smallDraw] : [])]} />
      {reading.isDrawable && (
        <div className="mt-4 max-w-184">
          <SyringeGauge barrel={barrel} reading={reading} />
        </div>
      )}
      <TenfoldCheck notes={tell(noteDecimalPoint)} />
      <Hints notes={tell(noteNearestMark)} />
    </>
  );
}
