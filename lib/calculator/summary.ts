import type { Barrel } from '@/content/syringes';
import { formatScale } from './barrels';
import { UNITS_PER_ML } from './dose';
import {
  ALL_DECIMALS,
  displayDecimals,
  formatFixed,
  formatMassIn,
  formatQuantity,
} from './format-quantity';
import { toGuidanceByTone } from './guidance';
import type { Calculation } from './inputs';
import { noteDisplayRounding } from './notes/precision';
import { formatLead, formatSpokenLead, formatUnitsOn, toReading } from './reading';

/** The values as the results card shows them: 3, 3 and 1 decimals, and whole doses. */
export function toDisplay({ dose }: Calculation) {
  return {
    concentration: formatFixed(dose.concentration, displayDecimals.concentration),
    volume: formatFixed(dose.volumeMl, displayDecimals.volume),
    units: formatFixed(dose.units, displayDecimals.units),
    doses: dose.doses.toString(),
  };
}

/** The result for the live region: the reading, its warnings, the concentration and the doses per vial. */
export function toAnnouncement(calculation: Calculation, barrel: Barrel): string {
  const { concentration, doses } = toDisplay(calculation);
  const lead = formatSpokenLead(toReading(calculation.dose, barrel));
  const { stop, warning } = toGuidanceByTone(calculation, barrel);
  const warnings = [...stop, ...warning].map(({ title }) => ` Warning: ${title}.`).join('');
  return `${lead}.${warnings} Concentration ${concentration} mg/mL. Doses per vial ${doses}.`;
}

type Row = { term: string; value: string };

/** The inputs and the results in words. */
function toRows(calculation: Calculation): { given: Row[]; found: Row[] } {
  const { amountMg, diluentMl, doseMg } = calculation.dose;
  const { unit, doseUnit } = calculation.inputs;
  const { concentration, volume, units, doses } = toDisplay(calculation);
  return {
    given: [
      { term: 'Peptide amount', value: formatMassIn(amountMg, unit, ALL_DECIMALS) },
      { term: 'Diluent volume', value: formatQuantity(diluentMl, 'mL', ALL_DECIMALS) },
      { term: 'Desired dose', value: formatMassIn(doseMg, doseUnit, ALL_DECIMALS) },
    ],
    found: [
      { term: 'Concentration', value: `${concentration} mg/mL` },
      { term: 'Volume per dose', value: `${volume} mL (${units} IU)` },
      { term: 'Doses per vial', value: doses },
    ],
  };
}

/** The heading above the values of a result that cannot be drawn. */
export const ARITHMETIC_ONLY = 'What the arithmetic gives';

/**
 * The text that Copy Results puts on the clipboard: warnings, inputs, results, what their
 * rounding hides and what IU means here. If the
 * dose cannot be drawn, the text begins with the reason and has no drawing instruction.
 */
export function toSummary(calculation: Calculation, barrel: Barrel, url: string): string {
  const reading = toReading(calculation.dose, barrel);
  const lead = `${formatLead(reading)}.`;
  const { stop, warning } = toGuidanceByTone(calculation, barrel);
  const notes = [...stop, ...warning].map(({ title, text }) => `WARNING: ${title}. ${text}`);
  const { given, found } = toRows(calculation);
  const format = ({ term, value }: Row) => `${term}: ${value}`;
  return [
    ...(reading.isDrawable ? [] : [lead]),
    ...notes,
    ...(notes.length > 0 ? [''] : []),
    'Peptide Calculator Results',
    ...given.map(format),
    '',
    ...(reading.isDrawable ? [] : [`${ARITHMETIC_ONLY}:`]),
    ...found.map(format),
    ...[noteDisplayRounding(calculation, barrel)?.text ?? []].flat(),
    '',
    ...(reading.isDrawable ? [lead] : []),
    'IU here means units on a U-100 syringe, where 100 units = 1 mL.',
    'For education only. Consult a healthcare professional before you use any peptide.',
    url,
  ].join('\n');
}

/** Inputs and results as rows of the printed sheet; on a scale other than U-100 with its units as well. */
export function toPaperRows(calculation: Calculation, barrel: Barrel): Row[] {
  const { given, found } = toRows(calculation);
  const units = formatUnitsOn(barrel, calculation.dose.volumeMl);
  const onScale =
    barrel.scale === UNITS_PER_ML ? [] : [{ term: formatScale(barrel), value: units }];
  return [...given, ...found.toSpliced(-1, 0, ...onScale)];
}
