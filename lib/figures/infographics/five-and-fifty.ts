import { countUp, round } from '../geometry';
import { box, colors, FIGURE_WIDTH, type Figure, label, labels, rule } from '../style';
import type { Drawing } from '../svg';

const LEFT = 22;
const LENGTH = 300;
const HEIGHT = 40;
const UNITS = 100;
const ROW = 138;

const DRAWS = [
  { units: 5, words: ['5 units: 0.05 mL', 'one twentieth of the barrel'] },
  { units: 50, words: ['50 units: 0.5 mL', 'half of the barrel, ten times as much'] },
] as const;

/** The same 1 mL barrel for U-100 twice, drawn to scale: filled to 5 units, and to 50. */
export function drawFiveAndFifty(): Figure {
  return {
    width: FIGURE_WIDTH,
    height: DRAWS.length * ROW - 14,
    marks: DRAWS.map(({ units, words }, index) => drawBarrel(units, words, index * ROW)),
  };
}

function drawBarrel(filled: number, [name, size]: readonly string[], top: number): Drawing {
  const toX = (unit: number) => round(LEFT + (unit / UNITS) * LENGTH);
  const y = top + 50;
  return [
    label([LEFT, top + 20], name ?? '', { weight: 600 }),
    labels([LEFT, top + 38], [size ?? ''], { size: 14, fill: colors.muted }),
    box([LEFT, y, toX(filled) - LEFT, HEIGHT], { fill: colors.liquid, radius: 0 }),
    box([LEFT, y, LENGTH, HEIGHT], { edge: colors.ink }),
    rule(`M${LEFT} ${y + HEIGHT / 2}H6`, { width: 3 }),
    countUp(51).map((index) => {
      const isLong = index % 5 === 0;
      return rule(`M${toX(index * 2)} ${y}v${isLong ? 18 : 10}`, { width: isLong ? 1.5 : 1 });
    }),
    countUp(10).map((index) =>
      label([toX((index + 1) * 10), y + HEIGHT + 18], String((index + 1) * 10), {
        anchor: 'middle',
        size: 14,
      }),
    ),
    rule(`M${toX(filled)} ${y - 5}v${HEIGHT + 10}`, { color: colors.accentMark, width: 3 }),
  ];
}
