import Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { formatScale } from '@/lib/calculator/barrels';
import { formatQuantity } from '@/lib/calculator/format-quantity';
import type { Random } from './random';

/** A vial: its powder in mg and its water in mL. */
export type Vial = { mg: Fraction; ml: Fraction };

const AMOUNTS = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 50];
const WATERS = ['1', '1.2', '1.5', '1.6', '2', '2.4', '2.5', '3', '3.2', '4', '5', '6'];

/** Returns a number as an exact fraction. */
export function exact(value: number | string): Fraction {
  return new Fraction(value);
}

/** Picks a vial from the lists above: amounts that are sold, and water as it is added. */
export function pickVial(random: Random): Vial {
  return { mg: exact(random.pick(AMOUNTS)), ml: exact(random.pick(WATERS)) };
}

/** Picks a line of a barrel at `least` units or above, in units of its scale. */
export function pickLine(random: Random, { step, units }: Barrel, least = 2 * step): Fraction {
  const first = Math.ceil(least / step);
  return exact(first + random.below(units / step - first + 1)).mul(step);
}

/** Whether a number is positive with at most three decimals and three significant digits. */
export function isPlain({ n, d, s }: Fraction): boolean {
  const thousandths = n * BigInt(1000);
  const isShort = s > 0 && thousandths % d === BigInt(0);
  return isShort && String(thousandths / d).replace(/0+$/, '').length <= 3;
}

/** Formats a number with its unit, to at most six decimals: '2.5 mg', '1 unit'. */
export function show(value: Fraction, unit: string): string {
  const noun = value.equals(1) && /^[a-z]{4,}s$/.test(unit) ? unit.slice(0, -1) : unit;
  const text = formatQuantity(value, noun, 6);
  return unit === '%' ? text.replace(/\u00a0/, '') : text;
}

/** Formats a mass of `mg` milligrams, in mcg or in mg. */
export function showMass(mg: Fraction, isMcg: boolean): string {
  return isMcg ? show(mg.mul(1000), 'mcg') : show(mg, 'mg');
}

/** Picks whether a mass is written in mcg: mostly below 1 mg, sometimes below 10 mg. */
export function pickIsMcg(random: Random, mg: Fraction): boolean {
  return mg.lt(1) ? random.below(4) > 0 : random.below(6) === 0 && mg.lt(10);
}

/** Names a barrel for use in a sentence: '0.3 mL U-100 syringe (a line each half unit)'. */
export function nameBarrel(barrel: Barrel): string {
  return `${barrel.volume.replace(' ', '\u00a0')} ${formatScale(barrel)} syringe (${barrel.marks.replace('mark', 'line')})`;
}
