import type { Barrel } from '@/content/syringes';
import {
  type GaugeLayout,
  toGaugeX,
  toPrintedNumbers,
  toTickPath,
} from '@/lib/calculator/gauge-layout';
import { type Drawing, element, group } from './svg';

/** Colours of a drawn syringe: on the page background, or on the deep-coloured band. */
export const gaugeTones = {
  page: {
    line: 'var(--color-ink)',
    glass: 'var(--color-raised)',
    liquid: 'var(--color-liquid)',
    rod: 'var(--color-sunken)',
    stopper: 'var(--color-ink)',
    hub: 'var(--color-accent-mark)',
    label: 'var(--color-muted)',
    flag: 'var(--color-accent)',
    onFlag: 'var(--color-raised)',
  },
  deep: {
    line: 'var(--color-on-deep)',
    glass: 'var(--color-deep-2)',
    liquid: 'var(--color-deep-liquid)',
    rod: 'var(--color-deep-line)',
    stopper: 'var(--color-deep-stopper)',
    hub: 'var(--color-deep-accent)',
    label: 'var(--color-on-deep-muted)',
    flag: 'var(--color-deep-accent)',
    onFlag: 'var(--color-on-deep-accent)',
  },
} as const;

export type GaugeTone = (typeof gaugeTones)[keyof typeof gaugeTones];

export type Gauge = {
  barrel: Barrel;
  /** How far the barrel is filled, in units of its own scale. */
  fill: number;
  layout: GaugeLayout;
  tone: GaugeTone;
  /** Numbers to print instead of those of the layout. */
  numbers?: readonly number[];
  /** Whether to fade an empty barrel and highlight the number at the fill; false where users must read it. */
  isTold?: boolean;
};

/** A syringe: barrel, liquid, stopper, marks and numbers. Parts that move with the plunger have class `gauge-move`. */
export function drawGauge(gauge: Gauge): Drawing {
  const { fill, layout, tone, isTold = true } = gauge;
  const { name, barrel: glass, zero, rod } = layout;
  return group(
    { opacity: fill > 0 || !isTold ? undefined : 0.55 },
    element('rect', { ...glass, rx: 4, fill: tone.glass }),
    element('path', {
      d: `M${zero} ${rod.y}H${rod.end}v${rod.height}H${zero}z`,
      fill: tone.rod,
      stroke: tone.label,
      strokeWidth: 1.5,
    }),
    name === 'wide'
      ? drawNeedleAndPlunger(gauge)
      : element('path', { d: 'M2 65h10v18H2z', fill: tone.hub }),
    // The tip of the barrel, below the zero mark, fills too. Rendered even when empty, since drawings update in place.
    element('rect', {
      x: glass.x + 1,
      y: glass.y + 1,
      width: zero - glass.x,
      height: glass.height - 2,
      fill: tone.liquid,
      opacity: fill > 0 ? undefined : 0,
    }),
    drawLiquid(gauge),
    drawScale(gauge),
  );
}

/** The liquid and the stopper, positioned by CSS transforms, which can be animated. */
function drawLiquid({ barrel, fill, layout, tone }: Gauge): Drawing {
  const { barrel: glass, zero, full, stopper } = layout;
  const x = toGaugeX(layout, fill, barrel);
  return group(
    { transform: `translate(${zero} ${glass.y})` },
    element('rect', {
      y: 1,
      width: full - zero,
      height: glass.height - 2,
      fill: tone.liquid,
      className: 'gauge-move',
      style: `transform:scaleX(${(x - zero) / (full - zero)})`,
    }),
    element('rect', {
      y: 2,
      width: stopper,
      height: glass.height - 4,
      rx: 2,
      fill: tone.stopper,
      stroke: tone.line,
      className: 'gauge-move',
      style: `transform:translateX(${x - zero}px)`,
    }),
  );
}

/** The marks, the outline of the barrel over them, and the numbers; the one at the fill is bold. */
function drawScale({ barrel, fill, layout, tone, numbers, isTold = true }: Gauge): Drawing {
  return [
    element('path', { d: toTickPath(layout, barrel), stroke: tone.line, strokeWidth: 1.3 }),
    element('rect', {
      ...layout.barrel,
      rx: 4,
      fill: 'none',
      stroke: tone.line,
      strokeWidth: 2.25,
    }),
    (numbers ?? toPrintedNumbers(layout, barrel)).map((mark) => {
      const isDrawnTo = isTold && mark === fill && fill > 0;
      const look = {
        x: toGaugeX(layout, mark, barrel),
        y: layout.labelY,
        textAnchor: 'middle',
        fontSize: 15,
        fontWeight: isDrawnTo ? 700 : 500,
        fill: isDrawnTo ? tone.line : tone.label,
      };
      return element('text', look, String(mark));
    }),
  ];
}

function drawNeedleAndPlunger({ layout: { barrel: glass, rod }, tone }: Gauge): Drawing {
  const end = glass.x + glass.width;
  return [
    element('path', {
      d: 'M6 69H66',
      stroke: tone.line,
      strokeWidth: 2.5,
      strokeLineCap: 'round',
    }),
    element('path', {
      d: 'M64 60h14l8-6v30l-8-6H64z',
      fill: tone.hub,
      stroke: tone.line,
      strokeWidth: 2,
      strokeLineJoin: 'round',
    }),
    element('path', {
      d: `M${end + 3} 32v74M${rod.end + 2} 42v54`,
      stroke: tone.line,
      strokeWidth: 5,
      strokeLineCap: 'round',
    }),
  ];
}
