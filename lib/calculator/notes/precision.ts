import Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { isOnMark, toNearestMark, toUnitsOn } from '../barrels';
import {
  displayDecimals,
  formatAbout,
  formatAboutMass,
  formatFixed,
  formatQuantity,
} from '../format-quantity';
import { formatDraw } from '../reading';
import type { Check, Note } from './note';

/** Below this (2 units of U-100), studies of insulin syringes found errors too large to accept (Casella 1993). */
const LEAST_ML = new Fraction('0.02');

/** An easily measured draw, the target of the remedy: 5 units of U-100. */
const TARGET_ML = new Fraction('0.05');

/** The most water that is suggested, in mL: vials are small. */
const MOST_WATER_ML = 5;

/** Rounding on the results card is noted if it changes a value by more than this share. */
const NOTABLE_SHARE = new Fraction(1, 100);

/** Returns a warning if a draw (in mL) is too small for a syringe to measure well. */
export function describeSmallDraw(volumeMl: Fraction, barrel: Barrel): Note | undefined {
  if (volumeMl.gte(LEAST_ML)) return undefined;
  return {
    tone: 'warning',
    title: 'Hard to measure',
    text: `The draw is ${formatDraw(volumeMl, barrel)}. Below ${formatDraw(LEAST_ML, barrel)} the error of a syringe is a large part of the dose.`,
  };
}

/** The draw is too small to measure well. Only then does more water help: a weaker solution, a larger draw. */
export const noteSmallDraw: Check = ({ dose: { amountMg, doseMg, volumeMl } }, barrel) => {
  const note = describeSmallDraw(volumeMl, barrel);
  if (!note) return undefined;
  const enough = amountMg.mul(TARGET_ML).div(doseMg).ceil(2);
  const target = formatDraw(TARGET_ML, barrel);
  const remedy = enough.lte(MOST_WATER_ML)
    ? `Before mixing: more water makes a weaker solution and a larger draw; with ${formatQuantity(enough, 'mL')}, the draw is at least ${target}.`
    : `Even ${formatQuantity(new Fraction(MOST_WATER_ML), 'mL')} of water would not make it ${target}: a vial with less peptide would.`;
  return { ...note, text: `${note.text} ${remedy}` };
};

/** For a draw between two marks: the nearest mark, the dose it delivers and the error in percent. A mark of 0 is none. */
export const noteNearestMark: Check = ({ dose: { doseMg, volumeMl } }, barrel) => {
  const units = toUnitsOn(barrel, volumeMl);
  if (isOnMark(units, barrel)) return undefined;
  const share = toNearestMark(units, barrel).div(units);
  const mark = formatDraw(volumeMl.mul(share), barrel);
  const delivered = formatAboutMass(doseMg.mul(share));
  if (units.mul(2).lt(barrel.step)) {
    return {
      tone: 'warning',
      title: 'No mark for this dose',
      text: `The first mark on this syringe, ${mark}, delivers ${delivered}: ${formatAbout(share, 'times', 1)} the dose.`,
    };
  }
  return {
    tone: 'info',
    title: 'Nearest mark',
    text: `The nearest mark on this syringe is ${mark}. It delivers ${delivered}, ${formatDifference(share)} than the dose.`,
  };
};

function formatDifference(share: Fraction): string {
  const percent = share.sub(1).abs().mul(100);
  return `${formatAbout(percent, '%', 1).replace('\u00a0%', '%')} ${share.gt(1) ? 'more' : 'less'}`;
}

/**
 * The results card shows a fixed number of decimals. If that changes a small value by more than 1%, this note
 * repeats the value with more digits.
 */
export const noteDisplayRounding: Check = ({ dose: { concentration, volumeMl, units } }) => {
  const values = [
    [concentration, displayDecimals.concentration, 'mg/mL'],
    [volumeMl, displayDecimals.volume, 'mL'],
    [units, displayDecimals.units, 'units'],
  ] as const;
  const rounded = values.flatMap(([value, decimals, unit]) =>
    isNotable(value, formatFixed(value, decimals)) ? [formatAbout(value, unit)] : [],
  );
  if (rounded.length === 0) return undefined;
  return {
    tone: 'info',
    title: 'Rounded for display',
    text: `The decimals are fixed. With more digits: ${rounded.join(', ')}.`,
  };
};

function isNotable(exact: Fraction, shown: string): boolean {
  return exact.sub(shown).abs().gt(exact.mul(NOTABLE_SHARE));
}
