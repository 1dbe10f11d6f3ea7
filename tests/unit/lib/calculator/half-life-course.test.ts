import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAmount, toSteadyState } from '@/lib/calculator/half-life';
import { BOX, toCourse } from '@/lib/calculator/half-life-course';

const anySchedule = fc.record({
  halfLife: fc.double({ min: 0.1, max: 24_000, noNaN: true }),
  interval: fc.double({ min: 0.1, max: 24_000, noNaN: true }),
});
const WEEKLY = { halfLife: 168, interval: 168 };

type Point = [x: number, y: number];

/** The end points of the lines and curves of a path. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLCZ]|$)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );

/** Four points on each Bézier curve of a path. */
const alongCurves = (path: string) =>
  [...path.matchAll(/([-\d. ]+)(?=C([-\d. ]+))/g)].flatMap(([, before = '', curve = '']) => {
    const numbers = [...before.split(' ').slice(-2), ...curve.split(' ')].map(Number);
    const at = (t: number, axis: 0 | 1) =>
      [1, 3, 3, 1].reduce(
        (sum, weight, index) =>
          sum + weight * (1 - t) ** (3 - index) * t ** index * (numbers[2 * index + axis] ?? 0),
        0,
      );
    return [0.25, 0.5, 0.75, 1].map((t): Point => [at(t, 0), at(t, 1)]);
  });

test('by hand: a weekly half-life is drawn for ten weeks, with the sixth dose missed', () => {
  const { missed, unit, ticks, steadyAt, taken } = toCourse(WEEKLY);
  expect(unit).toBe('days');
  expect(missed).toMatchObject({ dose: 6, at: 0.5 });
  expect(steadyAt).toBe(0.5);
  expect(ticks.x.map(({ label }) => label)).toEqual(['0', '14', '28', '42', '56', '70']);
  expect(ticks.y.map(({ label }) => label)).toEqual(['0', '0.5', '1', '1.5', '2']);
  // The first dose is drawn at 1 of 2.16 doses; the course ends at the right edge.
  const points = pointsOf(taken);
  expect(points[0]).toEqual([0, 500]);
  expect(points[1]?.[0]).toBe(0);
  expect(points[1]?.[1]).toBeCloseTo((1 - 1 / 2.16) * 500, 2);
  expect(points.at(-1)?.[0]).toBe(1000);
});

test('the line of a missed dose starts at the low point before it and stays below the other', () => {
  const { missed, taken } = toCourse(WEEKLY);
  const solid = pointsOf(taken);
  const broken = pointsOf(missed?.path ?? '');
  expect(broken[0]?.[0]).toBe(500);
  // Its first point is the level just before the sixth dose: 0.97 of 2.16.
  expect(broken[0]?.[1]).toBeCloseTo((1 - 0.96875 / 2.16) * 500, 2);
  const after = solid.slice(-broken.length);
  for (const [index, [x, y]] of broken.entries()) {
    expect(x).toBe(after[index]?.[0]);
    expect(y).toBeGreaterThanOrEqual(after[index]?.[1] ?? 0);
  }
});

test.each([
  { halfLife: 0.1, interval: 1 },
  { halfLife: 0.5, interval: 24 },
  { halfLife: 2, interval: 24 },
  { halfLife: 2, interval: 2 },
  { halfLife: 168, interval: 168 },
])('each point of the line is exact to 0.15% of the ceiling: %o', (schedule) => {
  const { taken } = toCourse(schedule);
  const { peak, time } = toSteadyState(schedule);
  const { interval } = schedule;
  const end = 2 * Math.max(3, Math.ceil(time / interval)) * interval;
  const drawn = alongCurves(taken);
  const doses = end / interval;
  const off = drawn.map(([x, y], index) => {
    const dose = Math.floor((index * doses) / drawn.length);
    const since = (x / BOX.width) * end - dose * interval;
    const amount = (1 - y / BOX.height) * peak * 1.08;
    return Math.abs(toAmount(dose + 1, since, schedule) - amount) / peak;
  });
  expect(off.length).toBeGreaterThan(100);
  expect(Math.max(...off)).toBeLessThan(0.0015);
});

test('doses too close together are drawn as a band, without a missed dose', () => {
  const { missed, taken } = toCourse({ halfLife: 240, interval: 12 });
  expect(missed).toBeUndefined();
  expect(taken.endsWith('Z')).toBe(true);
});

test('any schedule gives a course inside its box, below its ceiling, in under 1,000 points', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const { taken, missed, ticks, ceiling, steadyAt } = toCourse(schedule);
      const points = [...pointsOf(taken), ...(missed ? pointsOf(missed.path) : [])];
      expect(points.length).toBeLessThan(1000);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(BOX.width);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(Math.floor(BOX.height * (1 - ceiling)));
      expect(Math.max(...ys)).toBeLessThanOrEqual(BOX.height);
      for (const axis of [ticks.x, ticks.y]) {
        expect(axis.length).toBeGreaterThanOrEqual(2);
        expect(axis.length).toBeLessThanOrEqual(9);
        for (const { at } of axis) expect(at).toBeLessThanOrEqual(1);
        expect(new Set(axis.map(({ label }) => label)).size).toBe(axis.length);
      }
      expect(steadyAt).toBeLessThanOrEqual(1);
    }),
  );
});
