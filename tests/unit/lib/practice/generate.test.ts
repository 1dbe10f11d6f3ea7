import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { practiceFamilies } from '@/content/practice-families';
import { isOnMark, u100Barrels } from '@/lib/calculator/barrels';
import { toDiscardDate } from '@/lib/calculator/vial-label';
import { judgeNumber } from '@/lib/exercises/slips';
import { doses, strength } from '@/lib/practice/families/mixing';
import { supply } from '@/lib/practice/families/shares';
import { mark } from '@/lib/practice/families/syringe';
import { generate } from '@/lib/practice/generate';
import { isDrawn, type Problem, toProblem } from '@/lib/practice/problem';
import { getPublishedCases } from '@/lib/proof/published-cases';
import { solve } from './solve';

/** As /how-practice-works says. */
const SEEDS = 10_000;

/** The fault of a problem, if any. Calling `expect` for each check would take minutes. */
function findFault(problem: Problem): string | undefined {
  const { text, value, tolerance, slips, options, figure, unit, hints, way } = problem;
  const number = Number(value);
  if (
    Math.abs(solve(problem) - number) >
    Number(tolerance) + 0.001 * Number(tolerance !== '0') + 1e-9
  )
    return `is ${solve(problem)} by another way`;
  if (tolerance !== '0' && !/Round to/.test(text)) return 'is rounded and does not say so';
  if (isDrawn(problem) && figure) {
    const { step, units } = figure.barrel;
    if (number > units || number < step || (number / step) % 1 !== 0) return 'lies on no line';
  }
  if (options) {
    if (new Set(options).size !== options.length || !options[number]) return 'has no one option';
    if (slips.length !== options.length - 1) return 'has options without a reason';
  } else if (!unit) return 'has no unit';
  const all = [number, ...slips.map((slip) => Number(slip.value))];
  const near = 1e-9 + Number(tolerance);
  if (all.some((one, index) => all.slice(index + 1).some((other) => Math.abs(one - other) < near)))
    return 'has a slip that is right, or one twice';
  if (
    [text, way, ...hints, ...slips.map(({ tell }) => tell)].some((words) =>
      /NaN|undefined|\d{8}|\.\d{6}|µ/.test(words),
    )
  )
    return 'has a text that went wrong';
  if (!options && judgeNumber(value, problem, slips).outcome !== 'right')
    return 'is not taken for right';
  return undefined;
}

test.each(practiceFamilies.map(({ id }) => id))(
  '%s: each of 10,000 seeds has one right answer, confirmed by a second method, and distinct slips',
  (family) => {
    const texts = new Set<string>();
    const faults: string[] = [];
    for (let seed = 1; seed <= SEEDS && faults.length < 5; seed += 1) {
      const problem = generate(family, seed);
      const fault = findFault(problem);
      if (fault) faults.push(`${seed}: ${problem.text} ${problem.value} ${fault}`);
      texts.add(`${problem.text} ${problem.value}`);
    }
    expect(faults).toEqual([]);
    expect(texts.size).toBeGreaterThan(300);
  },
);

test('a seed gives the same problem again', () => {
  for (const { id } of practiceFamilies) expect(generate(id, 7)).toEqual(generate(id, 7));
});

test('a vial is drawn from up to the discard date that the calculator prints', () => {
  const draft = supply.build({ draws: 40, every: 1, days: 28, asks: 'draws' });
  const last = `2026-06-${draft?.value}`; // The first of the daily draws is on 1 June.
  expect(toDiscardDate('2026-06-01', 28)).toBe(last);
});

/** Returns each seed's problem of a family with the value of its slip that has these words. */
function findSlips(family: Problem['family'], words: string) {
  return Array.from({ length: 1000 }, (_, seed) => generate(family, seed)).flatMap((problem) =>
    problem.slips
      .filter(({ tell }) => tell.includes(words))
      .map(({ value }) => ({ problem, slip: Number(value) })),
  );
}

test('what a slip says is true of its number', () => {
  for (const { problem, slip } of findSlips('supply', 'The first draw')) {
    const isLess = /draws can be taken/.test(problem.text);
    expect(slip - Number(problem.value), problem.text).toBe(isLess ? -1 : 1);
  }
  for (const { problem, slip } of findSlips('held', 'That is the volume')) {
    const { barrel, at = Number.NaN } = problem.figure ?? expect.fail(problem.text);
    expect(slip, problem.text).toBeCloseTo(at / barrel.scale, 6);
  }
});

const published = getPublishedCases().sources.flatMap(({ cases }) => cases);

test('examples published elsewhere are problems of these families, with the published answers', () => {
  const asked = { strength: 0, doses: 0, mark: 0 };
  for (const { amountMg, diluentMl, doseMcg, stated, why } of published) {
    const vial = { mg: new Fraction(amountMg), ml: new Fraction(diluentMl) };
    const doseMg = new Fraction(doseMcg).div(1000);
    const units = doseMg.mul(vial.ml).div(vial.mg).mul(100);
    const barrel = u100Barrels.find((each) => units.lte(each.units) && isOnMark(units, each));
    const drafts = {
      strength: [strength.build({ ...vial, isMcg: false }), stated.concentration],
      doses: [doses.build({ ...vial, doseMg, isMcg: true }), stated.doses],
      mark: [barrel && mark.build({ ...vial, barrel, line: units, isMcg: true }), stated.units],
    } as const;
    for (const [name, [draft, expected]] of Object.entries(drafts)) {
      if (!draft || !expected || why) continue;
      const { value, tolerance } = toProblem('mark', 1, draft);
      expect(
        Math.abs(Number(value) - Number(expected)),
        `${draft.text} ${expected}`,
      ).toBeLessThanOrEqual(0.05 + Number(tolerance));
      asked[name as keyof typeof asked] += 1;
    }
  }
  expect(published).toHaveLength(91);
  expect(asked).toEqual({ strength: 53, doses: 6, mark: 74 });
});
