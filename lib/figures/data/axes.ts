import { scaleLinear } from 'd3-scale';
import { formatNumber } from '@/lib/evidence/format-finding';
import type { Axis } from '../plots/plot';

type Wording = Pick<Axis, 'title' | 'ends' | 'noEffect'>;

const TICKS = 5;

/** The least share of a scale on each side of no effect, so that the words below it have something to stand under. */
const SIDE = 0.25;

/**
 * A linear scale over all values, rounded outwards to its ticks; `through` are values that it reaches to at least, such
 * as zero for amounts.
 */
export function toLinearAxis(
  values: readonly number[],
  { through = [], ...wording }: Wording & { through?: readonly number[] },
): Axis {
  const { noEffect } = wording;
  const all = [...values, ...through];
  if (noEffect !== undefined && wording.ends) all.push(...toSides(all, noEffect));
  const scale = scaleLinear([Math.min(...all), Math.max(...all)], [0, 1]).nice(TICKS);
  const [low = 0, high = 1] = scale.domain();
  return {
    ...wording,
    scale: 'linear',
    domain: [low, high],
    ticks: scale.ticks(TICKS).map((at) => ({ at, label: formatNumber(at) })),
  };
}

/** How far a scale of differences reaches at least on both sides of no effect. */
function toSides(values: readonly number[], noEffect: number): [number, number] {
  const below = Math.max(0, noEffect - Math.min(...values));
  const above = Math.max(0, Math.max(...values) - noEffect);
  const least = (SIDE / (1 - SIDE)) * Math.max(below, above);
  return [noEffect - Math.max(below, least), noEffect + Math.max(above, least)];
}

/** Ratios that people read easily; as many of them are marked as fit. An interval beyond them ends with an arrow. */
const RATIOS = [
  ...[0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4, 5, 7],
  ...[10, 20, 50, 100, 200, 500, 1000],
];
const [SMALLEST = 0.01] = RATIOS;
const LARGEST = 1000;

/** The fewest steps between ticks on the scale of ratios, as a share of its length. */
const CLOSEST = 0.13;

/** Whether a scale of ratios can show an estimate. */
export function isOnRatioAxis(estimate: number): boolean {
  return estimate >= SMALLEST && estimate <= LARGEST;
}

/** A logarithmic scale for ratios, on which a half is as far from one as double is. */
export function toRatioAxis(values: readonly number[], wording: Wording): Axis {
  const logs = values.filter((value) => value > 0).map(Math.log);
  // A little room on both sides of one, so that the words below them have something to point to.
  const [least, most] = toSides([...logs, Math.log(0.9), Math.log(1.1)], 0).map(Math.exp);
  const low = RATIOS.findLast((ratio) => ratio <= (least ?? 1) * ROUNDING) ?? SMALLEST;
  const high = RATIOS.find((ratio) => ratio * ROUNDING >= (most ?? 1)) ?? LARGEST;
  const length = Math.log(high / low);
  const kept: number[] = [1];
  for (const ratio of [low, high, ...RATIOS]) {
    const isFree = kept.every((other) => Math.abs(Math.log(ratio / other)) >= CLOSEST * length);
    if (ratio >= low && ratio <= high && isFree) kept.push(ratio);
  }
  return {
    noEffect: 1,
    ...wording,
    title: `${wording.title.replace(LOGARITHMIC, '')}${LOGARITHMIC}`,
    scale: 'log',
    domain: [low, high],
    ticks: kept.sort((one, other) => one - other).map((at) => ({ at, label: formatNumber(at) })),
  };
}

const LOGARITHMIC = ', logarithmic scale';

/** Axes of one name on one scale, so that what is drawn in several panels can be compared by eye. */
export function toSharedAxes(axes: readonly Axis[]): Axis[] {
  return axes.map((one) => {
    const { scale, title, ends, noEffect } = one;
    const alike = axes.filter((axis) => axis.title === title && String(axis.ends) === String(ends));
    if (new Set(alike.map(({ domain }) => String(domain))).size === 1) return one;
    const toAxis = scale === 'log' ? toRatioAxis : toLinearAxis;
    return toAxis(
      alike.flatMap(({ domain }) => domain),
      { title, ends, noEffect },
    );
  });
}

/** What is lost to logarithms and back. */
const ROUNDING = 1 + 1e-9;
