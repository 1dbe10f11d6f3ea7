import { disc, shape } from '../shapes';
import { box, colors, rule } from '../style';
import type { Drawing } from '../svg';
import type { Place } from './axis';
import type { Mark } from './plot';

/** Half the side of the largest square of an estimate, and of the smallest. */
const LARGEST = 8;
const SMALLEST = 4;
const RADIUS = 6.5;

/** A mark at its height. Whatever reaches beyond the scale ends at its edge with an arrow, by the domain chosen. */
export function drawMark(mark: Mark, place: Place, y: number): Drawing {
  switch (mark.kind) {
    case 'interval': {
      const half = SMALLEST + (LARGEST - SMALLEST) * mark.weight;
      return [
        rule(`M${place(mark.low)} ${y}H${place(mark.high)}`, { width: 2 }),
        rule(`M${place(mark.low)} ${y - 4}v8M${place(mark.high)} ${y - 4}v8`, { width: 2 }),
        box([place(mark.at) - half, y - half, 2 * half, 2 * half], {
          fill: colors.brand,
          radius: 1,
        }),
      ];
    }
    case 'pooled':
      return drawDiamond(place(mark.low), place(mark.at), place(mark.high), y, 9);
    case 'pair': {
      const [treated, beside] = mark.values;
      if (beside === undefined) return drawFirst(place(treated), y);
      return [
        rule(`M${place(treated)} ${y}H${place(beside)}`, { width: 3, color: colors.line }),
        drawSecond(place(beside), y),
        drawFirst(place(treated), y),
      ];
    }
    case 'bar': {
      const [from = 0, to = 0] = [place(0), place(mark.value)].sort((one, other) => one - other);
      return box([from, y - 8, Math.max(1.5, to - from), 16], { fill: colors.brand, radius: 1 });
    }
    case 'range': {
      const draw = mark.isSecond ? drawSecond : drawFirst;
      if (mark.low === mark.high) return draw(place(mark.low), y);
      return [
        rule(`M${place(mark.low)} ${y}H${place(mark.high)}`, {
          width: 3,
          color: mark.isSecond ? colors.accentMark : colors.brand,
        }),
        draw(place(mark.low), y),
        draw(place(mark.high), y),
      ];
    }
  }
}

/** The mark of the treated group, or of the first kind of row: a full disc. */
export function drawFirst(x: number, y: number): Drawing {
  return disc([x, y], RADIUS, { fill: colors.brand });
}

/** The mark of the group beside it, or of the second kind of row: an open diamond. */
export function drawSecond(x: number, y: number): Drawing {
  return shape(`M${x - 7.5} ${y}l7.5 -7.5 7.5 7.5 -7.5 7.5Z`, colors.raised, {
    color: colors.accentMark,
    width: 2.5,
  });
}

function drawDiamond(low: number, at: number, high: number, y: number, half: number): Drawing {
  return shape(`M${low} ${y}L${at} ${y - half}L${high} ${y}L${at} ${y + half}Z`, colors.accentMark);
}
