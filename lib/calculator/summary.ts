import type { Barrel } from '@/content/calculator';
import { displayDecimals, formatFixed, formatMassIn, formatQuantity } from './format-quantity';
import type { Calculation } from './inputs';
import { MAX_TYPED } from './read-decimal';
import { formatLead, toReading } from './reading';

/** Every place that a typed number can have: the inputs are repeated exactly as they were read. */
const ALL_DECIMALS = MAX_TYPED + 3;

/** The three values of the results card as it shows them: 3, 3 and 1 decimals, whole doses. */
export function toDisplay({ dose }: Calculation) {
  return {
    concentration: formatFixed(dose.concentration, displayDecimals.concentration),
    volume: formatFixed(dose.volumeMl, displayDecimals.volume),
    units: formatFixed(dose.units, displayDecimals.units),
    doses: dose.doses.toString(),
  };
}

/** The result in one breath, for the live region. */
export function toAnnouncement(calculation: Calculation, barrel: Barrel): string {
  const { concentration, volume, units, doses } = toDisplay(calculation);
  const lead = formatLead(toReading(calculation.dose, barrel));
  return `${lead}. Concentration ${concentration} mg/mL. Volume per dose ${volume} mL, ${units} IU. Doses per vial ${doses}.`;
}

/** The text that Copy Results puts on the clipboard: inputs, results and what IU means here. */
export function toSummary(calculation: Calculation, barrel: Barrel, url: string): string {
  const { amountMg, diluentMl, doseMg } = calculation.dose;
  const { unit, doseUnit } = calculation.inputs;
  const { concentration, volume, units, doses } = toDisplay(calculation);
  return [
    'Peptide Calculator Results',
    `Peptide amount: ${formatMassIn(amountMg, unit, ALL_DECIMALS)}`,
    `Diluent volume: ${formatQuantity(diluentMl, 'mL', ALL_DECIMALS)}`,
    `Desired dose: ${formatMassIn(doseMg, doseUnit, ALL_DECIMALS)}`,
    '',
    `Concentration: ${concentration} mg/mL`,
    `Volume per dose: ${volume} mL (${units} IU)`,
    `Doses per vial: ${doses}`,
    '',
    `${formatLead(toReading(calculation.dose, barrel))}.`,
    'IU here means units on a U-100 syringe, where 100 units = 1 mL.',
    'For education only. Consult a healthcare professional before you use any peptide.',
    url,
  ].join('\n');
}
