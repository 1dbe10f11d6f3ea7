import type Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { formatScale, toUnitsOn } from './barrels';
import { UNITS_PER_ML } from './dose';
import { formatMassIn, formatQuantity, isExact, toUnitNoun } from './format-quantity';
import type { Calculation } from './inputs';

export type Step = { label: string; text: string };

/** Decimals in the working: enough to check it by hand. */
const DECIMALS = 6;

/**
 * The calculation step by step, with the visitor's numbers: each division or product and its result. Units are
 * always given for U-100, and also for the visitor's own syringe if it has another scale.
 */
export function toWorking({ inputs, dose }: Calculation, barrel: Pick<Barrel, 'scale'>): Step[] {
  const { amountMg, diluentMl, doseMg, concentration, volumeMl, units, doses } = dose;
  const amount = formatQuantity(amountMg, 'mg', DECIMALS);
  const diluent = formatQuantity(diluentMl, 'mL', DECIMALS);
  const wanted = formatQuantity(doseMg, 'mg', DECIMALS);
  const strength = isExact(concentration, DECIMALS)
    ? formatQuantity(concentration, 'mg/mL', DECIMALS)
    : `(${amount} ÷ ${diluent})`;
  const volume = isExact(volumeMl, DECIMALS)
    ? formatQuantity(volumeMl, 'mL', DECIMALS)
    : `(${wanted} ÷ ${strength})`;
  const count = amountMg.div(doseMg);
  const onScale = toUnitsOn(barrel, volumeMl);
  const rest = isExact(count, 0) ? '' : `, rounded down to ${doses.toString()}`;
  return [
    ...(inputs.unit === 'mcg' ? [toConversion('Peptide amount', amountMg)] : []),
    ...(inputs.doseUnit === 'mcg' ? [toConversion('Desired dose', doseMg)] : []),
    toStep('Concentration', `${amount} ÷ ${diluent}`, concentration, 'mg/mL'),
    toStep('Volume per dose', `${wanted} ÷ ${strength}`, volumeMl, 'mL'),
    toStep('Units on a U-100 syringe', `${volume} × ${UNITS_PER_ML}`, units, toUnitNoun(units)),
    ...(barrel.scale === UNITS_PER_ML
      ? []
      : [
          toStep(
            `Units on your ${formatScale(barrel)} syringe`,
            `${volume} × ${barrel.scale}`,
            onScale,
            toUnitNoun(onScale),
          ),
        ]),
    { label: 'Doses per vial', text: `${amount} ÷ ${wanted} ${formatResult(count, '')}${rest}` },
  ];
}

function toConversion(label: string, mg: Fraction): Step {
  return {
    label,
    text: `${formatMassIn(mg, 'mcg')} ÷ 1,000 = ${formatQuantity(mg, 'mg', DECIMALS)}`,
  };
}

function toStep(label: string, sum: string, result: Fraction, unit: string): Step {
  return { label, text: `${sum} ${formatResult(result, unit)}` };
}

/** A result with the sign before it: '= 2.5 mg/mL', '≈ 1.666667 mg/mL'. */
function formatResult(result: Fraction, unit: string): string {
  const sign = isExact(result, DECIMALS) ? '=' : '≈';
  return `${sign} ${formatQuantity(result, unit, DECIMALS)}`.trimEnd();
}
