import { scaleLinear } from 'd3-scale';
import { formatNumber } from '@/lib/evidence/format-finding';
import type { Axis } from '../plots/plot';

type Wording = Pick<Axis, 'title' | 'ends' | 'noEffect'>;

const TICKS = 5;

/** A linear scale over all values, rounded outwards to its ticks. With `zero` it begins or ends there at least. */
export function toLinearAxis(
  values: readonly number[],
  wording: Wording & { zero?: boolean },
): Axis {
  const { zero, ...rest } = wording;
  const all = [
    ...values,
    ...(zero ? [0] : []),
    ...(wording.noEffect === undefined ? [] : [wording.noEffect]),
  ];
  const scale = scaleLinear([Math.min(...all), Math.max(...all)], [0, 1]).nice(TICKS);
  const [low = 0, high = 1] = scale.domain();
  return {
    ...rest,
    scale: 'linear',
    domain: [low, high],
    ticks: scale.ticks(TICKS).map((at) => ({ at, label: formatNumber(at) })),
  };
}

/** Ratios that people read easily; as many of them are marked as fit. */
const RATIOS = [
  0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4, 5, 7, 10, 20, 50, 100,
];

/** The fewest steps between ticks on the scale of ratios, as a share of its length. */
const CLOSEST = 0.11;

/** A logarithmic scale for ratios, on which a half is as far from one as double is. */
export function toRatioAxis(values: readonly number[], wording: Wording): Axis {
  // A little room on both sides of one, so that the words below them have something to point to.
  const all = [...values, 0.9, 1.1].filter((value) => value > 0);
  const low = Math.max(...RATIOS.filter((ratio) => ratio <= Math.min(...all)), RATIOS[0] ?? 0.1);
  const high = Math.min(...RATIOS.filter((ratio) => ratio >= Math.max(...all)), 100);
  const length = Math.log(high / low);
  const kept: number[] = [1];
  for (const ratio of [low, high, ...RATIOS]) {
    const isFree = kept.every((other) => Math.abs(Math.log(ratio / other)) >= CLOSEST * length);
    if (ratio >= low && ratio <= high && isFree) kept.push(ratio);
  }
  return {
    noEffect: 1,
    ...wording,
    scale: 'log',
    domain: [low, high],
    ticks: kept.sort((one, other) => one - other).map((at) => ({ at, label: formatNumber(at) })),
  };
}
