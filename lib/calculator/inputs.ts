import type Big from 'big.js';
import { defaultUnits, type MassUnit } from '@/content/calculator';
import { calculateDose, type Dose } from './dose';
import { type DecimalProblem, MAX_TYPED, parseDecimal } from './parse-decimal';
import { type Ratio, toRatio } from './ratio';

/** What stands in the form: the texts as typed, and the units chosen beside them. */
export type CalculatorInputs = {
  amount: string;
  unit: MassUnit;
  diluent: string;
  dose: string;
  doseUnit: MassUnit;
};

export const emptyInputs: CalculatorInputs = {
  amount: '',
  unit: defaultUnits.amount,
  diluent: '',
  dose: '',
  doseUnit: defaultUnits.dose,
};

/** The fields that are checked, in the order they stand in. */
export const fields = ['amount', 'diluent', 'dose'] as const;
export type Field = (typeof fields)[number];

/** The specified message, and what to type instead where the message alone would not tell. */
export type FieldError = { message: string; help?: string };
export type FieldErrors = Partial<Record<Field, FieldError>>;

/** Inputs that passed every check, and the dose they describe. */
export type Calculation = { inputs: CalculatorInputs; dose: Dose };

export type Outcome =
  | { ok: true; calculation: Calculation }
  | { ok: false; errors: FieldErrors; firstBadField: Field };

/** The texts of the specification, section 5. */
const MESSAGES: Record<Field, string> = {
  amount: 'Please enter a valid peptide amount',
  diluent: 'Please enter a valid diluent volume',
  dose: 'Please enter a valid desired dose',
};

const HELP: Partial<Record<DecimalProblem, string>> = {
  separators: 'Write it without separators for thousands: 1000 or 1.5, not 1,000.',
  unreadable: 'Use digits and one decimal point only, like 2.5.',
  'too-long': `Use at most ${MAX_TYPED} characters.`,
};

/** Checks the form. Every field that fails is named; the dose is worked out only if none does. */
export function calculate(inputs: CalculatorInputs): Outcome {
  const amount = parseDecimal(inputs.amount);
  const diluent = parseDecimal(inputs.diluent);
  const dose = parseDecimal(inputs.dose);
  if (amount.ok && diluent.ok && dose.ok) {
    const draw = {
      amountMg: toMilligrams(amount.value, inputs.unit),
      diluentMl: toRatio(diluent.value),
      doseMg: toMilligrams(dose.value, inputs.doseUnit),
    };
    return { ok: true, calculation: { inputs, dose: calculateDose(draw) } };
  }
  const parsed = { amount, diluent, dose };
  const bad = fields.flatMap((field) => {
    const result = parsed[field];
    return result.ok ? [] : [{ field, error: toError(MESSAGES[field], result.problem) }];
  });
  return {
    ok: false,
    errors: Object.fromEntries(bad.map(({ field, error }) => [field, error])),
    firstBadField: bad[0]?.field ?? 'amount',
  };
}

/** A mass in mg. mcg are divided by 1000 (specification, section 9). */
export function toMilligrams(value: Big, unit: MassUnit): Ratio {
  return toRatio(value, unit === 'mg' ? 1 : 1000);
}

/** A field's message, with help where the problem is how the number is written. */
export function toError(message: string, problem: DecimalProblem): FieldError {
  const help = HELP[problem];
  return help ? { message, help } : { message };
}
