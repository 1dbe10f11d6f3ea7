'use client';

import Fraction from 'fraction.js';
import { type ReactNode, useState } from 'react';
import { HALF_LIFE_PATH } from '@/content/paths';
import type { Dose } from '@/lib/calculator/dose';
import { calculateDrawnDose, describeDraw, parseMark } from '@/lib/calculator/drawn-dose';
import { emptyInputs } from '@/lib/calculator/inputs';
import { toReading } from '@/lib/calculator/reading';
import type { Strength } from '@/lib/labels/labels';
import { useLastInputs } from '../last-inputs';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { SyringeGauge } from '../syringe-gauge';
import { SyringeSelect } from '../syringe-select';
import { useSyringe } from '../use-syringe';
import { useDecimal } from './use-decimal';
import { useMass } from './use-mass';
import { useStrength } from './use-strength';

const SOURCES = [
  { value: 'vial', label: 'A vial that was mixed with water' },
  { value: 'label', label: 'A pen or a vial with a strength on it' },
] as const;

const ONE = new Fraction(1);

type Props = {
  strengths: readonly Strength[];
  /** Renders content below the tool from its result as text, which is '' while there is none. */
  children?: (told: string) => ReactNode;
};

/**
 * Calculates the amount from the mark that was drawn to, and how many times the intended dose it is. Starts with
 * the inputs of the last calculation.
 */
export function DrawnTool(props: Props) {
  const last = useLastInputs();
  return <Fields key={JSON.stringify(last)} last={last} {...props} />;
}

function Fields({
  last = emptyInputs,
  strengths,
  children,
}: Props & { last?: typeof emptyInputs }) {
  const [source, setSource] = useState<string>('vial');
  const vial = useVial(last);
  const label = useStrength('drawn', strengths);
  const isWhole = source === 'vial';
  const liquid = isWhole ? vial : label;
  const { barrel } = useSyringe();
  const [typed, setTyped] = useState('');
  const mark = parseMark(typed, barrel);
  const meant = useMass(
    'drawn-meant-unit',
    'Unit of the dose that was meant',
    last.doseUnit,
    last.dose,
  );
  const drawn =
    liquid.vial && mark.ok
      ? calculateDrawnDose(liquid.vial, mark.units, barrel, meant.mg)
      : undefined;
  // A label gives a strength, not what the vial holds.
  const told = drawn ? describeDraw(drawn, barrel, isWhole) : [];
  return (
    <>
      <div className="no-print grid gap-6 pt-3">
        <div className="grid gap-3.5 sm:grid-cols-2">
          <SelectField
            id="drawn-source"
            label="What was it drawn from?"
            value={source}
            options={SOURCES}
            onChange={setSource}
          />
          {liquid.fields}
          <SyringeSelect id="drawn-syringe" label="Syringe that was used" />
          <NumberField
            id="drawn-mark"
            label="Mark that was drawn to"
            unit="units"
            value={typed}
            onChange={setTyped}
            error={mark.ok ? undefined : mark.error}
            isLive
          />
          <NumberField id="drawn-meant" label="Dose that was meant (optional)" {...meant.field} />
        </div>
        <div role="status">
          {told.map((text, place) => (
            <p key={text} className={place === 0 ? 'font-semibold text-xl' : 'mt-2'}>
              {text}
            </p>
          ))}
        </div>
        {drawn && (
          <>
            <div className="max-w-184">
              <SyringeGauge barrel={barrel} reading={toReading(drawnOnly(drawn.dose), barrel)} />
            </div>
            <p className="max-w-176 text-ink-2">
              How long it stays follows from its half-life: half is left after one, 3% after five.
              The{' '}
              <a href={HALF_LIFE_PATH} className="underline">
                half-life tool
              </a>{' '}
              draws it. Half-lives are measured after usual amounts; after far too much they are
              only a guess.
            </p>
          </>
        )}
      </div>
      {children?.(told.join(' '))}
    </>
  );
}

/** Sets the vial to hold exactly the dose: it was drawn, so toReading must not refuse it. */
function drawnOnly(dose: Dose): Dose {
  return { ...dose, amountMg: dose.doseMg, doses: ONE };
}

function useVial({ amount: initial, unit, diluent: water }: typeof emptyInputs) {
  const amount = useMass('drawn-amount-unit', 'Unit of the vial', unit, initial);
  const diluent = useDecimal(water);
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
