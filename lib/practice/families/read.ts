import type Fraction from 'fraction.js';
import { type Barrel, barrels } from '@/content/syringes';
import { isExact } from '@/lib/calculator/format-quantity';
import { family } from '../make';
import { nameBarrel, pickLine, show } from '../quantities';
import { formatStep, getOtherScale, toNeighbours } from './barrel-slips';

/** The reading at a plunger, in the barrel's units or in mL. */
export const read = family({
  pick(random) {
    const barrel = random.pick<Barrel>(barrels);
    const asks = random.below(3) === 0 ? 'mL' : 'units';
    return { barrel, line: pickLine(random, barrel), asks };
  },
  build({ barrel, line, asks }) {
    const { step, scale, numberStep } = barrel;
    const printed = line.div(numberStep.wide).floor().mul(numberStep.wide);
    const count = line.sub(printed).div(step);
    const inUnit = (units: Fraction) => (asks === 'mL' ? units.div(scale) : units);
    if (!isExact(inUnit(line), 4) || line.equals(barrel.units)) return undefined;
    const apart = formatStep(barrel);
    const other = getOtherScale(scale);
    const place = count.equals(0)
      ? `at the line numbered ${printed.toString()}`
      : `${count.toString()} ${count.equals(1) ? 'line' : 'lines'} after ${printed.toString()}`;
    const toMl =
      asks === 'mL' ? ` ${show(line, 'units')} ÷ ${scale} = ${show(line.div(scale), 'mL')}.` : '';
    return {
      text: `How ${asks === 'mL' ? 'much liquid, in mL, is' : 'many units are'} in this ${nameBarrel(barrel)}?`,
      unit: asks,
      value: inUnit(line),
      figure: { barrel, at: line.valueOf() },
      slips: [
        [
          step === 1 ? undefined : inUnit(printed.add(count)),
          `You counted each line as one unit. On this barrel they are ${apart} apart.`,
        ],
        [
          step === 2 ? undefined : inUnit(printed.add(count.mul(2))),
          `You counted each line as two units. On this barrel they are ${apart} apart.`,
        ],
        [
          asks === 'mL' ? line.div(other) : undefined,
          `You read the scale as U-${other}. On this syringe 1 mL is ${scale} units.`,
        ],
        [
          asks === 'mL' ? line : undefined,
          `That is the mark, in units. ${scale} of them are 1 mL on this syringe.`,
        ],
        ...toNeighbours(barrel, line).map(([beside, tell]) => [inUnit(beside), tell] as const),
      ],
      hints: [
        'Two things count: the last number before the plunger, and how many lines come after it.',
        `Find how far two lines are apart: on this barrel ${apart}.`,
        `The plunger is ${place}.`,
      ],
      way: `The plunger is ${place}, and lines are ${apart} apart: ${show(line, 'units')}.${toMl}`,
    };
  },
});
