import type Fraction from 'fraction.js';
import type { Barrel, Scale } from '@/content/syringes';

/** Returns the scale that a scale is taken for in a slip. */
export function getOtherScale(scale: Scale): Scale {
  return scale === 100 ? 40 : 100;
}

const STEPS: Record<number, string> = { 0.5: 'half a unit', 1: 'one unit', 2: 'two units' };

/** How far two lines of a barrel are apart, in words. */
export function formatStep({ step }: Barrel): string {
  return STEPS[step] ?? `${step} units`;
}

/** Returns two wrong readings of a line: its number on another scale, and its lines counted as units. */
export function toBarrelSlips(barrel: Barrel, line: Fraction) {
  const { step, scale } = barrel;
  const other = getOtherScale(scale);
  return [
    [
      line.mul(other).div(scale),
      `That is the line of a U-${other} syringe. On this one 1 mL is ${scale} units.`,
    ],
    [
      step === 1 ? undefined : line.div(step),
      `You counted lines. On this barrel they are ${formatStep(barrel)} apart.`,
    ],
  ] as const;
}

/** Returns the lines next to the right one, as slips. */
export function toNeighbours({ step }: Barrel, line: Fraction) {
  const tell = 'You are one line off. Count the lines again from the last number before it.';
  return [
    [line.add(step), tell],
    [line.sub(step), tell],
  ] as const;
}
