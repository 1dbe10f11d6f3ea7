import type { Element } from 'hast';
import { toPrintedNumbers, toTrueLength, wideGauge } from '@/lib/calculator/gauge-layout';
import { drawGauge, gaugeTones } from '@/lib/figures/gauge';
import { element } from '@/lib/figures/svg';
import { describeFigure } from '@/lib/practice/line-words';
import type { Figure } from '@/lib/practice/problem';

/** The printed width at which the longest scale has its real length. */
const TRUE_WIDTH = '77.3mm';

/** Draws a syringe at its true length; empty if the reader is to mark it. */
export function drawPracticeFigure({ barrel, at = 0 }: Figure): Element {
  const layout = toTrueLength(wideGauge, barrel);
  const gauge = { barrel, layout, fill: at, tone: gaugeTones.page, isTold: false };
  return element(
    'svg',
    {
      viewBox: `0 28 ${layout.width} ${layout.height - 28}`,
      role: 'img',
      ariaLabel: describeFigure(barrel, at),
      className: 'mt-3 h-auto max-w-full',
      style: `width:${TRUE_WIDTH}`,
    },
    drawGauge({ ...gauge, numbers: toPrintedNumbers(wideGauge, barrel) }),
  );
}
