import type { Barrel } from '@/content/syringes';
import { formatSize } from '@/lib/calculator/barrels';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/** Describes a plunger position by counting lines, without its value: 'third line after 20'. */
export function describeLine({ step, numberStep }: Barrel, units: number): string {
  const printed = Math.floor(units / numberStep.wide) * numberStep.wide;
  const lines = (units - printed) / step;
  return lines === 0 ? `line numbered ${printed}` : `${ORDINALS[lines - 1]} line after ${printed}`;
}

/** Describes a drawn syringe in words, for screen readers. */
export function describeFigure(barrel: Barrel, at: number): string {
  const { marks, numberStep, units } = barrel;
  const scale = `${marks.replace('mark', 'line')}, a number each ${numberStep.wide} up to ${units}`;
  return `Syringe of ${formatSize(barrel)}, ${scale}. Plunger at the ${describeLine(barrel, at)}.`;
}
