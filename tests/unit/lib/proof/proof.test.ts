import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { getProof, isRoundedTo, toRow, validateRow } from '@/lib/proof/proof';
import type { PublishedCase } from '@/lib/proof/published-cases';

const { sources, total, counts } = getProof();
const rows = sources.flatMap((source) => source.rows);

test('all 91 published examples are listed with their source, and none of them is different', () => {
  expect(total).toBe(91);
  expect(counts).toEqual({ same: 83, rounded: 8, different: 0 });
  expect(sources.every(({ address, name }) => address || name)).toBe(true);
});

test('a wrong value elsewhere on a published page is shown as different, with the reason', () => {
  const elsewhere = rows.flatMap((row) => row.elsewhere ?? []);
  expect(elsewhere).toHaveLength(1);
  expect(elsewhere[0]?.comparisons).toMatchObject([
    { quantity: 'doses', stated: '2', verdict: 'different' },
  ]);
  expect(elsewhere[0]?.why).toContain('20 doses');
});

const example = (change: Partial<PublishedCase>): PublishedCase => ({
  amountMg: '5',
  diluentMl: '3',
  doseMcg: '300',
  stated: { units: '18' },
  ...change,
});

describe('the verdict on an example', () => {
  test.each([
    [{ concentration: '1.67', units: '18' }, 'rounded'],
    [{ concentration: '1.66', units: '18' }, 'different'],
    [{ concentration: '1.6666666667' }, 'rounded'],
    [{ units: '18.0' }, 'same'],
    [{ units: '18', doses: '16' }, 'same'],
    // Doses are whole: 16.67 must not be rounded up to 17.
    [{ doses: '17' }, 'different'],
    [{ volume: '0.2' }, 'rounded'],
    [{ volume: '0.1' }, 'different'],
  ] as const)('%o is %s', (stated, verdict) => {
    expect(toRow(example({ stated })).verdict).toBe(verdict);
  });

  test('a difference needs a reason, and only a difference has one', () => {
    const problems = (change: Partial<PublishedCase>) => validateRow(toRow(example(change)));
    expect(problems({})).toEqual([]);
    expect(problems({ stated: { units: '20' } })[0]?.message).toContain('say why');
    expect(problems({ stated: { units: '20' }, why: 'A slip.' })).toEqual([]);
    expect(problems({ why: 'A slip.' })[0]?.message).toContain('take out why');
  });
});

test('a dose that cannot be drawn, or not accurately, says so beside the numbers', () => {
  const says = (change: Partial<PublishedCase>) => toRow(example(change)).says;
  expect(says({ doseMcg: '6000' })).toMatch(/more than the vial holds/);
  expect(says({ amountMg: '30', doseMcg: '15000' })).toMatch(/more than one syringe holds/);
  expect(says({ doseMcg: '10' })).toBe('Hard to measure');
  expect(says({})).toBeUndefined();
});

test('a printed value is compared after rounding half up to the printed decimals', () => {
  expect(isRoundedTo('0.13', new Fraction('0.125'))).toBe(true);
  expect(isRoundedTo('0.12', new Fraction('0.125'))).toBe(false);
  expect(isRoundedTo('17', new Fraction(50, 3))).toBe(true);
});
