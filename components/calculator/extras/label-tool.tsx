import { useState } from 'react';
import { toSmallestBarrel } from '@/lib/calculator/barrels';
import { calculateDose } from '@/lib/calculator/dose';
import { formatAbout } from '@/lib/calculator/format';
import { emptyInputs, toError } from '@/lib/calculator/inputs';
import { parseLabelConcentration } from '@/lib/calculator/label-concentration';
import { noteDecimalPoint } from '@/lib/calculator/notes/decimal-point';
import { noteNearestMark } from '@/lib/calculator/notes/nearest-mark';
import { describeSmallDraw } from '@/lib/calculator/notes/small-draw';
import type { Ratio } from '@/lib/calculator/ratio';
import { formatLead, toReading } from '@/lib/calculator/reading';
import { BarrelGauge } from '../barrel-gauge';
import { Hints, Warnings } from '../guidance-notes';
import { NumberField } from '../number-field';
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
              : { message: MESSAGE, help: toError('', parsed.problem).help }
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

type Amounts = Record<'amountMg' | 'volumeMl' | 'doseMg', Ratio>;

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
      {smallDraw && (
        <Warnings notes={[{ tone: 'warning', title: 'Hard to measure', text: smallDraw }]} />
      )}
      <div className="mt-4 max-w-184">
        <BarrelGauge barrel={barrel} reading={reading} />
      </div>
      <Hints notes={hints} />
    </>
  );
}
