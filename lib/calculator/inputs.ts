import { defaultUnits, type MassUnit } from '@/content/calculator';
import { calculateDose, type Dose } from './dose';
import { toMilligrams } from './mass';
import { parseDecimal } from './parse-decimal';
import { type FieldError, toFieldError } from './read-decimal';

/** The fields that are validated, in the order of the form. */
export const fields = ['amount', 'diluent', 'dose'] as const;
export type Field = (typeof fields)[number];

/**
 * The state of the form: the texts as typed and the units chosen. The keys are also the names of the five
 * query parameters.
 */
export type CalculatorInputs = Record<Field, string> &
  Record<'unit' | 'doseUnit', MassUnit> & {
    /** Whether the address held a number that could not be read. */
    isPartial?: boolean;
  };

export const emptyInputs: CalculatorInputs = {
  amount: '',
  unit: defaultUnits.amount,
  diluent: '',
  dose: '',
  doseUnit: defaultUnits.dose,
};

export type FieldErrors = Partial<Record<Field, FieldError>>;

/** Inputs that passed every check, and the dose they describe. */
export type Calculation = { inputs: CalculatorInputs; dose: Dose };

export type Outcome = { ok: true; calculation: Calculation } | { ok: false; errors: FieldErrors };

/** The error messages of the specification. */
const MESSAGES: Record<Field, string> = {
  amount: 'Please enter a valid peptide amount',
  diluent: 'Please enter a valid diluent volume',
  dose: 'Please enter a valid desired dose',
};

/** Parses the form and calculates the dose, or returns an error for every invalid field. */
export function calculate(inputs: CalculatorInputs): Outcome {
  const amount = parseDecimal(inputs.amount);
  const diluent = parseDecimal(inputs.diluent);
  const dose = parseDecimal(inputs.dose);
  if (amount.ok && diluent.ok && dose.ok) {
    const draw = {
      amountMg: toMilligrams(amount.value, inputs.unit),
      diluentMl: diluent.value,
      doseMg: toMilligrams(dose.value, inputs.doseUnit),
    };
    return { ok: true, calculation: { inputs, dose: calculateDose(draw) } };
  }
  const parsed = { amount, diluent, dose };
  const errors: FieldErrors = {};
  for (const field of fields) {
    const result = parsed[field];
    if (!result.ok) errors[field] = toFieldError(MESSAGES[field], result.problem);
  }
  return { ok: false, errors };
}
