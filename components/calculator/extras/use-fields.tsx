import { type ComponentProps, type ReactNode, useState } from 'react';
import { type MassUnit, massUnits } from '@/content/calculator';
import type { Vial } from '@/lib/calculator/dose';
import { toMilligrams } from '@/lib/calculator/mass';
import { parseField } from '@/lib/calculator/parse-decimal';
import { NumberField } from '../number-field';
import { UnitChoice } from '../unit-choice';

/** Returns the text of a field, by its id, and how to change it. */
export type UseText = (
  id: string,
  initial: string,
) => readonly [text: string, change: (text: string) => void];

/** The text is in the component. */
export const useOwnText: UseText = (_, initial) => useState(initial);

type FieldProps = Pick<ComponentProps<typeof NumberField>, 'id' | 'label' | 'unit' | 'beside'>;

/** A decimal field, its exact value if it is valid, and its error if it is not. */
export function useDecimal(props: FieldProps, initial = '', useText = useOwnText) {
  const [text, setText] = useText(props.id, initial);
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
  useText = useOwnText,
) {
  const [chosen, setUnit] = useText(`${id}-unit`, initialUnit);
  const unit = massUnits.find(({ value }) => value === chosen)?.value ?? initialUnit;
  const beside = (
    <UnitChoice
      name={`${id}-unit`}
      label={unitLabel}
      units={massUnits}
      value={unit}
      onChange={setUnit}
    />
  );
  const { value, error, field } = useDecimal({ id, label, beside }, '', useText);
  return { mg: value && toMilligrams(value, unit), error, field, unit };
}

/** The two fields of a vial and its water, and what they hold if both are valid. */
export function useVial(
  id: string,
  labels: { amount: string; unit: string; diluent: string },
  useText = useOwnText,
): { vial?: Vial; fields: ReactNode } {
  const amount = useMass(`${id}-amount`, labels.amount, labels.unit, 'mg', useText);
  const diluent = useDecimal(
    { id: `${id}-diluent`, label: labels.diluent, unit: 'mL' },
    '',
    useText,
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
