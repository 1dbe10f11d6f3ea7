import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinUnits, splitNames, writeNumbers } from '@/lib/text/typography';

const NBSP = '\u00a0';

const UNITS = 'mg mcg g kg mL L unit units kDa Da mm nm °C hour minutes day days weeks month years';

test.each(UNITS.split(' '))('a number and its %s are joined by a non-breaking space', (unit) => {
  expect(joinUnits(`Take 5 ${unit}.`)).toBe(`Take 5${NBSP}${unit}.`);
});

test.each(['5 mgs', '5 apples', '5 mg2', '5 litres', '5 godfathers', 'a mg', '5  mg'])(
  '"%s" is not a number and its unit',
  (text) => {
    expect(joinUnits(text)).toBe(text);
  },
);

test('a range and a decimal are joined to their unit at the last digit', () => {
  expect(joinUnits('2 to 2.5 mg or 2-8 °C')).toBe(`2 to 2.5${NBSP}mg or 2-8${NBSP}°C`);
});

const namesIn = (text: string) => splitNames(text).filter((_, index) => index % 2 === 1);

test.each(
  'BPC-157 TB-500 MOTS-c GHK-Cu GLP-1 CJC-1295 beta-4 SURMOUNT-1 1-800-222-1222'.split(' '),
)('%s stays on one line', (name) => {
  expect(namesIn(`Of ${name}, it is said.`)).toEqual([name]);
});

test.each(['double-blind', 'well-known facts', 'a - b', 'GLP 1', 'Long-lasting', '2-8 °C'])(
  '"%s" contains no such name',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

test('the joined parts of a text are the text', () => {
  const anyText = fc.array(fc.constantFrom('BPC-157', ' ', 'beta-4', '-', 'é', '5 mg', '🙂', '\n'));
  fc.assert(
    fc.property(anyText, (words) => {
      const text = words.join('');
      const parts = splitNames(text);
      expect(parts.join('')).toBe(text);
      expect(parts.length % 2).toBe(1);
    }),
  );
});

test.each([
  ['-14.9% against -2.4%', '−14.9% against −2.4%'],
  ['(95% CI -13.4 to -11.5)', '(95% CI −13.4 to −11.5)'],
  [
    '1961 adults, 569 of 1961 (6.5%), 250-2000 mg',
    '1,961 adults, 569 of 1,961 (6.5%), 250-2,000 mg',
  ],
  ['5713 calls; over 7000 known', '5,713 calls; over 7,000 known'],
  ['PMID 35985340, PL 14736, NCT04777396', 'PMID 35985340, PL 14736, NCT04777396'],
  [
    'In 1961, of 2014, 2023-2024, FR Doc. 2026-08552',
    'In 1961, of 2014, 2023-2024, FR Doc. 2026-08552',
  ],
  [
    'In 2023 three people, on 19 March 2026 for adults, Lancet 2026;407:2290',
    'In 2023 three people, on 19 March 2026 for adults, Lancet 2026;407:2290',
  ],
  ['In 2000 people; 1961 young adults', 'In 2,000 people; 1,961 young adults'],
  ['0.12345 and 1234.5', '0.12345 and 1234.5'],
  ['BPC-157, 2-8 °C, 1-2 mg, a well-known drug', 'BPC-157, 2-8 °C, 1-2 mg, a well-known drug'],
])('numbers get minus signs and thousands separators as in print: %s', (text, written) => {
  expect(writeNumbers(text)).toBe(written);
});
