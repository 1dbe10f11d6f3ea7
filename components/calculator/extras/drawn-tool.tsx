'use client';

import Fraction from 'fraction.js';
import { useState } from 'react';
import { barrels } from '@/content/calculator';
import { formatBarrel } from '@/lib/calculator/barrels';
import type { Dose, Vial } from '@/lib/calculator/dose';
import {
  calculateDrawnDose,
  describeImpossible,
  describeTimes,
  formatDrawn,
  parseMark,
} from '@/lib/calculator/drawn-dose';
import { toFieldError } from '@/lib/calculator/field-error';
import { parseLabelConcentration } from '@/lib/calculator/label-concentration';
import { toReading } from '@/lib/calculator/reading';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { SyringeGauge } from '../syringe-gauge';
import { useSyringe } from '../use-syringe';
import { useDecimal } from './use-decimal';
import { useMass } from './use-mass';

const SYRINGES = barrels.map((barrel) => ({ value: barrel.id, label: formatBarrel(barrel) }));

/** What the liquid is known by. */
const SOURCES = [
  { value: 'vial', label: 'A vial that was mixed with water' },
  { value: 'label', label: 'A strength printed on a label' },
] as const;

const ONE = new Fraction(1);

const STRENGTH_MESSAGE = 'Please enter a strength like 2.5 mg/mL or 10 mg/0.5 mL';

/** Back from the syringe: the mark that was drawn to gives the amount, and how many times the intended one it is. */
export function DrawnTool() {
  const [source, setSource] = useState<string>('vial');
  const vial = useVial();
  const label = useLabel();
  const liquid = source === 'vial' ? vial : label;
  const { barrel, chosen, choose } = useSyringe();
  const [typed, setTyped] = useState('');
  const mark = parseMark(typed, barrel);
  const intended = useMass('drawn-intended-unit', 'Unit of the intended dose', 'mcg');
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField
          id="drawn-source"
          label="What was it drawn from?"
          value={source}
          options={SOURCES}
          onChange={setSource}
        />
        {liquid.fields}
        <SelectField
          id="drawn-syringe"
          label="Syringe that was used"
          placeholder="Choose your syringe"
          value={chosen?.id ?? ''}
          options={SYRINGES}
          onChange={choose}
        />
        <NumberField
          id="drawn-mark"
          label="Mark that was drawn to"
          unit="units"
          value={typed}
          onChange={setTyped}
          error={mark.ok ? undefined : mark.error}
          isLive
        />
        <NumberField
          id="drawn-intended"
          label="Dose that was meant (optional)"
          {...intended.field}
        />
      </div>
      <div role="status">
        {liquid.vial && mark.ok && (
          <Held
            vial={liquid.vial}
            // A label gives a strength, not what the vial holds.
            isWhole={source === 'vial'}
            units={mark.units}
            intendedMg={intended.mg}
          />
        )}
      </div>
    </div>
  );
}

function Held({
  vial,
  isWhole,
  units,
  intendedMg,
}: {
  vial: Vial;
  isWhole: boolean;
  units: Fraction;
  intendedMg?: Fraction;
}) {
  const { barrel } = useSyringe();
  const drawn = calculateDrawnDose(vial, units, barrel, intendedMg);
  const impossible = isWhole && describeImpossible(drawn);
  const times = describeTimes(drawn);
  return (
    <>
      <p className="font-semibold text-xl">{formatDrawn(drawn, barrel)}</p>
      {times && <p className="mt-2">{times}</p>}
      {impossible && <p className="mt-2 font-semibold">{impossible}</p>}
      <div className="mt-4 max-w-184">
        <SyringeGauge barrel={barrel} reading={toReading(drawnOnly(drawn.dose), barrel)} />
      </div>
    </>
  );
}

/** The draw that was made, whatever the vial was thought to hold: it was drawn, so it can be drawn. */
function drawnOnly(dose: Dose): Dose {
  return { ...dose, amountMg: dose.doseMg, doses: ONE };
}

/** The amount and the water of a vial, with their fields. */
function useVial() {
  const amount = useMass('drawn-amount-unit', 'Unit of the vial', 'mg');
  const diluent = useDecimal();
  const vial =
    amount.mg && diluent.value ? { amountMg: amount.mg, diluentMl: diluent.value } : undefined;
  const fields = (
    <>
      <NumberField id="drawn-amount" label="Peptide in the vial" {...amount.field} />
      <NumberField id="drawn-diluent" label="It was mixed with" unit="mL" {...diluent.field} />
    </>
  );
  return { vial, fields };
}

/** A strength as a label prints it, with its field. */
function useLabel() {
  const [typed, setTyped] = useState('');
  const parsed = parseLabelConcentration(typed);
  const vial = parsed.ok ? { amountMg: parsed.amountMg, diluentMl: parsed.volumeMl } : undefined;
  const error =
    parsed.ok || parsed.problem === 'missing'
      ? undefined
      : { message: STRENGTH_MESSAGE, help: toFieldError('', parsed.problem).help };
  const fields = (
    <NumberField
      id="drawn-strength"
      label="Strength as printed"
      inputMode="text"
      value={typed}
      onChange={setTyped}
      error={error}
    />
  );
  return { vial, fields };
}
