import {
  type Schedule,
  STEADY_HALF_LIVES,
  toAmount,
  toShareLeft,
  toSteadyState,
} from './half-life';

/** A tick on an axis: its position as a share of the axis, from its start, and its label. */
export type Tick = { at: number; label: string };

/** The plotted course of an amount under repeated doses. Positions are shares of the plot. */
export type Course = ReturnType<typeof toCourse>;

export const BOX = { width: 1000, height: 500 };

/** If it takes more doses to a steady level, a band from peaks to low points is drawn instead. */
const MOST_DOSES = 24;
const FEWEST_DOSES = 3;
const BAND_SAMPLES = 48;

/**
 * A decay is drawn as CURVES cubic curves, the first ones shorter, for up to DRAWN_HALF_LIVES. Each has the true
 * height and slope at both ends and lies within 0.1% of the true course between them.
 */
const CURVES = 7;
const DRAWN_HALF_LIVES = 10;

/** Decimals of a coordinate: on a steep decay, a rounding error in time shows as an error in the amount. */
const DECIMALS = 3;

const HOURS_PER_DAY = 24;
const STEPS = {
  hours: [0.1, 0.25, 0.5, 1, 2, 6, 12, 24],
  days: [1, 2, 7, 14, 28, 56, 140, 280, 700, 1400],
};
const AMOUNT_STEPS = [0.25, 0.5];
/** 1, 2, 5, 10 and so on. */
const ROUND_STEPS = [1, 10, 100, 1000, 1e4, 1e5].flatMap((base) => [base, 2 * base, 5 * base]);

const HEADROOM = 1.08;

/** Computes the plot of a schedule (in hours), past the steady point, with a missed dose if possible. */
export function toCourse(schedule: Schedule) {
  const { halfLife, interval } = schedule;
  const { peak, time } = toSteadyState(schedule);
  const doses = Math.max(FEWEST_DOSES, Math.ceil(time / interval));
  const isBand = doses > MOST_DOSES;
  const end = isBand ? 1.4 * time : 2 * doses * interval;
  const top = peak * HEADROOM;
  const toPoint = (at: number, amount: number) =>
    `${format((at / end) * BOX.width)} ${format((1 - amount / top) * BOX.height)}`;
  const unit = end > 3 * HOURS_PER_DAY ? 'days' : 'hours';
  const perUnit = unit === 'days' ? HOURS_PER_DAY : 1;
  return {
    /** SVG path in a box of BOX.width by BOX.height, y pointing down: all doses, or a closed band. */
    taken: isBand
      ? toBand(schedule, end, toPoint)
      : `M${toPoint(0, 0)}${toLine(schedule, { from: 1, to: 2 * doses }, toPoint)}`,
    /** The path from dose `dose` on if that one is missed (at `at`); absent with a band. */
    missed: isBand
      ? undefined
      : {
          path: `M${toLine(schedule, { from: doses + 1, to: 2 * doses, missed: doses + 1 }, toPoint).slice(1)}`,
          dose: doses + 1,
          at: (doses * interval) / end,
        },
    ticks: {
      x: toTicks(end / perUnit, STEPS[unit], 7),
      y: toTicks(top, AMOUNT_STEPS, 5),
    },
    unit,
    /** Positions of STEADY_HALF_LIVES half-lives on the x axis and of the ceiling on the y axis. */
    steadyAt: (STEADY_HALF_LIVES * halfLife) / end,
    ceiling: 1 / HEADROOM,
  };
}

type ToPoint = (at: number, amount: number) => string;

function format(coordinate: number): number {
  return Number(coordinate.toFixed(DECIMALS));
}

/** Path of the jump and decay of each dose from `from` to `to`, without dose `missed` if given. */
function toLine(
  schedule: Schedule,
  { from, to, missed }: { from: number; to: number; missed?: number },
  toPoint: ToPoint,
): string {
  const { halfLife, interval } = schedule;
  const drawn = Math.min(interval, DRAWN_HALF_LIVES * halfLife);
  const since = Array.from({ length: CURVES + 1 }, (_, index) => drawn * (index / CURVES) ** 2);
  let path = '';
  for (let dose = from; dose <= to; dose += 1) {
    const start = (dose - 1) * interval;
    const toLeft = (at: number) =>
      toAmount(dose, at, schedule) -
      (missed === undefined ? 0 : toShareLeft(start + at - (missed - 1) * interval, halfLife));
    path += `L${toPoint(start, toLeft(0))}`;
    for (const [index, next] of since.slice(1).entries())
      path += toCurve(since[index] ?? 0, next, { halfLife, toLeft }, (at, amount) =>
        toPoint(start + at, amount),
      );
    if (drawn < interval) path += `L${toPoint(start + interval, toLeft(interval))}`;
  }
  return path;
}

/** Part of a decay as a cubic curve that has its height and slope (amount × ln 2 ÷ half-life) at both ends. */
function toCurve(
  from: number,
  to: number,
  { halfLife, toLeft }: { halfLife: number; toLeft: (at: number) => number },
  toPoint: ToPoint,
): string {
  const third = (to - from) / 3;
  const fall = (third * Math.LN2) / halfLife;
  const [first, last] = [toLeft(from), toLeft(to)];
  return `C${[
    toPoint(from + third, first * (1 - fall)),
    toPoint(to - third, last * (1 + fall)),
    toPoint(to, last),
  ].join(' ')}`;
}

/** Closed path of the area between the peaks and the low points just before them. */
function toBand(schedule: Schedule, end: number, toPoint: ToPoint): string {
  const { interval } = schedule;
  const times = Array.from(
    { length: BAND_SAMPLES + 1 },
    (_, index) => (index / BAND_SAMPLES) * end,
  );
  const along = (amount: (doses: number) => number) =>
    times.map((at) => toPoint(at, Math.max(0, amount(at / interval))));
  const peaks = along((doses) => toAmount(doses + 1, 0, schedule));
  const lows = along((doses) => toAmount(doses, interval, schedule)).reverse();
  return `M${peaks.join('L')}L${lows.join('L')}Z`;
}

/** Ticks from 0 to a length, at the first step that gives at most `most` intervals. */
function toTicks(length: number, steps: readonly number[], most: number): Tick[] {
  const step = [...steps, ...ROUND_STEPS].find((one) => length / one <= most) ?? 1;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => ({
    at: (index * step) / length,
    label: (index * step).toLocaleString('en-US'),
  }));
}
