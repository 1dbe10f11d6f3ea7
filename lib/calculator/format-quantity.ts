import type Fraction from 'fraction.js';
import type { MassUnit } from '@/content/calculator';
import { toMassIn } from './mass';
import { MAX_TYPED } from './read-decimal';

/** No-break space: keeps a number on the same line as its unit. */
export const NBSP = '\u00a0';

/** Decimals in sentences and tables, for which the specification sets none. */
const PROSE_DECIMALS = 3;

/** More decimals than a typed number can have in mg or mcg, so that it is repeated exactly. */
export const ALL_DECIMALS = MAX_TYPED + 3;

/** Significant digits that a number below 1 keeps at least. */
const SIGNIFICANT = 3;

/** Decimals set by the specification: three for mg/mL and mL, one for IU. */
export const displayDecimals = { concentration: 3, volume: 3, units: 1 } as const;

/**
 * Formats a value with a fixed number of decimals, rounded half up: 2.5 → '2.500'. A value above 0
 * that would show as 0 keeps three significant digits instead.
 */
export function formatFixed(value: Fraction, decimals: number): string {
  const rounded = value.round(decimals);
  if (rounded.equals(0)) return formatDecimal(value, decimals);
  const [whole, fraction = ''] = rounded.toString(decimals).split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/**
 * Formats a value for sentences: leading zero, no trailing zeros, at most `decimals` decimals, but below 1 at
 * least three significant digits: 0.0005 mL must not read as 0.001. No thousands separator, so that the text can
 * be typed back in.
 */
export function formatDecimal(value: Fraction, decimals = PROSE_DECIMALS): string {
  const places = toPlaces(value, decimals);
  return value.round(places).toString(places);
}

/** A number with its unit: '0.1 mL'. Commas separate thousands: '2,500 mcg'. */
export function formatQuantity(value: Fraction, unit: string, decimals = PROSE_DECIMALS): string {
  return `${groupThousands(formatDecimal(value, decimals))}${NBSP}${unit}`;
}

/** Like formatQuantity, with 'about' before a rounded value: 'about 8.33 units'. */
export function formatAbout(value: Fraction, unit: string, decimals = PROSE_DECIMALS): string {
  const text = formatQuantity(value, unit, decimals);
  return isExact(value, toPlaces(value, decimals)) ? text : `about ${text}`;
}

/**
 * An amount of peptide, below 1 mg in mcg, so that no leading zeros can be misread. A decimal has all its digits, others
 * are rounded.
 */
export function formatMass(mg: Fraction): string {
  const decimals = isExact(mg, ALL_DECIMALS) ? ALL_DECIMALS : PROSE_DECIMALS;
  return formatMassIn(mg, toReadableUnit(mg), decimals);
}

/** An amount in the unit of formatMass, with 'about' before a rounded value. */
export function formatAboutMass(mg: Fraction): string {
  const unit = toReadableUnit(mg);
  return formatAbout(toMassIn(unit, mg), unit);
}

/** An amount of peptide in a given unit. `mg` is the amount in milligrams. */
export function formatMassIn(mg: Fraction, unit: MassUnit, decimals = PROSE_DECIMALS): string {
  return formatQuantity(toMassIn(unit, mg), unit, decimals);
}

/** A number of syringe units: '10 units', '1 unit', '0.5 units'. */
export function formatUnits(units: Fraction): string {
  return formatQuantity(units, toUnitNoun(units), 2);
}

/** Like formatUnits, with 'about' before a rounded value. */
export function formatAboutUnits(units: Fraction): string {
  return formatAbout(units, toUnitNoun(units), 2);
}

/** A count: 4000 → '4,000'. */
export function formatNumber(count: Fraction): string {
  return groupThousands(count.toString());
}

/** Whether a value has at most `decimals` decimals, so that it is shown without rounding. */
export function isExact(value: Fraction, decimals: number): boolean {
  return value.floor(decimals).equals(value);
}

/** The noun after a number of units: 'unit' for exactly one, otherwise 'units'. */
export function toUnitNoun(units: Fraction): string {
  return units.equals(1) ? 'unit' : 'units';
}

function toReadableUnit(mg: Fraction): MassUnit {
  return mg.lt(1) ? 'mcg' : 'mg';
}

/** Decimals to show: `decimals`, or more if three significant digits below 1 need them. */
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
