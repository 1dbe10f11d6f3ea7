import { barrels } from '@/content/calculator';
import { box, colours, FIGURE_WIDTH, type Figure, round, stroke, text } from './svg';

const LEFT = 22;
const BARREL_LENGTH = 300;
const BARREL_HEIGHT = 34;
const ROW = 112;
const FILLED_UNITS = 10;

/** U-100 barrels with every mark where it is, each filled to the same 10 units. */
export function drawSyringeMarks(): Figure {
  const marks = barrels
    .map(({ volume, units, step, marks: spacing }, index) => {
      const top = index * ROW;
      const toX = (unit: number) => round(LEFT + (unit / units) * BARREL_LENGTH);
      const y = top + 36;
      return [
        text(LEFT, top + 22, `${volume}, ${spacing}`, { weight: 600 }),
        box([LEFT, y, toX(FILLED_UNITS) - LEFT, BARREL_HEIGHT], {
          fill: colours.liquid,
          radius: 0,
        }),
        box([LEFT, y, BARREL_LENGTH, BARREL_HEIGHT], { edge: colours.ink }),
        stroke(`M${LEFT} ${y + BARREL_HEIGHT / 2}H6`, { width: 3 }),
        ...toTicks(units, step).map(({ unit, isLong }) =>
          stroke(`M${toX(unit)} ${y}v${isLong ? 16 : 9}`, { width: isLong ? 1.5 : 1 }),
        ),
        ...toTicks(units, step)
          .filter(({ unit }) => unit > 0 && unit % toLabelStep(units) === 0)
          .map(({ unit }) =>
            text(toX(unit), y + BARREL_HEIGHT + 18, String(unit), { anchor: 'middle', size: 14 }),
          ),
        stroke(`M${toX(FILLED_UNITS)} ${y - 4}v${BARREL_HEIGHT + 8}`, {
          colour: colours.accentMark,
          width: 3,
        }),
      ].join('');
    })
    .join('');
  return { width: FIGURE_WIDTH, height: barrels.length * ROW - 8, marks };
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
