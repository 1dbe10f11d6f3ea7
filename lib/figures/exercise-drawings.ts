import type { Element, ElementContent } from 'hast';
import { h, s } from 'hastscript';
import type { Barrel } from '@/content/syringes';
import { formatScale } from '@/lib/calculator/barrels';
import { narrowGauge } from '@/lib/calculator/gauge-layout';
import { drawGauge, gaugeTones } from './gauge';
import { countUp } from './geometry';

/** Top of the view box: crops the space for the flag, since the reading is the question here. */
const TOP = 40;

type Syringe = { barrel: Barrel; at?: string };

/**
 * The syringe of an exercise, empty or filled to `at` units. The barrel is as wide as a phone allows, so that it can be
 * set by touch and its marks counted; its numbers are those printed on a real one.
 */
export function toSyringeContent({ barrel, at }: Syringe): ElementContent[] {
  const { width, height } = narrowGauge;
  const { volume, marks, numberStep } = barrel;
  const drawing = drawGauge({
    barrel,
    fill: Number(at ?? 0),
    layout: narrowGauge,
    tone: gaugeTones.page,
    numbers: countUp(barrel.units / numberStep.wide + 1).map((index) => index * numberStep.wide),
    isTold: false,
  });
  const picture = s(
    'svg',
    {
      role: 'img',
      ariaLabel: describeSyringe({ barrel, at }),
      viewBox: `0 ${TOP} ${width} ${height - TOP}`,
      className: ['h-auto', 'w-full', 'max-w-116'],
      dataUnits: String(barrel.units),
      dataStep: String(barrel.step),
      dataZero: String(narrowGauge.zero),
    },
    drawing as Element,
  );
  // What is printed on the barrel besides its numbers.
  const caption = `${volume}, ${formatScale(barrel)}, ${marks}`;
  return [picture, h('p', { className: ['text-sm', 'text-muted'] }, caption)];
}

/** The label of an exercise: its lines as on a vial, the first of them the name. */
export function toLabelContent(lines: readonly string[]): ElementContent[] {
  const [name, ...rest] = lines;
  return [
    h('div', { className: LABEL_LOOK, role: 'group', ariaLabel: 'Label' }, [
      h('p', { className: ['font-bold'] }, name),
      ...rest.map((line) => h('div', line)),
    ]),
  ];
}

const LABEL_LOOK =
  'max-w-100 rounded-md border-[1.5px] border-ink bg-surface px-4 py-3 text-sm'.split(' ');

/**
 * Text alternative of a syringe: its marks and printed numbers, and the plunger in marks from the last printed number,
 * so that the reading still has to be worked out.
 */
function describeSyringe({ barrel, at }: Syringe): string {
  const { units, marks, volume, numberStep } = barrel;
  const looks = `${formatScale(barrel)} syringe of ${volume}, 0 to ${units}, ${marks}, a number each ${numberStep.wide}`;
  return at === undefined ? `${looks}, empty` : `${looks}; ${describePlunger(barrel, Number(at))}`;
}

function describePlunger({ step, numberStep }: Barrel, at: number): string {
  const printed = Math.floor(at / numberStep.wide) * numberStep.wide;
  const steps = (at - printed) / step;
  const whole = Math.floor(steps);
  const place =
    whole === 0
      ? `the printed ${printed}`
      : `${whole} ${whole === 1 ? 'mark' : 'marks'} past the printed ${printed}`;
  if (whole === steps) return `the plunger is at ${place}`;
  return `the plunger is between two marks, the lower one at ${place}`;
}
