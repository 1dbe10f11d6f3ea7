import type { Element } from 'hast';
import {
  narrowGauge,
  toPrintedNumbers,
  toTrueLength,
  wideGauge,
} from '@/lib/calculator/gauge-layout';
import { drawGauge, gaugeTones } from '@/lib/figures/gauge';
import { element } from '@/lib/figures/svg';
import { describeFigure } from '@/lib/practice/line-words';
import type { Figure } from '@/lib/practice/problem';

/** Draws the barrel of a syringe, on paper with the longest scale at its real length; empty if the reader is to mark it. */
export function drawPracticeFigure({ barrel, at = 0 }: Figure): Element {
  const layout = toTrueLength(narrowGauge, barrel);
  const gauge = { barrel, layout, fill: at, tone: gaugeTones.page, isTold: false };
  return element(
    'svg',
    {
      viewBox: `0 40 ${layout.width} ${layout.height - 40}`,
      role: 'img',
      ariaLabel: describeFigure(barrel, at),
      className: 'mt-3 h-auto w-full max-w-116 print:w-[64.5mm]',
    },
    drawGauge({ ...gauge, numbers: toPrintedNumbers(wideGauge, barrel) }),
  );
}
