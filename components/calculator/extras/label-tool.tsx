import type Fraction from 'fraction.js';
import { useState } from 'react';
import { toSmallestBarrel } from '@/lib/calculator/barrels';
import { calculateDose } from '@/lib/calculator/dose';
import { toFieldError } from '@/lib/calculator/field-error';
import { formatAbout } from '@/lib/calculator/format-quantity';
import { emptyInputs } from '@/lib/calculator/inputs';
import { parseLabelConcentration } from '@/lib/calculator/label-concentration';
import { describeSmallDraw, noteNearestMark } from '@/lib/calculator/notes/precision';
import { noteDecimalPoint } from '@/lib/calculator/notes/slips';
import { formatLead, toReading } from '@/lib/calculator/reading';
import { Hints, Warnings } from '../guidance-notes';
import { NumberField } from '../number-field';
import { SyringeGauge } from '../syringe-gauge';
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

type Amounts = Record<'amountMg' | 'volumeMl' | 'doseMg', Fraction>;

function Draw({ amountMg, volumeMl, doseMg }: Amounts) {
  const calculated = calculateDose({ amountMg, diluentMl: volumeMl, doseMg });
  // The label gives a strength, not what the vial holds: it is taken to hold the dose.
  const dose = { ...calculated, amountMg: doseMg };
  const calculation = { inputs: emptyInputs, dose };
  const barrel = toSmallestBarrel(dose.units);
  const reading = toReading(dose, barrel);
  const smallDraw = describeSmallDraw(dose.units);
  const hints = [noteDecimalPoint, noteNearestMark].flatMap(
    (check) => check(calculation, barrel) ?? [],
  );
  return (
    <>
      <p>
        {formatLead(reading)}: {formatAbout(dose.volumeMl, 'mL')} of a liquid with{' '}
        {formatAbout(dose.concentration, 'mg/mL')}.
      </p>
      <Warnings notes={smallDraw ? [smallDraw] : []} />
      <div className="mt-4 max-w-184">
        <SyringeGauge barrel={barrel} reading={reading} />
      </div>
      <Hints notes={hints} />
    </>
  );
}
