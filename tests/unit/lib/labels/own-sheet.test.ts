import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptySheet,
  emptyUse,
  formatSheet,
  isEmptySheet,
  MOST_USES,
  parseSheet,
} from '@/lib/labels/own-sheet';
import { getSheetFacts } from '@/lib/peptides/sheet-facts';
import { anyText } from '@/tests/fixtures/arbitraries';

const use = fc.record(
  Object.fromEntries(Object.keys(emptyUse).map((name) => [name, anyText(40)])) as Record<
    keyof typeof emptyUse,
    fc.Arbitrary<string>
  >,
);
const sheet = fc.record({
  who: anyText(),
  uses: fc.array(use, { minLength: 1, maxLength: MOST_USES }),
  medicines: anyText(),
  reactions: anyText(),
  questions: anyText(),
});

test('a saved sheet is restored unchanged, whatever was typed', () => {
  fc.assert(
    fc.property(sheet, (one) => {
      expect(parseSheet(formatSheet(one))).toEqual(one);
    }),
  );
});

test('another file is not a sheet; a damaged sheet keeps its valid fields, and no text is cut', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.json()), (text) => {
      expect(parseSheet(text)).toBeUndefined();
    }),
  );
  const saved = JSON.parse(formatSheet({ ...emptySheet, medicines: 'one' }));
  const damaged = { ...saved, who: 5, uses: [null, { what: 'a'.repeat(9999), lot: {} }] };
  expect(parseSheet(JSON.stringify(damaged))).toEqual({
    ...emptySheet,
    medicines: 'one',
    uses: [{ ...emptyUse, what: 'a'.repeat(9999) }],
  });
  const tooMany = { ...saved, uses: Array(MOST_USES + 1).fill(emptyUse) };
  expect(parseSheet(JSON.stringify(tooMany))).toBeUndefined();
  expect(isEmptySheet(emptySheet)).toBe(true);
  expect(isEmptySheet({ ...emptySheet, reactions: 'a rash' })).toBe(false);
});

test('a sheet’s facts come from records and labels, and say if there are none', () => {
  const facts = new Map(getSheetFacts().flatMap((one) => one.names.map((name) => [name, one])));
  expect(facts.get('wegovy')).toBe(facts.get('semaglutide'));
  expect(facts.get('semaglutide')?.surgery).toMatch(
    /Food can still be in the stomach .* \(Wegovy, United States 2026\)$/,
  );
  // Another brand's own words come after those of the first label.
  expect(facts.get('ozempic')?.otherMedicines).toMatch(
    /With insulin Wegovy has not been studied\. .*\(Wegovy, .* With insulin it was studied\. .*\(Ozempic, United States/,
  );
  expect(facts.get('pt-141')?.surgery).toMatch(/^The label says nothing of it/);
  expect(facts.get('bpc-157')).toMatchObject({
    standing: 'No approval as a medicine is recorded here',
    surgery: 'No label of it was read',
  });
  for (const name of ['retatrutide', 'cagrisema'])
    expect(facts.get(name)?.surgery).toMatch(/^No label of it was read\. .* food can stay in the/);
  // With one name for two substances, the sheet would show the facts of the wrong one.
  const names = getSheetFacts().flatMap((one) => one.names);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
