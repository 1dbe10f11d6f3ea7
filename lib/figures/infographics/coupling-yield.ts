import { countUp, round } from '../geometry';
import { colors, FIGURE_WIDTH, type Figure, label, rule } from '../style';
import type { Drawing } from '../svg';
import { drawShareScale } from './share-scale';

const LEFT = 46;
const PLOT_WIDTH = 240;
const PLOT_HEIGHT = 210;
const TOP = 34;
const MOST_RESIDUES = 45;
const MARKED = [15, 30];

/** The yields of a single coupling that are drawn, and the look of their curves. */
const STEPS = [
  { percent: 99.5, color: colors.ink, dash: '2 4' },
  { percent: 99, color: colors.accentMark, dash: '' },
  { percent: 98, color: colors.brand, dash: '7 4' },
] as const;

/** The share of chains without a gap: a chain has one coupling fewer than residues. */
export function toShareRight(percent: number, residues: number): number {
  return (percent / 100) ** (residues - 1);
}

/** The share of correct chains by length, one curve for each yield of a single coupling. */
export function drawCouplingYield(): Figure {
  return {
    width: FIGURE_WIDTH,
    height: TOP + PLOT_HEIGHT + 44,
    marks: [
      label([LEFT, TOP - 14], 'Chains without a gap', { size: 14, fill: colors.muted }),
      drawShareScale(
        { left: LEFT, width: PLOT_WIDTH, toY },
        [1, 15, 30, MOST_RESIDUES].map((residues) => [toX(residues), String(residues)]),
      ),
      label([LEFT + PLOT_WIDTH + 8, TOP - 14], 'per step', { size: 14, fill: colors.muted }),
      label([LEFT + PLOT_WIDTH, TOP + PLOT_HEIGHT + 40], 'residues in the chain', {
        size: 14,
        anchor: 'end',
        fill: colors.muted,
      }),
      STEPS.flatMap(drawCurve),
      MARKED.flatMap(drawMark),
    ],
  };
}

const toX = (residues: number) => round(LEFT + ((residues - 1) / (MOST_RESIDUES - 1)) * PLOT_WIDTH);
const toY = (share: number) => round(TOP + (1 - share) * PLOT_HEIGHT);

/** A curve, labelled at its end with the yield of a single coupling. */
function drawCurve({ percent, color, dash }: (typeof STEPS)[number]): Drawing[] {
  const points = countUp(MOST_RESIDUES).map(
    (index) => `${toX(index + 1)} ${toY(toShareRight(percent, index + 1))}`,
  );
  const end = toY(toShareRight(percent, MOST_RESIDUES));
  return [
    rule(`M${points.join('L')}`, { color, width: 3, dash }),
    label([LEFT + PLOT_WIDTH + 8, end + 5], `${percent}%`, { weight: 600 }),
  ];
}

/** A chain length that the lesson works out, marked on the 99% curve. */
function drawMark(residues: number): Drawing[] {
  const share = toShareRight(99, residues);
  return [
    rule(`M${toX(residues)} ${toY(share)}V${toY(0)}`, {
      color: colors.line,
      width: 1,
      dash: '2 3',
    }),
    label([toX(residues) + 6, toY(0) - 8], `${Math.round(share * 100)}%`, { size: 14 }),
  ];
}
