import type Fraction from 'fraction.js';
import type { MassUnit } from '@/content/calculator';
import { toMassIn } from './mass';

/** A number never stands on another line than its unit. */
export const NBSP = '\u00a0';

/** Places behind the point in sentences and tables, where the specification fixes none. */
const PROSE_DECIMALS = 3;

/** Significant digits that a small number keeps. */
const SIGNIFICANT = 3;

/** The decimals of the specification: three for mg/mL and mL, one for IU. */
export const displayDecimals = { concentration: 3, volume: 3, units: 1 } as const;

/**
 * A value with a fixed number of decimals, rounded half up: 2.5 → '2.500'. One above 0 that
 * would show as 0 gets as many digits as it needs (decision 13).
 */
export function formatFixed(value: Fraction, decimals: number): string {
  const rounded = value.round(decimals);
  if (rounded.equals(0)) return formatDecimal(value, decimals);
  const [whole, fraction = ''] = rounded.toString(decimals).split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/**
 * A value for sentences: leading zero, no trailing zeros, at most `decimals` places, but three
 * significant digits below 1: 0.0005 mL must not read as 0.001. No thousands separator, so that the text can be
 * typed back in.
 */
export function formatDecimal(value: Fraction, decimals = PROSE_DECIMALS): string {
  const places = toPlaces(value, decimals);
  return value.round(places).toString(places);
}

/** A number with its unit: '0.1 mL'. Counts of a thousand and more take a comma: '2,500 mcg'. */
export function formatQuantity(value: Fraction, unit: string, decimals = PROSE_DECIMALS): string {
  return `${groupThousands(formatDecimal(value, decimals))}${NBSP}${unit}`;
}

/** Like formatQuantity, with 'about' before what had to be rounded: 'about 8.33 units'. */
export function formatAbout(value: Fraction, unit: string, decimals = PROSE_DECIMALS): string {
  const text = formatQuantity(value, unit, decimals);
  return isExact(value, toPlaces(value, decimals)) ? text : `about ${text}`;
}

/** An amount of peptide in the unit it reads best in: below 1 mg in mcg, so that no zeros are misread. */
export function formatMass(mg: Fraction): string {
  return formatMassIn(mg, toReadableUnit(mg));
}

/** Like formatMass, with 'about' before what had to be rounded. */
export function formatAboutMass(mg: Fraction): string {
  const unit = toReadableUnit(mg);
  return formatAbout(toMassIn(unit, mg), unit);
}

/** An amount of peptide in a given unit. `mg` is the amount in milligrams. */
export function formatMassIn(mg: Fraction, unit: MassUnit, decimals = PROSE_DECIMALS): string {
  return formatQuantity(toMassIn(unit, mg), unit, decimals);
}

/** 'units', or 'unit' for exactly one: '10 units', '1 unit', '0.5 units'. */
export function formatUnits(units: Fraction): string {
  return formatQuantity(units, toUnitNoun(units), 2);
}

/** Like formatUnits, with 'about' before what had to be rounded. */
export function formatAboutUnits(units: Fraction): string {
  return formatAbout(units, toUnitNoun(units), 2);
}

/** A count: 4000 → '4,000'. */
export function formatNumber(count: Fraction): string {
  return groupThousands(count.toString());
}

/** Whether a value has at most `decimals` places behind the point, so that nothing is rounded. */
export function isExact(value: Fraction, decimals: number): boolean {
  return value.floor(decimals).equals(value);
}

/** What units are called after a number: 'unit' after exactly one. */
export function toUnitNoun(units: Fraction): string {
  return units.equals(1) ? 'unit' : 'units';
}

function toReadableUnit(mg: Fraction): MassUnit {
  return mg.lt(1) ? 'mcg' : 'mg';
}

/** Places behind the point that keep the asked-for decimals and, below 1, three significant digits. */
function toPlaces(value: Fraction, decimals: number): number {
  if (value.gte(1) || value.equals(0)) return decimals;
  let leading = 1;
  while (value.floor(leading).equals(0)) leading += 1;
  return Math.max(decimals, leading + SIGNIFICANT - 1);
}

function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
