import { type ComponentProps, useState } from 'react';
import { type MassUnit, massUnits } from '@/content/calculator';
import { toMilligrams } from '@/lib/calculator/mass';
import type { NumberField } from '../number-field';
import { UnitChoice } from '../unit-choice';
import { useDecimal } from './use-decimal';

type FieldProps = Pick<
  ComponentProps<typeof NumberField>,
  'value' | 'onChange' | 'error' | 'beside'
>;

/** The state of a mass field with a choice of mg or mcg: its exact value in mg, and its props. */
export function useMass(name: string, unitLabel: string, initialUnit: MassUnit, initial = '') {
  const [unit, setUnit] = useState(initialUnit);
  const { value, field } = useDecimal(initial);
  const mg = value && toMilligrams(value, unit);
  const props: FieldProps = {
    ...field,
    beside: (
      <UnitChoice name={name} label={unitLabel} units={massUnits} value={unit} onChange={setUnit} />
    ),
  };
  return { mg, field: props };
}
