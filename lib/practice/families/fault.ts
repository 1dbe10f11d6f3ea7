import type Fraction from 'fraction.js';
import { type Barrel, barrels } from '@/content/syringes';
import { formatScale } from '@/lib/calculator/barrels';
import { isExact } from '@/lib/calculator/format-quantity';
import { family } from '../make';
import { exact, isPlain, nameBarrel, pickLine, pickVial, show } from '../quantities';
import { getOtherScale } from './barrel-slips';

/** No fault, then the fault of each line. */
const FAULTS = ['none', 'label', 'unit', 'tenfold', 'barrel'] as const;

/** A worked calculation in four lines with one fault or none: which line is the first wrong one. */
export const plausible = family({
  pick(random) {
    const barrel = random.pick<Barrel>(barrels);
    return {
      ...pickVial(random),
      ...{ barrel, line: pickLine(random, barrel, 4), fault: random.pick(FAULTS) },
      isUp: random.below(2) === 0,
    };
  },
  build({ mg, ml, barrel, line, fault, isUp }) {
    const perMl = mg.div(ml);
    const doseMg = line.div(barrel.scale).mul(perMl);
    const other = getOtherScale(barrel.scale);
    const shift = (value: Fraction) => (isUp ? value.mul(10) : value.div(10));
    const told = {
      strength: fault === 'label' ? mg : perMl,
      dose: fault === 'unit' ? shift(doseMg) : doseMg,
      scale: fault === 'barrel' ? other : barrel.scale,
    };
    const volume = told.dose.div(told.strength);
    const toldVolume = fault === 'tenfold' ? shift(volume) : volume;
    const result = toldVolume.mul(told.scale);
    const numbers = [perMl, doseMg, told.dose];
    if (ml.equals(1) || doseMg.gte(10) || !numbers.every(isPlain)) return undefined;
    if (!isExact(volume, 4) || !isExact(toldVolume, 5) || !isExact(result, 3)) return undefined;
    if (result.gt(barrel.units * 10) || result.lt('0.05')) return undefined;
    const lines = [
      `Strength: ${show(told.strength, 'mg/mL')}`,
      `Amount: ${show(doseMg.mul(1000), 'mcg')} is ${show(told.dose, 'mg')}`,
      `Volume: ${show(told.dose, 'mg')} ÷ ${show(told.strength, 'mg/mL')} = ${show(toldVolume, 'mL')}`,
      `Mark: ${show(toldVolume, 'mL')} × ${told.scale} = ${show(result, 'units')} on the ${formatScale(barrel)} syringe`,
    ];
    const right = fault === 'none' ? 4 : FAULTS.indexOf(fault) - 1;
    const times = isUp ? 'ten times too much' : 'a tenth of it';
    const cause = {
      none: 'Each line follows from the label, the plan and the barrel.',
      label: `Line 1 is wrong: the label says ${show(mg, 'mg')} in ${show(ml, 'mL')}, so one mL holds ${show(perMl, 'mg')}.`,
      unit: `Line 2 is wrong: ${show(doseMg.mul(1000), 'mcg')} is ${show(doseMg, 'mg')}. The line says ${times}.`,
      tenfold: `Line 3 is wrong: ${show(told.dose, 'mg')} ÷ ${show(told.strength, 'mg/mL')} is ${show(volume, 'mL')}. The line says ${times}.`,
      barrel: `Line 4 is wrong: 1 mL is ${barrel.scale} units on a ${formatScale(barrel)} syringe, not ${other}.`,
    }[fault];
    const sound = [
      `Line 1 is right: ${show(mg, 'mg')} ÷ ${show(ml, 'mL')} is ${show(perMl, 'mg/mL')}.`,
      'Line 2 is right: mcg divided by 1,000 are mg.',
      'Line 3 follows from the lines above it, by a right division.',
      `Line 4 follows from line 3: 1 mL is ${barrel.scale} units on this barrel.`,
      'One of the lines is wrong. Work each out with the numbers before it.',
    ];
    return {
      text: `A vial's label reads “${show(mg, 'mg')}/${show(ml, 'mL')}”. A plan needs ${show(doseMg.mul(1000), 'mcg')}, drawn with a ${nameBarrel(barrel)}. A colleague writes four lines. Which is the first that is wrong?`,
      lines,
      unit: '',
      value: exact(right),
      options: [...lines.map((_, index) => `Line ${index + 1}`), 'None: all four are right'],
      isTenfold: fault === 'unit' || fault === 'tenfold',
      slips: sound.flatMap((tell, index) =>
        index === right ? [] : [[exact(index), tell] as const],
      ),
      hints: [
        `Compare with what is given: ${show(mg, 'mg')} in ${show(ml, 'mL')}, ${show(doseMg.mul(1000), 'mcg')}, and ${formatScale(barrel)}.`,
        'Work out each line yourself before you read it: strength, amount in mg, volume, mark.',
        `The strength is ${show(mg, 'mg')} ÷ ${show(ml, 'mL')} = ${show(perMl, 'mg/mL')}.`,
      ],
      way: `${cause}${fault === 'none' ? '' : ` The mark is ${show(line, 'units')}.`}`,
    };
  },
});
