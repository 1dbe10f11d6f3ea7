import {
  type Schedule,
  STEADY_HALF_LIVES,
  toAmount,
  toShareLeft,
  toSteadyState,
} from './half-life';

/** A mark on an axis: its place as a share of the axis, from its start, and its lettering. */
export type Tick = { at: number; label: string };

/** The course of an amount under repeated doses, ready to draw. Places are shares of the plot. */
export type Course = {
  /** Paths in a box of BOX.width by BOX.height, its y pointing down. */
  taken: string;
  /** The same with one dose left out; absent where single doses are too close to be told apart. */
  missed?: { path: string; dose: number; at: number };
  ticks: { x: readonly Tick[]; y: readonly Tick[] };
  unit: 'hours' | 'days';
  /** When STEADY_HALF_LIVES have passed, and the height of the ceiling. */
  steadyAt: number;
  ceiling: number;
};

export const BOX = { width: 1000, height: 500 };

/** More doses than this until the level is steady are drawn as a band between peaks and low points. */
const MOST_DOSES = 24;
const FEWEST_DOSES = 3;
const BAND_SAMPLES = 48;

/** A decay is drawn through so many points, closer together at first, until next to nothing is left. */
const SAMPLES = 9;
const DRAWN_HALF_LIVES = 8;

const HOURS_PER_DAY = 24;
const STEPS = {
  hours: [0.1, 0.25, 0.5, 1, 2, 6, 12, 24],
  days: [1, 2, 7, 14, 28, 56, 140, 280, 700, 1400],
};
const AMOUNT_STEPS = [0.25, 0.5];

/** Room above the ceiling. */
const HEADROOM = 1.08;

/** The course of a schedule in hours, from the first dose until it is steady and, with a gap, again. */
export function toCourse(schedule: Schedule): Course {
  const { halfLife, interval } = schedule;
  const { peak, time } = toSteadyState(schedule);
  const doses = Math.max(FEWEST_DOSES, Math.ceil(time / interval));
  const isBand = doses > MOST_DOSES;
  const end = isBand ? 1.4 * time : 2 * doses * interval;
  const top = peak * HEADROOM;
  const toPoint = (at: number, amount: number) =>
    `${Math.round((at / end) * BOX.width)} ${Math.round((1 - amount / top) * BOX.height)}`;
  const unit = end > 3 * HOURS_PER_DAY ? 'days' : 'hours';
  const perUnit = unit === 'days' ? HOURS_PER_DAY : 1;
  return {
    taken: isBand
      ? toBand(schedule, end, toPoint)
      : `M${toPoint(0, 0)}${toLine(schedule, { from: 1, to: 2 * doses }, toPoint)}`,
    ...(!isBand && {
      missed: {
        path: `M${toLine(schedule, { from: doses + 1, to: 2 * doses, missed: doses + 1 }, toPoint).slice(1)}`,
        dose: doses + 1,
        at: (doses * interval) / end,
      },
    }),
    ticks: {
      x: toTicks(end / perUnit, STEPS[unit], 7),
      y: toTicks(top, AMOUNT_STEPS, 5),
    },
    unit,
    steadyAt: (STEADY_HALF_LIVES * halfLife) / end,
    ceiling: 1 / HEADROOM,
  };
}

type ToPoint = (at: number, amount: number) => string;

/** Jumps and decays from one dose to another, the last with its decay; one of them may be left out. */
function toLine(
  schedule: Schedule,
  { from, to, missed }: { from: number; to: number; missed?: number },
  toPoint: ToPoint,
): string {
  const { halfLife, interval } = schedule;
  const drawn = Math.min(interval, DRAWN_HALF_LIVES * halfLife);
  const since = Array.from({ length: SAMPLES }, (_, index) => drawn * (index / (SAMPLES - 1)) ** 2);
  if (drawn < interval) since.push(interval);
  let path = '';
  for (let dose = from; dose <= to; dose += 1) {
    for (const at of since) {
      const gone =
        missed === undefined ? 0 : toShareLeft((dose - missed) * interval + at, halfLife);
      path += `L${toPoint((dose - 1) * interval + at, toAmount(dose, at, schedule) - gone)}`;
    }
  }
  return path;
}

/** The area between the peaks and the low points before them. */
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

/** Marks from 0 to a length, at the first step that gives no more than `most` of them. */
function toTicks(length: number, steps: readonly number[], most: number): Tick[] {
  let step = steps.find((candidate) => length / candidate <= most) ?? 1;
  for (let base = 1; length / step > most; base *= 10)
    step = [1, 2, 5].map((digit) => digit * base).find((one) => length / one <= most) ?? step;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => ({
    at: (index * step) / length,
    label: (index * step).toLocaleString('en-US'),
  }));
}
