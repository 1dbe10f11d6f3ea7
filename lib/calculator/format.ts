import type Big from 'big.js';
import type { MassUnit } from '@/content/calculator';
import { mgPerUnit } from './dose';
import { compare, type Decimal, isExact, multiply, type Ratio, round } from './ratio';

/** A number never stands on another line than its unit. */
const NBSP = '\u00a0';

/** Places behind the point in sentences and tables, where the specification fixes none. */
const PROSE_DECIMALS = 3;

/** Significant digits that a small number keeps. */
const SIGNIFICANT = 3;

/** The decimals of the specification: three for mg/mL and mL, one for IU. */
export const displayDecimals = { concentration: 3, volume: 3, units: 1 } as const;

/**
 * A quotient with a fixed number of decimals, rounded half up: 2.5 → '2.500'. A quotient above 0 that
 * would show as 0 gets as many digits as it needs (decision 13).
 */
export function formatFixed(ratio: Ratio, decimals: number): string {
  const rounded = round(ratio, decimals);
  return rounded.eq(0) ? formatDecimal(ratio, decimals) : rounded.toFixed(decimals);
}

/**
 * A quotient for sentences: leading zero, no trailing zeros, at most `decimals` places, but three
 * significant digits below 1: 0.0005 mL must not read as 0.001. No thousands separator, so that the text can be
 * typed back in.
 */
export function formatDecimal(ratio: Ratio, decimals = PROSE_DECIMALS): string {
  return round(ratio, toPlaces(ratio, decimals)).toFixed();
}

/** A number with its unit: '0.1 mL'. Counts of a thousand and more take a comma: '2,500 mcg'. */
export function formatQuantity(ratio: Ratio, unit: string, decimals = PROSE_DECIMALS): string {
  return `${groupThousands(formatDecimal(ratio, decimals))}${NBSP}${unit}`;
}

/** Like formatQuantity, with 'about' before what had to be rounded: 'about 8.33 units'. */
export function formatAbout(ratio: Ratio, unit: string, decimals = PROSE_DECIMALS): string {
  const text = formatQuantity(ratio, unit, decimals);
  return isExact(ratio, toPlaces(ratio, decimals)) ? text : `about ${text}`;
}

/** An amount of peptide in the unit it reads best in: below 1 mg in mcg, so that no zeros are misread. */
export function formatMass(mg: Ratio): string {
  return compare(mg, 1) < 0 ? formatMassIn(mg, 'mcg') : formatMassIn(mg, 'mg');
}

/** Like formatMass, with 'about' before what had to be rounded. */
export function formatAboutMass(mg: Ratio): string {
  return compare(mg, 1) < 0 ? formatAbout(multiply(mg, 1000), 'mcg') : formatAbout(mg, 'mg');
}

/** An amount of peptide in a given unit. `mg` is the amount in milligrams. */
export function formatMassIn(mg: Ratio, unit: MassUnit, decimals = PROSE_DECIMALS): string {
  return formatQuantity(unit === 'mg' ? mg : multiply(mg, 1000), unit, decimals);
}

/** 'units', or 'unit' for exactly one: '10 units', '1 unit', '0.5 units'. */
export function formatUnits(units: Ratio): string {
  return formatQuantity(units, unitNoun(units), 2);
}

/** Like formatUnits, with 'about' before what had to be rounded. */
export function formatAboutUnits(units: Ratio): string {
  return formatAbout(units, unitNoun(units), 2);
}

/** mg in one U-100 unit, for records that state it: '0.05 mg' for 10 mg in 2 mL. */
export function formatMgPerUnit(amountMg: Decimal, diluentMl: Decimal): string {
  return formatAbout(mgPerUnit(amountMg, diluentMl), 'mg', 4);
}

/** A count: 4000 → '4,000'. */
export function formatNumber(count: Big): string {
  return groupThousands(count.toFixed());
}

function unitNoun(units: Ratio): string {
  return compare(units, 1) === 0 ? 'unit' : 'units';
}

/** Places behind the point that keep the asked-for decimals and, below 1, three significant digits. */
function toPlaces(ratio: Ratio, decimals: number): number {
  if (compare(ratio, 1) >= 0 || compare(ratio, 0) === 0) return decimals;
  let leading = 1;
  while (round(ratio, leading, 'down').eq(0)) leading += 1;
  return Math.max(decimals, leading + SIGNIFICANT - 1);
}

function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
