import Fraction from 'fraction.js';
import { isDrawable, isOnMark, toNearestMark } from '../barrels';
import { UNITS_PER_ML } from '../dose';
import {
  displayDecimals,
  formatAbout,
  formatAboutMass,
  formatAboutUnits,
  formatFixed,
  formatQuantity,
  formatUnits,
  NBSP,
} from '../format-quantity';
import type { Check, Note } from './note';

/** Below this, studies of insulin syringes found errors too large to accept (Casella 1993). */
const LEAST_UNITS = 2;

/** A draw that is easy to measure, which the remedy aims at. */
const TARGET_UNITS = 5;

/** No more diluent than this is proposed: vials are small. */
const MOST_DILUENT_ML = 5;

/** Rounding of the results card is worth a word from this share on. */
const NOTABLE_SHARE = new Fraction(1, 100);

/** Says of a draw that no syringe measures it well, if that is so. */
export function describeSmallDraw(units: Fraction): Note | undefined {
  if (units.gte(LEAST_UNITS)) return undefined;
  return {
    tone: 'warning',
    title: 'Hard to measure',
    text: `The draw is ${formatAboutUnits(units)}. Below ${LEAST_UNITS}${NBSP}units the error of a syringe is a large part of the dose.`,
  };
}

/**
 * The draw is too small to measure well. Here, and only here, more diluent helps: a weaker solution, a
 * larger draw.
 */
export const noteSmallDraw: Check = ({ dose: { amountMg, doseMg, units } }) => {
  const note = describeSmallDraw(units);
  if (!note) return undefined;
  const enough = amountMg.mul(new Fraction(TARGET_UNITS, UNITS_PER_ML)).div(doseMg).ceil(2);
  const remedy = enough.lte(MOST_DILUENT_ML)
    ? `Before mixing: more diluent makes a weaker solution and a larger draw; with ${formatQuantity(enough, 'mL')}, the dose is at least ${TARGET_UNITS}${NBSP}units.`
    : `Even ${MOST_DILUENT_ML}${NBSP}mL of diluent would not make it ${TARGET_UNITS}${NBSP}units: a vial with less peptide would.`;
  return { ...note, text: `${note.text} ${remedy}` };
};

/** The mark next to a draw that ends between two, what it really delivers and how far off that is. */
export const noteNearestMark: Check = ({ dose }, barrel) => {
  const { doseMg, units } = dose;
  if (!isDrawable(dose, barrel) || isOnMark(units, barrel)) return undefined;
  const mark = toNearestMark(units, barrel);
  const share = mark.div(units);
  return {
    tone: 'info',
    title: 'Nearest mark',
    text: `The nearest mark on this syringe is ${formatUnits(mark)}. It delivers ${formatAboutMass(doseMg.mul(share))}, ${formatDifference(share)} than the dose.`,
  };
};

function formatDifference(share: Fraction): string {
  const percent = share.sub(1).abs().mul(100);
  return `${formatAbout(percent, '%', 1).replace(`${NBSP}%`, '%')} ${share.gt(1) ? 'more' : 'less'}`;
}

/**
 * The card shows a fixed number of decimals. Where that moves a small value by more than 1 %, the value
 * is given again with the digits it needs.
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
    text: `The card shows fixed decimals. With more digits: ${rounded.join(', ')}.`,
  };
};

function isNotable(exact: Fraction, shown: string): boolean {
  return exact.sub(shown).abs().gt(exact.mul(NOTABLE_SHARE));
}
