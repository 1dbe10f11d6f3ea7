import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Barrel } from '@/content/calculator';
import { formatScale } from '@/lib/calculator/barrels';

/** The syringe of an exercise, empty or filled to `at` units. */
export function toSyringeContent({
  barrel,
  at,
}: {
  barrel: Barrel;
  at?: string;
}): ElementContent[] {
  return [h('p', `Syringe: ${describeSyringe(barrel, at)}.`)];
}

/** The label of an exercise: a line for each piece. */
export function toLabelContent(lines: readonly string[]): ElementContent[] {
  return lines.map((line) => h('p', line));
}

/**
 * What a syringe looks like, for the ear: its marks and printed numbers, and the plunger by the steps from the last
 * printed number, so that it still has to be read.
 */
export function describeSyringe(barrel: Barrel, at?: string): string {
  const { units, marks, volume, numberStep } = barrel;
  const looks = `${formatScale(barrel)} syringe of ${volume}, 0 to ${units}, ${marks}, a number each ${numberStep.narrow}`;
  return at === undefined ? `${looks}, empty` : `${looks}; ${describePlunger(barrel, Number(at))}`;
}

function describePlunger({ step, numberStep }: Barrel, at: number): string {
  const printed = Math.floor(at / numberStep.narrow) * numberStep.narrow;
  const steps = (at - printed) / step;
  if (steps === 0) return `the plunger stands at the printed ${printed}`;
  const whole = Math.floor(steps);
  const marks = `${whole} ${whole === 1 ? 'mark' : 'marks'} past the printed ${printed}`;
  if (whole === steps) return `the plunger stands ${marks}`;
  return `the plunger stands between two marks, ${whole === 0 ? `right past the printed ${printed}` : `past the one that is ${marks}`}`;
}
