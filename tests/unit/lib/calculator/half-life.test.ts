import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Schedule,
  STEADY_HALF_LIVES,
  toAmount,
  toPeak,
  toShareLeft,
  toShareOfCeiling,
  toSteadyState,
} from '@/lib/calculator/half-life';

const WEEKLY = { halfLife: 7, interval: 7 };

const anySchedule = fc.record({
  halfLife: fc.double({ min: 0.1, max: 24_000, noNaN: true }),
  interval: fc.double({ min: 0.1, max: 24_000, noNaN: true }),
});
const anyDose = fc.integer({ min: 1, max: 60 });

/** The same course, computed by adding each dose to what is left of the earlier ones. */
function addUp(doses: number, { halfLife, interval }: Schedule): number {
  let amount = 0;
  for (let dose = 1; dose <= doses; dose += 1) {
    amount = amount * 0.5 ** (interval / halfLife) + 1;
  }
  return amount;
}

function expectClose(actual: number, expected: number) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

test('by hand: 50, 25, 12.5, 6.25 and 3.125% are left after one to five half-lives', () => {
  expect([1, 2, 3, 4, 5].map((lives) => toShareLeft(lives * 8, 8))).toEqual([
    0.5, 0.25, 0.125, 0.0625, 0.03125,
  ]);
  expect(toShareLeft(0, 3)).toBe(1);
});

test('by hand: one dose per half-life ends at a peak of two doses and a trough of one', () => {
  const { shareLeft, peak, trough, swing, time } = toSteadyState(WEEKLY);
  expectClose(shareLeft, 0.5);
  expectClose(peak, 2);
  expectClose(trough, 1);
  expectClose(swing, 2);
  expect(time).toBe(35);
  for (const [index, amount] of [1, 1.5, 1.75, 1.875].entries()) {
    expectClose(toPeak(index + 1, WEEKLY), amount);
  }
  expectClose(toAmount(2, 7, WEEKLY), 0.75);
  expectClose(toShareOfCeiling(STEADY_HALF_LIVES, WEEKLY), 0.96875);
});

test('by hand: a weekly dose with a half-life of 5 days leaves 38% and ends at 1.6 doses', () => {
  const { shareLeft, peak } = toSteadyState({ halfLife: 5, interval: 7 });
  expect(shareLeft).toBeCloseTo(0.379, 3);
  expect(peak).toBeCloseTo(1.61, 2);
});

test('a level halves in every half-life, from any starting time', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: 0.1, max: 500, noNaN: true }),
      (start, halfLife) => {
        const share = toShareLeft(start, halfLife);
        expect(toShareLeft(start + halfLife, halfLife)).toBeCloseTo(share / 2, 10);
      },
    ),
  );
});

test('the closed form equals adding up the doses one by one', () => {
  fc.assert(
    fc.property(anySchedule, anyDose, (schedule, dose) => {
      expectClose(toPeak(dose, schedule), addUp(dose, schedule));
      expectClose(toAmount(dose, schedule.interval, schedule) + 1, toPeak(dose + 1, schedule));
    }),
  );
});

test('at the ceiling each dose replaces exactly what was lost since the one before', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const { peak, trough, shareLeft, swing } = toSteadyState(schedule);
      expectClose(peak - trough, 1);
      expectClose(peak * shareLeft, trough);
      if (Number.isFinite(swing)) expectClose(trough * swing, peak);
      expect(peak).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('peaks rise but stay below the ceiling, and five half-lives reach 97% of it', () => {
  fc.assert(
    fc.property(anySchedule, anyDose, (schedule, dose) => {
      const { peak } = toSteadyState(schedule);
      expect(toPeak(dose + 1, schedule)).toBeGreaterThanOrEqual(toPeak(dose, schedule));
      expect(toPeak(dose, schedule)).toBeLessThanOrEqual(peak * (1 + 1e-12));
      expectClose(toShareOfCeiling(dose, schedule) * peak, toPeak(dose, schedule));
      const doses = Math.ceil((STEADY_HALF_LIVES * schedule.halfLife) / schedule.interval);
      expect(toShareOfCeiling(doses, schedule)).toBeGreaterThanOrEqual(0.96875 - 1e-9);
    }),
  );
});

test('the shortest and longest times allowed give the expected limits', () => {
  const rare = toSteadyState({ halfLife: 0.1, interval: 24_000 });
  expect(rare).toMatchObject({ shareLeft: 0, peak: 1, trough: 0, swing: Number.POSITIVE_INFINITY });
  const often = toSteadyState({ halfLife: 24_000, interval: 0.1 });
  expect(often.peak).toBeCloseTo(240_000 / Math.LN2 + 0.5, 0);
  expect(often.swing).toBeGreaterThan(1);
  expect(toPeak(0, WEEKLY)).toBe(0);
});
