import { u100Barrels } from '@/lib/calculator/barrels';
import { countUp, round } from '../geometry';
import { box } from '../shapes';
import { colors, FIGURE_WIDTH, type Figure, label, rule } from '../style';
import type { Drawing } from '../svg';

const LEFT = 22;
const LENGTH = 300;
const MILLILITRE = { units: 100, step: 2 };

/** The look of a barrel: its height, the lengths of its long and short marks, its fill in units. */
type Look = { height: number; long: number; short: number; filled: number };

/** U-100 barrels with all their marks, each filled to 10 units. */
export function drawSyringeMarks(): Figure {
  return drawBarrels(u100Barrels, 10);
}

/** The solution of the lesson that draws 12 units on paper: on marks of 1 unit, and of 2. */
export function drawTwelveUnits(): Figure {
  const drawn = u100Barrels.filter(
    ({ units, step }) => (units === 30 && step === 1) || (units === 100 && step === 2),
  );
  return drawBarrels(drawn, 12);
}

function drawBarrels(drawn: typeof u100Barrels, filled: number): Figure {
  const row = 112;
  return {
    width: FIGURE_WIDTH,
    height: drawn.length * row - 8,
    marks: drawn.map(({ volume, marks, ...barrel }, index) => [
      label([LEFT, index * row + 22], `${volume}, ${marks}`, { weight: 600 }),
      drawBarrel(barrel, index * row + 36, { height: 34, long: 16, short: 9, filled }),
    ]),
  };
}

/** The same 1 mL barrel for U-100 twice, to scale: filled to 5 units, and to 50. */
export function drawFiveAndFifty(): Figure {
  const row = 138;
  const draws = [
    { filled: 5, name: '5 units: 0.05 mL', size: 'one twentieth of the barrel' },
    { filled: 50, name: '50 units: 0.5 mL', size: 'half of the barrel, ten times as much' },
  ];
  return {
    width: FIGURE_WIDTH,
    height: draws.length * row - 14,
    marks: draws.map(({ filled, name, size }, index) => [
      label([LEFT, index * row + 20], name, { weight: 600 }),
      label([LEFT, index * row + 38], size, { size: 14, fill: colors.muted }),
      drawBarrel(MILLILITRE, index * row + 50, { height: 40, long: 18, short: 10, filled }),
    ]),
  };
}

/** A barrel with its needle, its marks, their numbers and its plunger; `y` is its upper edge. */
function drawBarrel(
  { units, step }: { units: number; step: number },
  y: number,
  { height, long, short, filled }: Look,
): Drawing {
  const toX = (unit: number) => round(LEFT + (unit / units) * LENGTH);
  const ticks = toTicks(units, step);
  const labelStep = units > 30 ? 10 : 5;
  const beyond = height > 34 ? 5 : 4;
  return [
    box([LEFT, y, toX(filled) - LEFT, height], { fill: colors.liquid, radius: 0 }),
    box([LEFT, y, LENGTH, height], { edge: colors.ink }),
    rule(`M${LEFT} ${y + height / 2}H6`, { width: 3 }),
    ticks.map(({ unit, isLong }) =>
      rule(`M${toX(unit)} ${y}v${isLong ? long : short}`, { width: isLong ? 1.5 : 1 }),
    ),
    ticks
      .filter(({ unit }) => unit > 0 && unit % labelStep === 0)
      .map(({ unit }) =>
        label([toX(unit), y + height + 18], String(unit), { anchor: 'middle', size: 14 }),
      ),
    rule(`M${toX(filled)} ${y - beyond}v${height + 2 * beyond}`, {
      color: colors.accentMark,
      width: 3,
    }),
  ];
}

/** The positions of a barrel's marks in units, and which of them are long. */
export function toTicks(units: number, step: number): { unit: number; isLong: boolean }[] {
  const long = units > 50 ? 10 : 5;
  return countUp(units / step + 1).map((index) => ({
    unit: index * step,
    isLong: (index * step) % long === 0,
  }));
}
