import { describe, expect, test } from 'vitest';
import { helpText, presetDiluents, presetVials, shelfLifeDays } from '@/content/calculator';
import { barrels, scales } from '@/content/syringes';
import { parseDecimal } from '@/lib/calculator/parse-decimal';
import { toWorking } from '@/lib/calculator/working';
import { misreadForms } from '@/lib/editorial/rules/units';
import { toolTextRecords } from '@/lib/records/tool-texts';
import { getReferences } from '@/lib/references/references';
import { joinUnits } from '@/lib/text/typography';
import { calculated } from '../fixtures/calculator';
import { readAddresses } from '../fixtures/routes';

const addresses = await readAddresses();
const points = toolTextRecords
  .get()
  .flatMap(({ sections }) => sections)
  .flatMap((section) => section.points);

test('every preset is a number that the form accepts', () => {
  const texts = [...presetDiluents, ...presetVials.map(({ amount }) => amount)];
  expect(texts.filter((text) => !parseDecimal(text).ok)).toEqual([]);
});

test('barrels are listed smallest first, and their marks divide them evenly', () => {
  for (const scale of scales) {
    const sizes = barrels.filter((barrel) => barrel.scale === scale).map(({ units }) => units);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    // The note on a smaller syringe says that a unit is longer on it.
    const lengths = barrels
      .filter((barrel) => barrel.scale === scale)
      .map(({ lengthMm, units }) => lengthMm / units);
    expect([...lengths].sort((a, b) => b - a)).toEqual(lengths);
  }
  expect(barrels.every(({ units, step }) => units % step === 0)).toBe(true);
});

test('the units of a barrel are its volume times its scale, and its id is unique', () => {
  for (const { volume, units, scale } of barrels) {
    expect(Number(volume.replace(' mL', '')) * scale).toBe(units);
  }
  expect(new Set(barrels.map(({ id }) => id)).size).toBe(barrels.length);
});

test('the shelf life is the 30 days that the site states', () => {
  expect(shelfLifeDays).toBe(30);
});

test('the example of the help panel is what the calculator computes', () => {
  const working = toWorking(calculated('5 mg', '2', '250 mcg'), barrels[0])
    .map(({ text }) => text)
    .join(' ');
  const example = joinUnits(helpText.example);
  for (const value of ['5 mg', '2 mL', '2.5 mg', '250 mcg', '0.25 mg', '0.1 mL', '10 units']) {
    expect(working).toContain(joinUnits(value));
    expect(example).toContain(joinUnits(value));
  }
  expect(working).toMatch(/= 20$/);
  expect(example).toContain('20 doses');
});

test('the pages that the tools link to for further reading exist', () => {
  for (const { reading } of toolTextRecords.get()) expect(addresses).toContain(reading.href);
});

test('every source of a tool is in the bibliography', () => {
  const keys = points.flatMap(({ sources = [] }) => sources);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !getReferences().has(key))).toEqual([]);
  // Each is mentioned once, so that its entry can link back to the mention.
  expect(new Set(keys).size).toBe(keys.length);
});

describe('the texts use safe notation', () => {
  const texts = [...points.map(({ text }) => text), helpText.example, helpText.disclaimer];
  test.each([
    // The specification requires IU in the calculator, which explains it.
    ...misreadForms
      .filter(({ name }) => name !== 'IU')
      .map(({ name, form }): [string, RegExp] => [name, form]),
    ['an exclamation mark', /!/],
  ])('without %s', (_, form) => {
    expect(texts.filter((text) => form.test(text))).toEqual([]);
  });
});
