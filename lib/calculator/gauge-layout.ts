/** Where a drawn syringe has its parts, in the units of its own picture. */
export type GaugeLayout = {
  width: number;
  height: number;
  barrel: { x: number; y: number; width: number; height: number };
  /** The marks for 0 and for the full barrel. */
  zero: number;
  full: number;
  stopper: number;
  rod: { y: number; height: number; end: number };
  longTick: number;
  labelY: number;
  flagHeight: number;
};

/** The whole syringe, for wide screens. */
export const wideGauge: GaugeLayout = {
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

/** The barrel alone, as large as a phone allows. */
export const narrowGauge: GaugeLayout = {
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

/** Marks that are named: every tenth, on barrels of 30 units every fifth. */
export function toLabelStep(capacity: number, isNarrow: boolean): number {
  if (capacity === 30) return 5;
  return capacity === 100 && isNarrow ? 20 : 10;
}

/** The place of a number of units on the scale, to a tenth: within a hair of true. */
export function toGaugeX({ zero, full }: GaugeLayout, units: number, capacity: number): number {
  return Math.round((zero + ((full - zero) * units) / capacity) * 10) / 10;
}

/** All marks as one path: long on every tenth (fifth up to 30 units), short on fractions of a unit. */
export function toTickPath(layout: GaugeLayout, capacity: number, step: number): string {
  const long = capacity === 30 ? 5 : 10;
  const { y, height } = layout.barrel;
  return Array.from({ length: capacity / step + 1 }, (_, index) => {
    const units = index * step;
    const length = units % long === 0 ? layout.longTick : units % 1 === 0 ? 11 : 7;
    return `M${toGaugeX(layout, units, capacity)} ${y + height}v-${length}`;
  }).join('');
}

/** The flag over the reading: as wide as its text, kept inside the picture. */
export function toFlag(layout: GaugeLayout, x: number, text: string): { x: number; width: number } {
  const width = text.length * 9 + 22;
  return { x: Math.min(Math.max(x - width / 2, 2), layout.width - width - 2), width };
}
