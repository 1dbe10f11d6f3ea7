import { calculateDose, type Draw as DrawAmounts, toOnlyDose } from '@/lib/calculator/dose';
import { formatAbout } from '@/lib/calculator/format-quantity';
import { emptyInputs } from '@/lib/calculator/inputs';
import type { Check } from '@/lib/calculator/notes/note';
import { describeSmallDraw, noteNearestMark } from '@/lib/calculator/notes/precision';
import { noteDecimalPoint, noteScale } from '@/lib/calculator/notes/slips';
import { formatLead, toReading } from '@/lib/calculator/reading';
import type { Strength } from '@/lib/labels/labels';
import { Callouts, Hints } from '../guidance-notes';
import { SyringeGauge } from '../syringe-gauge';
import { useSyringe } from '../use-syringe';
import { useMass } from './use-fields';
import { useStrength } from './use-strength';

/** The draw for a dose of a liquid of known concentration. It does not need the vial's total amount. */
export function LabelTool({ strengths }: { strengths: readonly Strength[] }) {
  const { vial, fields } = useStrength('label', strengths);
  const dose = useMass('label-dose', 'Dose to draw', 'Unit of this dose', 'mg');
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        {fields}
        {dose.field}
      </div>
      <div role="status">{vial && dose.mg && <Draw {...vial} doseMg={dose.mg} />}</div>
    </div>
  );
}

function Draw(draw: DrawAmounts) {
  const { barrel } = useSyringe();
  // The label gives a strength, not the vial's contents.
  const dose = toOnlyDose(calculateDose(draw));
  const calculation = { inputs: emptyInputs, dose };
  const reading = toReading(dose, barrel);
  const smallDraw = describeSmallDraw(dose.volumeMl, barrel);
  const tell = (...checks: Check[]) => checks.flatMap((check) => check(calculation, barrel) ?? []);
  return (
    <>
      <p>
        {formatLead(reading)}. The liquid holds {formatAbout(dose.concentration, 'mg/mL')}.
      </p>
      <Callouts notes={[...tell(noteScale), ...(smallDraw ? [smallDraw] : [])]} />
      {reading.isDrawable && (
        <>
          <div className="mt-4 max-w-184">
            <SyringeGauge barrel={barrel} reading={reading} />
          </div>
          <Callouts notes={tell(noteDecimalPoint)} />
          <Hints notes={tell(noteNearestMark)} />
        </>
      )}
    </>
  );
}
