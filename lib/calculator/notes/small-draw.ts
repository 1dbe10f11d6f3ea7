import { UNITS_PER_ML } from '../dose';
import { formatAboutUnits, formatQuantity } from '../format';
import type { Check } from '../guidance';
import { compare, divide, multiply, type Ratio, round, toRatio } from '../ratio';

/** Below this, studies of insulin syringes found errors too large to accept (Casella 1993). */
const LEAST_UNITS = 2;

/** A draw that is easy to measure, which the remedy aims at. */
const TARGET_UNITS = 5;

/** No more diluent than this is proposed: vials are small. */
const MOST_DILUENT_ML = 5;

/** Says of a draw that no syringe measures it well, if that is so. */
export function describeSmallDraw(units: Ratio): string | undefined {
  if (compare(units, LEAST_UNITS) >= 0) return undefined;
  return `The draw is ${formatAboutUnits(units)}. Below ${LEAST_UNITS}\u00a0units the error of a syringe is a large part of the dose.`;
}

/**
 * The draw is too small to measure well. Here, and only here, more diluent helps: a weaker solution, a
 * larger draw.
 */
export const noteSmallDraw: Check = ({ dose: { amountMg, doseMg, units } }) => {
  const problem = describeSmallDraw(units);
  if (!problem) return undefined;
  const diluent = divide(multiply(amountMg, TARGET_UNITS / UNITS_PER_ML), doseMg);
  const enough = toRatio(round(diluent, 2, 'up'));
  const remedy =
    compare(enough, MOST_DILUENT_ML) <= 0
      ? `Before mixing: more diluent makes a weaker solution and a larger draw; with ${formatQuantity(enough, 'mL')}, the dose is at least ${TARGET_UNITS}\u00a0units.`
      : `Even ${MOST_DILUENT_ML}\u00a0mL of diluent would not make it ${TARGET_UNITS}\u00a0units: a vial with less peptide would.`;
  return {
    tone: 'warning',
    title: 'Hard to measure',
    text: `${problem} ${remedy}`,
  };
};
