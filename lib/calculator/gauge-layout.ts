import { type Barrel, barrels } from '@/content/syringes';

/** The positions of a drawn syringe's parts, in the units of the drawing's viewBox. */
export type GaugeLayout = {
  name: keyof Barrel['numberStep'];
  width: number;
  height: number;
  barrel: { x: number; y: number; width: number; height: number };
  /** x of the marks for 0 and for the full barrel. */
  zero: number;
  full: number;
  stopper: number;
  rod: { y: number; height: number; end: number };
  longTick: number;
  labelY: number;
  flagHeight: number;
};

/** The length of the longest scale, which fills the width of a drawing. */
const LONGEST_MM = Math.max(...barrels.map(({ lengthMm }) => lengthMm));

/** The whole syringe, for wide screens, at the length of the longest barrel. */
export const wideGauge: GaugeLayout = {
  name: 'wide',
  width: 732,
  height: 124,
  barrel: { x: 86, y: 46, width: 572, height: 46 },
  zero: 92,
  full: 632,
  stopper: 16,
  rod: { y: 64, height: 10, end: 722 },
  longTick: 22,
  labelY: 115,
  flagHeight: 27,
};

/** The barrel alone, as large as a phone allows, at the length of the longest barrel. */
export const narrowGauge: GaugeLayout = {
  name: 'narrow',
  width: 344,
  height: 130,
  barrel: { x: 12, y: 48, width: 316, height: 52 },
  zero: 18,
  full: 322,
  stopper: 6,
  rod: { y: 69, height: 10, end: 342 },
  longTick: 24,
  labelY: 122,
  flagHeight: 28,
};

/** The width of the narrow drawing at which its longest scale has its real length. */
export const TRUE_WIDTH = `${(LONGEST_MM * narrowGauge.width) / (narrowGauge.full - narrowGauge.zero)}mm`;

/** Shortens a layout in proportion to the longest barrel: 0.3 mL is drawn shorter than 1 mL, as it really is. */
export function toTrueLength(
  layout: GaugeLayout,
  { lengthMm }: Pick<Barrel, 'lengthMm'>,
): GaugeLayout {
  const cut = Math.round((layout.full - layout.zero) * (1 - lengthMm / LONGEST_MM));
  return {
    ...layout,
    barrel: { ...layout.barrel, width: layout.barrel.width - cut },
    full: layout.full - cut,
    rod: { ...layout.rod, end: layout.rod.end - cut },
  };
}

/** x of a number of units on the scale, rounded to a tenth of a viewBox unit. */
export function toGaugeX({ zero, full }: GaugeLayout, units: number, barrel: Barrel): number {
  return toTenths(zero + ((full - zero) * units) / barrel.units);
}

function toTenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The numbers printed on the scale, from 0. */
export function toPrintedNumbers({ name }: GaugeLayout, { units, numberStep }: Barrel): number[] {
  const step = numberStep[name];
  return Array.from({ length: units / step + 1 }, (_, index) => index * step);
}

/**
 * All marks as one SVG path; some are long, those of half units are short. Moves are relative: they repeat where
 * absolute positions do not, which makes the page smaller (it contains the marks four times).
 */
export function toTickPath(layout: GaugeLayout, barrel: Barrel): string {
  const { y, height } = layout.barrel;
  const { units: capacity, step, longStep } = barrel;
  const ticks = Array.from({ length: capacity / step + 1 }, (_, index) => {
    const units = index * step;
    const length = units % longStep === 0 ? layout.longTick : units % 1 === 0 ? 11 : 7;
    return { x: toGaugeX(layout, units, barrel), length };
  });
  return ticks
    .map(({ x, length }, index) => {
      const last = ticks[index - 1];
      const move = last ? `m${toTenths(x - last.x)} ${last.length}` : `M${x} ${y + height}`;
      return `${move}v-${length}`;
    })
    .join('');
}

/** x and width of the flag with the reading: as wide as its text, kept inside the drawing. */
export function toFlag(layout: GaugeLayout, x: number, text: string): { x: number; width: number } {
  const width = text.length * 9 + 22;
  return { x: Math.min(Math.max(x - width / 2, 2), layout.width - width - 2), width };
}
