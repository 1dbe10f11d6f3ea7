import type { Tick } from '@/lib/calculator/half-life-course';
import { toNetCharge } from '@/lib/chemistry/charge';
import type { Hydropathy } from '@/lib/chemistry/hydropathy';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';

/** Size of the plot's drawing area; y points down. Labels are outside it and do not scale with it. */
export const PLANE = { width: 1000, height: 400 };

/** A line as an SVG path, ticks on both axes, and the height of zero as a share from the bottom. */
export type LabPlot = {
  path: string;
  ticks: { x: readonly Tick[]; y: readonly Tick[] };
  zero: number;
};

const HIGHEST_PH = 14;
const PH_STEP = 0.25;
const CHARGE_STEPS = [1, 2, 5, 10, 20];
const MOST_TICKS = 7;

/** The end of the y axis above and below zero: the scale's 4.5, rounded up. */
const HYDROPATHY_TOP = 5;

/** Returns the plot of net charge from pH 0 to 14. */
export function toChargePlot(molecule: PeptideMolecule): LabPlot {
  const values = Array.from({ length: HIGHEST_PH / PH_STEP + 1 }, (_, index) =>
    toNetCharge(molecule, index * PH_STEP),
  );
  const top = Math.max(1, Math.ceil(Math.max(...values)));
  const bottom = Math.min(-1, Math.floor(Math.min(...values)));
  const step =
    CHARGE_STEPS.find((size) => (top - bottom) / size <= MOST_TICKS) ?? CHARGE_STEPS.at(-1) ?? 1;
  const toShare = (value: number) => (value - bottom) / (top - bottom);
  const first = Math.ceil(bottom / step) * step;
  return {
    path: toPath(values.map((value, index) => [index / (values.length - 1), toShare(value)])),
    ticks: {
      x: [0, 2, 4, 6, 8, 10, 12, 14].map((pH) => ({ at: pH / HIGHEST_PH, label: String(pH) })),
      y: Array.from({ length: Math.floor((top - first) / step) + 1 }, (_, index) => {
        const value = first + index * step;
        return { at: toShare(value), label: formatSigned(value) };
      }),
    },
    zero: toShare(0),
  };
}

/** Returns the position of a pH on the x axis of the charge plot, as a share of its length. */
export function toPhShare(pH: number): number {
  return pH / HIGHEST_PH;
}

/**
 * Returns the plot of hydropathy along a chain of `count` residues. Windows without a value leave gaps in the line;
 * with a window of one residue, each value is a dot.
 */
export function toHydropathyPlot({ points, window }: Hydropathy, count: number): LabPlot {
  const toX = (place: number) => (count > 1 ? (place - 1) / (count - 1) : 0.5);
  const toShare = (value: number) => (value + HYDROPATHY_TOP) / (2 * HYDROPATHY_TOP);
  const step = count > 50 ? 10 : count > 12 ? 5 : 1;
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const drawn = points.map(({ place, value }) =>
    value === null ? null : ([toX(place), toShare(value)] as const),
  );
  return {
    path: toPath(window === 1 ? drawn.flatMap((point) => [point, null]) : drawn),
    ticks: {
      x: places
        .filter((place) => place === 1 || place % step === 0)
        .map((place) => ({ at: toX(place), label: String(place) })),
      y: [-4, -2, 0, 2, 4].map((value) => ({ at: toShare(value), label: formatSigned(value) })),
    },
    zero: toShare(0),
  };
}

/** Draws a path through points given as shares of the plane. Null leaves a gap; a lone point becomes a dot. */
function toPath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  return points
    .map((point, index) => {
      if (!point) return '';
      const [x, y] = point;
      const place = `${Math.round(x * PLANE.width)} ${Math.round((1 - y) * PLANE.height)}`;
      const isFirst = !points[index - 1];
      return `${isFirst ? 'M' : 'L'}${place}${isFirst && !points[index + 1] ? 'h0' : ''}`;
    })
    .join('');
}

/** Formats a number with a plus sign or a true minus sign, and `decimals` decimals. */
export function formatSigned(value: number, decimals = 0): string {
  const rounded = Number(value.toFixed(decimals));
  const sign = rounded < 0 ? '\u2212' : rounded > 0 ? '+' : '';
  return `${sign}${Math.abs(rounded).toFixed(decimals)}`;
}
