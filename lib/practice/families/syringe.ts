import type Fraction from 'fraction.js';
import { type Barrel, barrels } from '@/content/calculator';
import { formatScale } from '@/lib/calculator/barrels';
import { isExact } from '@/lib/calculator/format-quantity';
import {
  isPlain,
  nameBarrel,
  pickIsMcg,
  pickLine,
  pickVial,
  show,
  showMass,
  type Vial,
} from '../quantities';
import { family } from './family';

type Drawn = Vial & { barrel: Barrel; line: Fraction; isMcg: boolean };

function pickDrawn(random: Parameters<typeof pickVial>[0]): Drawn {
  const barrel = random.pick<Barrel>(barrels);
  const line = pickLine(random, barrel, 3);
  const vial = pickVial(random);
  const doseMg = vial.mg.div(vial.ml).mul(line).div(barrel.scale);
  return { ...vial, barrel, line, isMcg: pickIsMcg(random, doseMg) };
}

/** What a line of a barrel is in a vial's liquid, and how each step of the way reads. */
function follow({ mg, ml, barrel, line, isMcg }: Drawn) {
  const perMl = mg.div(ml);
  const volume = line.div(barrel.scale);
  const doseMg = volume.mul(perMl);
  if (!isPlain(perMl) || !isPlain(doseMg) || !isExact(volume, 3)) return undefined;
  return {
    ...{ perMl, volume, doseMg },
    dose: showMass(doseMg, isMcg),
    vial: `A vial holds ${show(mg, 'mg')} in ${show(ml, 'mL')}.`,
    first: `One mL holds ${show(mg, 'mg')} ÷ ${show(ml, 'mL')} = ${show(perMl, 'mg')}.`,
    scale: `1 mL is ${barrel.scale} units on a ${formatScale(barrel)} syringe`,
  };
}

/** Slips of a barrel: its number read on another scale, and lines taken for units. */
export function toBarrelSlips({ step, scale }: Barrel, line: Fraction) {
  const other = scale === 100 ? 40 : 100;
  return [
    [
      line.mul(other).div(scale),
      `That is the line of a U-${other} syringe. On this one 1 mL is ${scale} units.`,
    ],
    [
      step === 1 ? undefined : line.div(step),
      `You counted lines. On this barrel they are ${step === 2 ? 'two units' : 'half a unit'} apart.`,
    ],
  ] as const;
}

/** The lines beside the right one. */
export function toNeighbours({ step }: Barrel, line: Fraction) {
  const tell = 'You are one line off. Count the lines again from the last number before it.';
  return [
    [line.add(step), tell],
    [line.sub(step), tell],
  ] as const;
}

/** The line for an amount, to which a plunger is set. */
export const mark = family<Drawn>({
  pick: pickDrawn,
  build(drawn) {
    const { mg, ml, barrel, line } = drawn;
    const steps = follow(drawn);
    if (!steps) return undefined;
    const { dose, doseMg, perMl, volume, first } = steps;
    return {
      text: `${steps.vial} To which line of a ${nameBarrel(barrel)} is ${dose} drawn?`,
      unit: 'units',
      value: line,
      figure: { barrel },
      slips: [
        ...toBarrelSlips(barrel, line),
        [line.mul(10), 'That is ten times the amount. Look where the decimal point stands.'],
        [line.div(10), 'That is a tenth of the amount. Look where the decimal point stands.'],
        [
          doseMg.div(mg).mul(barrel.scale),
          `That would be right if one mL held ${show(mg, 'mg')}. ${show(ml, 'mL')} hold it.`,
        ],
        [
          doseMg.mul(barrel.scale),
          `You took ${show(doseMg, 'mg')} for ${show(doseMg, 'mL')}. That is right only at 1 mg/mL.`,
        ],
        ...toNeighbours(barrel, line),
      ],
      hints: [
        `Four things count: ${show(mg, 'mg')}, ${show(ml, 'mL')}, ${dose}, and the scale on the barrel.`,
        'First find what one mL of the liquid holds.',
        first,
      ],
      way: `${first} ${show(doseMg, 'mg')} ÷ ${show(perMl, 'mg/mL')} = ${show(volume, 'mL')}. ${steps.scale}: ${show(volume, 'mL')} × ${barrel.scale} = ${show(line, 'units')}.`,
    };
  },
});

/** The amount in a drawn syringe. */
export const held = family<Drawn>({
  pick: pickDrawn,
  build(drawn) {
    const { mg, ml, barrel, line, isMcg } = drawn;
    const steps = follow(drawn);
    if (!steps) return undefined;
    const { doseMg, perMl, volume, first } = steps;
    const inUnit = (value: Fraction) => (isMcg ? value.mul(1000) : value);
    const unit = isMcg ? 'mcg' : 'mg';
    const misread = toBarrelSlips(barrel, line)[1][0];
    return {
      text: `${steps.vial} A ${nameBarrel(barrel)} is filled from it as drawn. How many ${unit} does the syringe hold?`,
      unit,
      value: inUnit(doseMg),
      figure: { barrel, at: line.valueOf() },
      slips: [
        [
          inUnit(line.div(barrel.scale === 100 ? 40 : 100).mul(perMl)),
          `You read the scale as U-${barrel.scale === 100 ? 40 : 100}. On this syringe 1 mL is ${barrel.scale} units.`,
        ],
        [
          misread && inUnit(misread.div(barrel.scale).mul(perMl)),
          `You counted lines as units. On this barrel they are ${barrel.step === 2 ? 'two units' : 'half a unit'} apart.`,
        ],
        [
          inUnit(volume.mul(mg)),
          `You took ${show(mg, 'mg')} for what one mL holds. ${show(ml, 'mL')} hold it.`,
        ],
        [inUnit(volume.div(perMl)), 'You divided the volume by the strength. It is multiplied.'],
        [inUnit(volume), 'That is the volume in mL. The question is how much it holds.'],
      ],
      hints: [
        'Three things count: the line at the plunger, the scale on the barrel, and what one mL holds.',
        `Read the line first, then make mL of it: ${steps.scale}.`,
        `The plunger stands at ${show(line, 'units')}, which is ${show(volume, 'mL')}.`,
      ],
      way: `The plunger stands at ${show(line, 'units')}: ${show(line, 'units')} ÷ ${barrel.scale} = ${show(volume, 'mL')}. ${first} ${show(volume, 'mL')} × ${show(perMl, 'mg/mL')} = ${show(doseMg, 'mg')}${isMcg ? `, which is ${show(doseMg.mul(1000), 'mcg')}` : ''}.`,
    };
  },
});

type Reading = { barrel: Barrel; line: Fraction; asks: 'units' | 'mL' };

/** The number at a plunger, as the barrel prints it or in mL. */
export const read = family<Reading>({
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
    const apart = step === 1 ? 'one unit' : step === 2 ? 'two units' : 'half a unit';
    const place = count.equals(0)
      ? `at the line numbered ${printed.toString()}`
      : `${count.toString()} ${count.equals(1) ? 'line' : 'lines'} after ${printed.toString()}`;
    const toMl =
      asks === 'mL' ? ` ${show(line, 'units')} ÷ ${scale} = ${show(line.div(scale), 'mL')}.` : '';
    return {
      text: `How ${asks === 'mL' ? 'much liquid, in mL,' : 'many units'} does this ${nameBarrel(barrel)} hold?`,
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
          asks === 'mL' ? line.div(scale === 100 ? 40 : 100) : undefined,
          `You read the scale as U-${scale === 100 ? 40 : 100}. On this syringe 1 mL is ${scale} units.`,
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
        `The plunger stands ${place}.`,
      ],
      way: `The plunger stands ${place}, and lines are ${apart} apart: ${show(line, 'units')}.${toMl}`,
    };
  },
});
