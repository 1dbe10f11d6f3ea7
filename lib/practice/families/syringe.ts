import type Fraction from 'fraction.js';
import { type Barrel, barrels } from '@/content/syringes';
import { formatScale } from '@/lib/calculator/barrels';
import { isExact } from '@/lib/calculator/format-quantity';
import { family } from '../make';
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
import { formatStep, getOtherScale, toBarrelSlips, toNeighbours } from './barrel-slips';

type Drawn = Vial & { barrel: Barrel; line: Fraction; isMcg: boolean };

function pickDrawn(random: Parameters<typeof pickVial>[0]): Drawn {
  const barrel = random.pick<Barrel>(barrels);
  const line = pickLine(random, barrel, 3);
  const vial = pickVial(random);
  const doseMg = vial.mg.div(vial.ml).mul(line).div(barrel.scale);
  return { ...vial, barrel, line, isMcg: pickIsMcg(random, doseMg) };
}

/** Computes the volume and dose at a barrel's line, and the sentences that explain each step. */
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

/** The line to which a plunger is set for an amount. */
export const mark = family({
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
        [line.mul(10), 'That is ten times the amount. Check where the decimal point is.'],
        [line.div(10), 'That is a tenth of the amount. Check where the decimal point is.'],
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

/** The amount of peptide in a syringe shown as a drawing. */
export const held = family({
  pick: pickDrawn,
  build(drawn) {
    const { mg, ml, barrel, line, isMcg } = drawn;
    const steps = follow(drawn);
    if (!steps) return undefined;
    const { doseMg, perMl, volume, first } = steps;
    const inUnit = (value: Fraction) => (isMcg ? value.mul(1000) : value);
    const unit = isMcg ? 'mcg' : 'mg';
    const other = getOtherScale(barrel.scale);
    const misread = toBarrelSlips(barrel, line)[1][0];
    return {
      text: `${steps.vial} Some of it is drawn into a ${nameBarrel(barrel)}, as shown. How many ${unit} are in the syringe?`,
      unit,
      value: inUnit(doseMg),
      figure: { barrel, at: line.valueOf() },
      slips: [
        [
          inUnit(line.div(other).mul(perMl)),
          `You read the scale as U-${other}. On this syringe 1 mL is ${barrel.scale} units.`,
        ],
        [
          misread && inUnit(misread.div(barrel.scale).mul(perMl)),
          `You counted lines as units. On this barrel they are ${formatStep(barrel)} apart.`,
        ],
        [
          inUnit(volume.mul(mg)),
          `You took ${show(mg, 'mg')} for what one mL holds. ${show(ml, 'mL')} hold it.`,
        ],
        [inUnit(volume.div(perMl)), 'You divided the volume by the strength. It is multiplied.'],
        [
          isMcg ? volume.mul(1000) : undefined,
          `You took ${show(volume, 'mL')} for ${show(volume, 'mg')}. That is right only at 1 mg/mL.`,
        ],
        [volume, 'That is the volume in mL. The question is how much it holds.'],
      ],
      hints: [
        'Three things count: the line at the plunger, the scale on the barrel, and what one mL holds.',
        `Read the line first, then convert it to mL: ${steps.scale}.`,
        `The plunger is at ${show(line, 'units')}, which is ${show(volume, 'mL')}.`,
      ],
      way: `The plunger is at ${show(line, 'units')}: ${show(line, 'units')} ÷ ${barrel.scale} = ${show(volume, 'mL')}. ${first} ${show(volume, 'mL')} × ${show(perMl, 'mg/mL')} = ${show(doseMg, 'mg')}${isMcg ? `, which is ${show(doseMg.mul(1000), 'mcg')}` : ''}.`,
    };
  },
});
