import type Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';

/** Returns the slips of a barrel: its number read on another scale, lines counted as units. */
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

/** Returns the lines next to the right one, as slips. */
export function toNeighbours({ step }: Barrel, line: Fraction) {
  const tell = 'You are one line off. Count the lines again from the last number before it.';
  return [
    [line.add(step), tell],
    [line.sub(step), tell],
  ] as const;
}
