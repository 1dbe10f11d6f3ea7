import { scaleLinear } from 'd3-scale';
import { formatNumber } from '@/lib/evidence/format-finding';
import type { Axis } from '../plots/plot';

type Wording = Pick<Axis, 'title' | 'ends' | 'noEffect'>;

const TICKS = 5;

/** Minimum share of a scale on each side of no effect, which leaves room for the words below that side. */
const SIDE = 0.25;

/** A linear axis over all values (amounts include zero), rounded outwards to its ticks. */
export function toLinearAxis(values: readonly number[], wording: Wording): Axis {
  const { noEffect, ends } = wording;
  const all = noEffect === undefined || !ends ? values : [...values, ...toSides(values, noEffect)];
  const scale = scaleLinear([Math.min(...all), Math.max(...all)], [0, 1]).nice(TICKS);
  const [low = 0, high = 1] = scale.domain();
  return {
    ...wording,
    scale: 'linear',
    domain: [low, high],
    ticks: scale.ticks(TICKS).map((at) => ({ at, label: formatNumber(at) })),
  };
}

/** Bounds that give each side of no effect at least its minimum share of the scale. */
function toSides(values: readonly number[], noEffect: number): [number, number] {
  const below = Math.max(0, noEffect - Math.min(...values));
  const above = Math.max(0, Math.max(...values) - noEffect);
  const least = (SIDE / (1 - SIDE)) * Math.max(below, above);
  return [noEffect - Math.max(below, least), noEffect + Math.max(above, least)];
}

/** Ratios used for ticks, of which as many are shown as fit. An interval beyond them ends in an arrow. */
const RATIOS = [
  ...[0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4, 5, 7],
  ...[10, 20, 50, 100, 200, 500, 1000],
];
const [SMALLEST = 0.01] = RATIOS;
const LARGEST = 1000;

/** Minimum distance between ticks on an axis of ratios, as a share of its length. */
const CLOSEST = 0.13;

/** Whether an estimate lies within the range of an axis of ratios. */
export function isOnRatioAxis(estimate: number): boolean {
  return estimate >= SMALLEST && estimate <= LARGEST;
}

/** A logarithmic axis for ratios, on which a half is as far from one as double is. */
export function toRatioAxis(values: readonly number[], wording: Wording): Axis {
  const logs = values.filter((value) => value > 0).map(Math.log);
  // Some space on both sides of one, for the words below.
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

/** Gives axes with the same title and ends the same domain, so that panels can be compared by eye. */
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

/** Tolerance for the rounding errors of a logarithm and its inverse. */
const ROUNDING = 1 + 1e-9;
