import { colors, label, rule } from '../style';
import type { Drawing } from '../svg';

/** The position and the vertical scale of a plot of shares. */
type Plot = { left: number; width: number; toY: (share: number) => number };

/** Grid lines with percentages at each quarter, and labelled ticks along the lowest line. */
export function drawShareScale(
  { left, width, toY }: Plot,
  ticks: readonly (readonly [x: number, number: string])[],
): Drawing[] {
  return [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      rule(`M${left} ${toY(share)}h${width}`, {
        color: share === 0 ? colors.ink : colors.sunken,
        width: share === 0 ? 2 : 1.5,
      }),
      label([left - 6, toY(share) + 5], `${share * 100}%`, { size: 14, anchor: 'end' }),
    ]),
    ...ticks.flatMap(([x, number]) => [
      rule(`M${x} ${toY(0)}v6`, { width: 1.5 }),
      label([x, toY(0) + 22], number, { size: 14, anchor: 'middle' }),
    ]),
  ];
}
