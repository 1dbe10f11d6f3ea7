import { u100Barrels } from '@/lib/calculator/barrels';
import { round } from '../geometry';
import { box, colors, FIGURE_WIDTH, type Figure, label, rule } from '../style';

const LEFT = 22;
const BARREL_LENGTH = 300;
const BARREL_HEIGHT = 34;
const ROW = 112;

/** U-100 barrels with every mark where it is, each filled to the same 10 units. */
export function drawSyringeMarks(): Figure {
  return drawBarrels(u100Barrels, 10);
}

/** The answer of the lesson that draws 12 units on paper: on marks of 1 unit, and on marks of 2. */
export function drawTwelveUnits(): Figure {
  const drawn = u100Barrels.filter(
    ({ units, step }) => (units === 30 && step === 1) || (units === 100 && step === 2),
  );
  return drawBarrels(drawn, 12);
}

function drawBarrels(drawn: typeof u100Barrels, filled: number): Figure {
  const marks = drawn.map(({ volume, units, step, marks: spacing }, index) => {
    const top = index * ROW;
    const toX = (unit: number) => round(LEFT + (unit / units) * BARREL_LENGTH);
    const y = top + 36;
    return [
      label([LEFT, top + 22], `${volume}, ${spacing}`, { weight: 600 }),
      box([LEFT, y, toX(filled) - LEFT, BARREL_HEIGHT], {
        fill: colors.liquid,
        radius: 0,
      }),
      box([LEFT, y, BARREL_LENGTH, BARREL_HEIGHT], { edge: colors.ink }),
      rule(`M${LEFT} ${y + BARREL_HEIGHT / 2}H6`, { width: 3 }),
      ...toTicks(units, step).map(({ unit, isLong }) =>
        rule(`M${toX(unit)} ${y}v${isLong ? 16 : 9}`, { width: isLong ? 1.5 : 1 }),
      ),
      ...toTicks(units, step)
        .filter(({ unit }) => unit > 0 && unit % toLabelStep(units) === 0)
        .map(({ unit }) =>
          label([toX(unit), y + BARREL_HEIGHT + 18], String(unit), { anchor: 'middle', size: 14 }),
        ),
      rule(`M${toX(filled)} ${y - 4}v${BARREL_HEIGHT + 8}`, {
        color: colors.accentMark,
        width: 3,
      }),
    ];
  });
  return { width: FIGURE_WIDTH, height: drawn.length * ROW - 8, marks };
}

/** Where the marks of a barrel are, in units, and which of them are long. */
export function toTicks(units: number, step: number): { unit: number; isLong: boolean }[] {
  const long = units > 50 ? 10 : 5;
  return Array.from({ length: units / step + 1 }, (_, index) => index * step).map((unit) => ({
    unit,
    isLong: unit % long === 0,
  }));
}

/** How far apart the printed numbers are: closer on small barrels. */
function toLabelStep(units: number): number {
  return units > 30 ? 10 : 5;
}
