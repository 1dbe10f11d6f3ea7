import type { Point } from '@/lib/figures/geometry';
import { line } from '@/lib/figures/shapes';
import { lightColors } from '@/lib/figures/tokens';
import { lines, mark, onLight, type Plate, SAFE, toRadius, toScale } from './plate';

/** Hazard ratios with 95% intervals of the three outcome trials, by the keys of their records. */
export const outcomeTrials = [
  { key: 'marso-2016-sustain6', people: 3297, ratio: 0.74, from: 0.58, to: 0.95 },
  { key: 'husain-2019-pioneer6', people: 3183, ratio: 0.79, from: 0.57, to: 1.11 },
  { key: 'lincoff-2023-select', people: 17604, ratio: 0.8, from: 0.72, to: 0.9 },
] as const;

const LARGEST = Math.max(...outcomeTrials.map(({ people }) => people));
/** Ratios stand on a logarithmic scale, as usual, so that halving and doubling are equal steps. */
export const ratioAt = toScale([0.5, 1.25], [SAFE.left, SAFE.right], 'log');
const FILLS = [lightColors['res-hydrophobic'], lightColors.raised, lightColors['res-positive']];

/** Three intervals against the line at 1. */
export const forestPlot: Plate = {
  palette: onLight('art-3'),
  draw: ({ edge, accent }) => {
    const base = 522;
    const ticks = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2].map((ratio): [Point, Point] => [
      [ratioAt(ratio), base],
      [ratioAt(ratio), base + (ratio === 1 || ratio === 0.5 ? 22 : 12)],
    ]);
    const rows = outcomeTrials.map(({ ratio, from, to, people }, row) => {
      const y = 150 + row * 135;
      const cap = (x: number): [Point, Point] => [
        [x, y - 20],
        [x, y + 20],
      ];
      return [
        line(
          [
            [SAFE.left, y],
            [SAFE.right, y],
          ],
          { color: edge, width: 1.5, opacity: 0.22 },
        ),
        line(
          [
            [ratioAt(from), y],
            [ratioAt(to), y],
          ],
          { color: edge, width: 7 },
        ),
        lines([cap(ratioAt(from)), cap(ratioAt(to))], { color: edge, width: 7 }),
        mark([ratioAt(ratio), y], toRadius(people, LARGEST, 58), {
          fill: FILLS[row] ?? 'none',
          edge,
        }),
      ];
    });
    return [
      line(
        [
          [SAFE.left, base],
          [SAFE.right, base],
        ],
        { color: edge, width: 3.5 },
      ),
      lines(ticks, { color: edge, width: 2.5 }),
      line(
        [
          [ratioAt(1), 84],
          [ratioAt(1), base],
        ],
        { color: accent, width: 6, dash: '18 12' },
      ),
      ...rows,
    ];
  },
};
