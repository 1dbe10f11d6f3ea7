import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { displayDecimals, formatDecimal, formatFixed } from '@/lib/calculator/format-quantity';
import type { CasesFile, ProofCase } from '@/lib/proof/case-schema';
import { casesFileSchema } from '@/lib/proof/case-schema';
import { getCases, toCasesJsonSchema, validateCases } from '@/lib/proof/cases';

const file = getCases();
const { cases } = file;

type WithResults = Exclude<ProofCase, { kind: 'refusal' }>;
const withResults = cases.filter((item): item is WithResults => item.kind !== 'refusal');

test('there are cases of every kind, and the most important edge case', () => {
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(
    new Set(['volume', 'units', 'doses', 'label', 'blend', 'supply', 'scale', 'refusal']),
  );
  const sevenAt140 = cases.find(({ id }) => id === 'doses-7mg-140mcg');
  expect(sevenAt140).toMatchObject({
    given: { amount: '7', unit: 'mg', dose: '140', doseUnit: 'mcg' },
    exact: { doses: '50' },
    wrong: { 'float-floor': { doses: '49' } },
  });
});

/** A value as the calculator shows it: its three results with fixed decimals, masses as in prose. */
function toShown(name: string, exact: string): string {
  const value = new Fraction(exact);
  if (name === 'concentration' || name === 'volume' || name === 'units') {
    return formatFixed(value, displayDecimals[name]);
  }
  return name === 'delivered' ? formatDecimal(value) : value.toString();
}

test('shown values follow from exact values, which are in lowest terms', () => {
  for (const { id, exact, shown } of withResults) {
    const expected = Object.entries(exact).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one) => toShown(name, one)) : toShown(name, value),
    ]);
    expect(shown, id).toEqual(Object.fromEntries(expected));
    for (const value of Object.values(exact).flat()) {
      expect(new Fraction(value).toFraction(), id).toBe(value);
    }
  }
});

test('the results of a fault differ from the right ones', () => {
  for (const { id, exact, wrong = {} } of withResults) {
    for (const results of Object.values(wrong)) {
      const right = Object.keys(results).map((name) => (exact as Record<string, unknown>)[name]);
      expect(Object.values(results), id).not.toEqual(right);
    }
  }
});

describe('the format of the file', () => {
  test('its JSON schema follows the published draft and has every kind', () => {
    const schema = JSON.stringify(toCasesJsonSchema());
    expect(schema).toContain('https://json-schema.org/draft/2020-12/schema');
    for (const { kind } of cases) expect(schema).toContain(`"const":"${kind}"`);
  });

  test.each([
    ['a number in place of a text', { given: { volume: 1, unitsPerMl: '40' } }],
    ['a key too many', { given: { volume: '1', unitsPerMl: '40', note: '' } }],
    ['a result as a decimal', { exact: { units: '0.5' } }],
    ['a result that is missing', { exact: {} }],
    ['a kind that is not known', { kind: 'guess' }],
  ])('%s is refused', (_, change) => {
    const scale = cases.find(({ kind }) => kind === 'scale');
    const changed = { ...file, cases: [{ ...scale, ...change }] };
    expect(casesFileSchema.safeParse(changed).success).toBe(false);
  });

  test('duplicate ids, unknown sources and unknown faults are reported', () => {
    const [first] = withResults;
    if (!first) throw new Error('no case');
    const broken = {
      ...file,
      cases: [
        first,
        { ...first, source: 'nobody-2026' },
        { ...first, id: 'another', wrong: { slip: { volume: '1' } } },
      ],
    } as CasesFile;
    expect(validateCases(broken).map(({ message }) => message)).toEqual([
      'this id occurs twice',
      'its source nobody-2026 is neither an https address nor a key of the bibliography',
      'names the fault slip, which is not in the list of faults',
    ]);
  });
});
