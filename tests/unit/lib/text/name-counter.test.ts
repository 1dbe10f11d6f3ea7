import { expect, test } from 'vitest';
import { createNameCounter } from '@/lib/text/name-counter';

const count = createNameCounter([
  ['BPC-157', 'bpc'],
  ['CJC-1295', 'with'],
  ['CJC-1295', 'without'],
  ['CJC-1295 DAC', 'with'],
  ['NAD+', 'nad'],
  ['Thymosin α1', 'ta1'],
  ['—', 'nothing'],
]);
const counted = (text: string) => Object.fromEntries(count(text));

test('a name is found whatever its case, dash and accent, as words of its own', () => {
  expect(counted('BPC-157, bpc 157 and “Bpc‑157”; not BPC-1570 nor xBPC-157')).toEqual({ bpc: 2 });
  expect(counted('NAD+/NADH, and thymosin α1.')).toEqual({ nad: 1, ta1: 1 });
  expect(counted('of BPC. 157 people')).toEqual({});
  expect(counted('')).toEqual({});
});

test('the longest name counts, and one name may stand for several', () => {
  expect(counted('CJC-1295 DAC')).toEqual({ with: 1 });
  expect(counted('CJC-1295')).toEqual({ with: 1, without: 1 });
});
