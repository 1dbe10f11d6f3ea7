import { type ReactNode, useState } from 'react';
import { type MassUnit, massUnits } from '@/content/calculator';
import type { Vial } from '@/lib/calculator/dose';
import { emptyInputs } from '@/lib/calculator/inputs';
import { toMilligrams } from '@/lib/calculator/mass';
import { parseField } from '@/lib/calculator/parse-decimal';
import { NumberField } from '../number-field';
import { UnitChoice } from '../unit-choice';

const MESSAGE = 'Please enter a number greater than 0';

/** A decimal field, and its exact value if it is valid. */
export function useDecimal(id: string, label: string, unit: string, initial = '') {
  const [text, setText] = useState(initial);
  const { value, error } = parseField(text, MESSAGE);
  const field = (
    <NumberField
      id={id}
      label={label}
      unit={unit}
      value={text}
      error={error}
      isLive
      onChange={setText}
    />
  );
  return { value, field };
}

/** A mass field with a choice of mg or mcg, its exact value in mg if it is valid, and its error if it is not. */
export function useMass(
  id: string,
  label: string,
  unitLabel: string,
  initialUnit: MassUnit,
  initial = '',
) {
  const [text, setText] = useState(initial);
  const [unit, setUnit] = useState(initialUnit);
  const { value, error } = parseField(text, MESSAGE);
  const units = (
    <UnitChoice
      name={`${id}-unit`}
      label={unitLabel}
      units={massUnits}
      value={unit}
      onChange={setUnit}
    />
  );
  const field = (
    <NumberField
      id={id}
      label={label}
      value={text}
      error={error}
      isLive
      beside={units}
      onChange={setText}
    />
  );
  return { mg: value && toMilligrams(value, unit), error, field };
}

/** The two fields of a vial and its water, and what they hold if both are valid. */
export function useVial(
  id: string,
  labels: { amount: string; unit: string; diluent: string },
  initial = emptyInputs,
): { vial?: Vial; fields: ReactNode } {
  const amount = useMass(`${id}-amount`, labels.amount, labels.unit, initial.unit, initial.amount);
  const diluent = useDecimal(`${id}-diluent`, labels.diluent, 'mL', initial.diluent);
  return {
    vial: amount.mg && diluent.value && { amountMg: amount.mg, diluentMl: diluent.value },
    fields: (
      <>
        {amount.field}
        {diluent.field}
      </>
    ),
  };
}
