import Fraction from 'fraction.js';
import { useState } from 'react';
import { calculateDose } from '@/lib/calculator/dose';
import { toFieldError } from '@/lib/calculator/field-error';
import { formatAbout } from '@/lib/calculator/format-quantity';
import { emptyInputs } from '@/lib/calculator/inputs';
import { parseLabelConcentration } from '@/lib/calculator/label-concentration';
import type { Check } from '@/lib/calculator/notes/note';
import { describeSmallDraw, noteNearestMark } from '@/lib/calculator/notes/precision';
import { noteDecimalPoint, noteScale } from '@/lib/calculator/notes/slips';
import { formatLead, toReading } from '@/lib/calculator/reading';
import { Hints, TenfoldCheck, Warnings } from '../guidance-notes';
import { NumberField } from '../number-field';
import { SyringeGauge } from '../syringe-gauge';
import { useSyringe } from '../use-syringe';
import { useMass } from './use-mass';

const MESSAGE = 'Please enter a concentration like 2.5 mg/mL or 10 mg/0.5 mL';

/** The draw for a dose of a liquid whose concentration is known. How much the vial holds is not asked. */
export function LabelTool() {
  const [label, setLabel] = useState('');
  const dose = useMass('label-dose-unit', 'Unit of this dose', 'mg');
  const parsed = parseLabelConcentration(label);
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <NumberField
          id="label-concentration"
          label="Concentration as printed"
          inputMode="text"
          value={label}
          onChange={setLabel}
          error={
            parsed.ok || parsed.problem === 'missing'
              ? undefined
              : { message: MESSAGE, help: toFieldError('', parsed.problem).help }
          }
        />
        <NumberField id="label-dose" label="Dose to draw" {...dose.field} />
      </div>
      <div role="status">
        {parsed.ok && dose.mg && (
          <Draw amountMg={parsed.amountMg} volumeMl={parsed.volumeMl} doseMg={dose.mg} />
        )}
      </div>
    </div>
  );
}

const ONE = new Fraction(1);

type Amounts = Record<'amountMg' | 'volumeMl' | 'doseMg', Fraction>;

function Draw({ amountMg, volumeMl, doseMg }: Amounts) {
  const { barrel } = useSyringe();
  const calculated = calculateDose({ amountMg, diluentMl: volumeMl, doseMg });
  // The label gives a strength, not what the vial holds: it is taken to hold the dose.
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
