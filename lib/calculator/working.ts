import type Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { formatScale, toUnitsOn } from './barrels';
import { UNITS_PER_ML } from './dose';
import { formatMassIn, formatNumber, formatQuantity, isExact } from './format-quantity';
import type { Calculation } from './inputs';

export type Step = { label: string; text: string };

/** Decimals in the working: enough to check it by hand. */
const DECIMALS = 6;

/**
 * The calculation step by step, with the visitor's numbers: each division or product and its result. Units are
 * always given for U-100, and also for the visitor's own syringe if it has another scale.
 */
export function toWorking({ inputs, dose }: Calculation, barrel?: Pick<Barrel, 'scale'>): Step[] {
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
  return [
    ...(inputs.unit === 'mcg' ? [toConversion('Peptide amount', amountMg)] : []),
    ...(inputs.doseUnit === 'mcg' ? [toConversion('Desired dose', doseMg)] : []),
    {
      label: 'Concentration',
      text: `${amount} ÷ ${diluent} ${equals(concentration)} ${formatQuantity(concentration, 'mg/mL', DECIMALS)}`,
    },
    {
      label: 'Volume per dose',
      text: `${wanted} ÷ ${strength} ${equals(volumeMl)} ${formatQuantity(volumeMl, 'mL', DECIMALS)}`,
    },
    toUnitStep('Units on a U-100 syringe', volume, UNITS_PER_ML, units),
    ...(barrel && barrel.scale !== UNITS_PER_ML
      ? [
          toUnitStep(
            `Units on your ${formatScale(barrel)} syringe`,
            volume,
            barrel.scale,
            toUnitsOn(barrel, volumeMl),
          ),
        ]
      : []),
    {
      label: 'Doses per vial',
      text: `${amount} ÷ ${wanted} ${toDoseCount(dose, doses.toString())}`,
    },
  ];
}

function toConversion(label: string, mg: Fraction): Step {
  return {
    label,
    text: `${formatMassIn(mg, 'mcg')} ÷ 1,000 = ${formatQuantity(mg, 'mg', DECIMALS)}`,
  };
}

function toUnitStep(label: string, volume: string, scale: number, units: Fraction): Step {
  return {
    label,
    text: `${volume} × ${scale} ${equals(units)} ${formatQuantity(units, 'units', DECIMALS)}`,
  };
}

function toDoseCount({ amountMg, doseMg, doses }: Calculation['dose'], count: string): string {
  const quotient = amountMg.div(doseMg);
  if (isExact(quotient, 0)) return `= ${formatNumber(doses)}`;
  return `${equals(quotient)} ${formatQuantity(quotient, '', DECIMALS).trim()}, rounded down to ${count}`;
}

function equals(value: Fraction): '=' | '≈' {
  return isExact(value, DECIMALS) ? '=' : '≈';
}
