import { type ComponentProps, type ReactNode, useState } from 'react';
import { type MassUnit, massUnits } from '@/content/calculator';
import type { Vial } from '@/lib/calculator/dose';
import { emptyInputs } from '@/lib/calculator/inputs';
import { toMilligrams } from '@/lib/calculator/mass';
import { parseField } from '@/lib/calculator/parse-decimal';
import { NumberField } from '../number-field';
import { UnitChoice } from '../unit-choice';

type FieldProps = Pick<ComponentProps<typeof NumberField>, 'id' | 'label' | 'unit' | 'beside'>;

/** A decimal field, its exact value if it is valid, and its error if it is not. */
export function useDecimal(props: FieldProps, initial = '') {
  const [text, setText] = useState(initial);
  const { value, error } = parseField(text, 'Please enter a number greater than 0');
  const field = <NumberField {...props} value={text} error={error} isLive onChange={setText} />;
  return { value, error, field };
}

/** A mass field with a choice of mg or mcg, its exact value in mg if it is valid, its error if not, and the unit. */
export function useMass(
  id: string,
  label: string,
  unitLabel: string,
  initialUnit: MassUnit,
  initial = '',
) {
  const [unit, setUnit] = useState(initialUnit);
  const beside = (
    <UnitChoice
      name={`${id}-unit`}
      label={unitLabel}
      units={massUnits}
      value={unit}
      onChange={setUnit}
    />
  );
  const { value, error, field } = useDecimal({ id, label, beside }, initial);
  return { mg: value && toMilligrams(value, unit), error, field, unit };
}

/** The two fields of a vial and its water, and what they hold if both are valid. */
export function useVial(
  id: string,
  labels: { amount: string; unit: string; diluent: string },
  initial = emptyInputs,
): { vial?: Vial; fields: ReactNode } {
  const amount = useMass(`${id}-amount`, labels.amount, labels.unit, initial.unit, initial.amount);
  const diluent = useDecimal(
    { id: `${id}-diluent`, label: labels.diluent, unit: 'mL' },
    initial.diluent,
  );
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
