import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatChange, toPerThousand, toRiskWith } from '@/lib/evidence/absolute-risk';
import { getBaselineQuestions } from '@/lib/evidence/baseline';

/**
 * Baseline risk, ratio, risk with a hazard ratio, risk with an odds ratio: computed in Python 3 with numpy and scipy
 * 1.17.1 as -expm1(r * log1p(-p)) and expit(logit(p) + log(r)).
 */
const COMPUTED = [
  [0.001, 0.05, 5.002376544889416e-5, 5.004754516790948e-5],
  [0.001, 1.0, 0.001, 0.0009999999999999996],
  [0.001, 19.8, 0.019614979688509948, 0.019434628975265014],
  [0.01, 0.8, 0.008008032177134345, 0.008016032064128258],
  [0.01, 2.78, 0.02755322364667711, 0.027313814108862248],
  [0.05, 0.5, 0.02532056551910361, 0.025641025641025647],
  [0.05, 1.37, 0.0678595827046829, 0.06725576828669615],
  [0.08, 0.05, 0.004160401895780914, 0.0043290043290043325],
  [0.08, 1.0, 0.08, 0.08000000000000002],
  [0.08, 19.8, 0.8081335759209851, 0.6325878594249202],
  [0.25, 0.8, 0.20558211921339078, 0.21052631578947367],
  [0.25, 2.78, 0.5505614587853765, 0.4809688581314878],
  [0.5, 0.5, 0.2928932188134525, 0.3333333333333333],
  [0.5, 1.37, 0.6131087516144025, 0.5780590717299579],
  [0.9, 0.05, 0.10874906186625449, 0.31034482758620696],
  [0.9, 1.0, 0.9, 0.8999999999999999],
  [0.9, 19.8, 1.0, 0.9944196428571428],
] as const;

test.each(COMPUTED)(
  'a baseline risk of %d and a ratio of %d give what SciPy computed',
  (start, ratio, hazard, odds) => {
    expect(toRiskWith('hazard ratio', ratio, start)).toBeCloseTo(hazard, 12);
    expect(toRiskWith('odds ratio', ratio, start)).toBeCloseTo(odds, 12);
    expect(toRiskWith('risk ratio', ratio, start)).toBeCloseTo(Math.min(1, start * ratio), 12);
  },
);

const risk = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const ratio = fc.double({ min: 0.01, max: 50, noNaN: true });
const measure = fc.constantFrom('hazard ratio', 'odds ratio', 'risk ratio');

test('a risk stays from 0 to 1, a ratio of 1 keeps it, and a higher ratio never lowers it', () => {
  fc.assert(
    fc.property(measure, risk, ratio, ratio, (kind, start, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [less, more] = [toRiskWith(kind, low, start), toRiskWith(kind, high, start)];
      expect(less).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(1);
      expect(more).toBeGreaterThanOrEqual(less);
      expect(toRiskWith(kind, 1, start)).toBeCloseTo(start, 12);
      // For rare outcomes the three measures agree.
      const rare = toRiskWith(kind, low, start / 1e6) / (start / 1e6);
      expect(rare / low).toBeCloseTo(1, 3);
    }),
  );
});

test('the change is shown with its interval, in either direction', () => {
  const ratioOf = (value: number, low: number, high: number) =>
    ({ measure: 'risk ratio', value, low, high }) as const;
  expect(formatChange(toPerThousand(ratioOf(0.8, 0.7, 0.9), 100))).toBe(
    '20 fewer (10 to 30 fewer)',
  );
  expect(formatChange(toPerThousand(ratioOf(1.5, 1.2, 2), 100))).toBe('50 more (20 to 100 more)');
  expect(formatChange(toPerThousand(ratioOf(1, 0.9, 1.2), 100))).toBe(
    'no difference (10 fewer to 20 more)',
  );
  expect(formatChange(toPerThousand(ratioOf(1, 0.9, 1.1), 1))).toBe('no difference, as rounded');
  expect(formatChange(toPerThousand(ratioOf(0.5, 0.3, 1), 100))).toBe('50 fewer (0 to 70 fewer)');
});

test('only randomised ratios under a verdict of moderate or high certainty are offered', () => {
  const questions = getBaselineQuestions();
  const select = questions.find(({ id }) => id === 'lincoff-2023-select.mace');
  expect(select?.rows[0]).toMatchObject({
    start: 80,
    ratio: { measure: 'hazard ratio', value: 0.8 },
  });
  expect(select?.rows.filter(({ kind }) => kind === 'harm').length).toBeGreaterThan(0);
  expect(select?.examples.map(({ start }) => start)).toContain(80);
  for (const { id, certainty, rows } of questions) {
    expect(['moderate', 'high'], id).toContain(certainty);
    expect(rows[0]?.ratio, id).toBeDefined();
    // A bound that was rounded to 0 would promise to prevent every case.
    for (const { ratio } of rows) expect(ratio?.low, id).not.toBe(0);
  }
  const slugs = new Set(questions.map(({ substance }) => substance));
  for (const untested of ['BPC-157', 'TB-500', 'IGF-1']) expect(slugs).not.toContain(untested);
});
