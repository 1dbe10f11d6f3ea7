import { parseArithmetic } from '@/lib/calculator/arithmetic';

const UNIT =
  '(?:[ \\u00a0]?(?:%|mg\\/mL|mcg\\/mL|mg|mcg|mL|kg|g|Da|kDa|units?|doses?|days?|weeks?|months?|years?|hours?|people|percentage points|points))?';
const NUMBER = `\\d[\\d,]*(?:\\.\\d+)?${UNIT}`;
const TERM = `(?:\\(\\s*${NUMBER}(?:\\s*[-+*/×÷−]\\s*${NUMBER})*\\s*\\)|${NUMBER})`;

/** A sum in prose, with its result: '5 mg ÷ 2 mL = 2.5'. */
const SUM = new RegExp(
  `(?<![\\d.,=\\p{L}-])(${TERM}(?:\\s+[-+*/×÷−]\\s*${TERM}|\\s*[*×÷]\\s*${TERM})+)\\s*=\\s*(\\d[\\d,]*(?:\\.\\d+)?)(?![\\d/])(${UNIT})`,
  'gu',
);

const UNITS = new RegExp(`(?<=\\d)${UNIT.replace(/\?$/, '')}`, 'gu');

/** The indexes of the results of sums written out in a text; these results need no source. */
export function findSumResults(text: string): number[] {
  return [...text.matchAll(SUM)].map((match) => match.index + match[0].lastIndexOf('=') + 2);
}

/**
 * Finds sums written out in a text whose result is wrong, each with the right result. A sum that mixes mg and mcg is
 * not checked, because the conversion is a step of its own.
 */
export function findWrongSums(text: string): { sum: string; result: string }[] {
  return [...text.matchAll(SUM)].flatMap(([whole, source = '', shown = '', unit = '']) => {
    if (/\bmg\b/.test(source + unit) && /\bmcg\b/.test(source + unit)) return [];
    const isTimes = (factor: number) =>
      parseArithmetic(`(${source.replace(UNITS, '')}) * ${factor}`).equals(shown);
    try {
      const { equals, result } = parseArithmetic(source.replace(UNITS, ''));
      // A fraction may be shown as a percentage (× 100), and so may a share of a share (× 0.01).
      const isRight =
        equals(shown) || (unit.includes('%') && [100, 0.01].some((factor) => isTimes(factor)));
      return isRight ? [] : [{ sum: whole, result }];
    } catch {
      return [];
    }
  });
}
