import { type MassUnit, massUnits } from '@/content/calculator';
import { CALCULATOR_PATH } from '@/content/paths';
import { toAddress } from '@/lib/text/to-address';
import { type CalculatorInputs, emptyInputs, type Field, fields } from './inputs';
import { toQueryText } from './read-decimal';

/**
 * Parses the inputs of a shared address, as the sender typed them. A mass with an unknown unit is
 * dropped: in the default unit it might be wrong by a factor of a thousand. So is a number that is too long.
 */
export function parseInputsQuery(params: URLSearchParams): CalculatorInputs {
  const amountUnit = parseUnit(params.get('unit'), emptyInputs.unit);
  const doseUnit = parseUnit(params.get('doseUnit'), emptyInputs.doseUnit);
  const inputs = {
    amount: amountUnit ? readText(params, 'amount') : '',
    unit: amountUnit ?? emptyInputs.unit,
    diluent: readText(params, 'diluent'),
    dose: doseUnit ? readText(params, 'dose') : '',
    doseUnit: doseUnit ?? emptyInputs.doseUnit,
  };
  const isPartial = fields.some((field) => params.get(field) && !inputs[field]);
  return isPartial ? { ...inputs, isPartial } : inputs;
}

/**
 * The calculator's address for some inputs: only the five parameters, none of them empty.
 * A mass always has its unit; a unit without a mass is written only if it is not the default.
 */
export function formatInputsUrl(inputs: CalculatorInputs): string {
  const params = new URLSearchParams();
  const amount = toQueryText(inputs.amount);
  const diluent = toQueryText(inputs.diluent);
  const dose = toQueryText(inputs.dose);
  if (amount) params.set('amount', amount);
  if (amount || inputs.unit !== emptyInputs.unit) params.set('unit', inputs.unit);
  if (diluent) params.set('diluent', diluent);
  if (dose) params.set('dose', dose);
  if (dose || inputs.doseUnit !== emptyInputs.doseUnit) params.set('doseUnit', inputs.doseUnit);
  return toAddress(CALCULATOR_PATH, params);
}

function readText(params: URLSearchParams, name: Field): string {
  return toQueryText(params.get(name) ?? '');
}

function parseUnit(value: string | null, fallback: MassUnit): MassUnit | undefined {
  return value === null ? fallback : massUnits.find((unit) => unit.value === value)?.value;
}
