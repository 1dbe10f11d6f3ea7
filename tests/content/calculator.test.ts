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

test('barrels stand smallest first, and their marks divide them', () => {
  for (const scale of scales) {
    const sizes = barrels.filter((barrel) => barrel.scale === scale).map(({ units }) => units);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    // What the note on a smaller syringe says: a unit is longer on it.
    const lengths = barrels
      .filter((barrel) => barrel.scale === scale)
      .map(({ lengthMm, units }) => lengthMm / units);
    expect([...lengths].sort((a, b) => b - a)).toEqual(lengths);
  }
  expect(barrels.every(({ units, step }) => units % step === 0)).toBe(true);
});

test('a barrel holds as many units as its volume has on its scale, and has a name of its own', () => {
  for (const { volume, units, scale } of barrels) {
    expect(Number(volume.replace(' mL', '')) * scale).toBe(units);
  }
  expect(new Set(barrels.map(({ id }) => id)).size).toBe(barrels.length);
});

test('the shelf life is the one of the site', () => {
  expect(shelfLifeDays).toBe(30);
});

test('the example of the help panel is what the calculator computes', () => {
  const working = toWorking(calculated('5 mg', '2', '250 mcg'))
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

test('the texts at length that the tools name exist', () => {
  for (const { reading } of toolTextRecords.get()) expect(addresses).toContain(reading.href);
});

test('every source of a tool is in the bibliography', () => {
  const keys = points.flatMap(({ sources = [] }) => sources);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !getReferences().has(key))).toEqual([]);
  // Each is mentioned once, so that its entry can link back to the mention.
  expect(new Set(keys).size).toBe(keys.length);
});

describe('the texts are written safely', () => {
  const texts = [...points.map(({ text }) => text), helpText.example, helpText.disclaimer];
  test.each([
    // The calculator is where the specification puts IU, explained beside it.
    ...misreadForms
      .filter(({ name }) => name !== 'IU')
      .map(({ name, form }): [string, RegExp] => [name, form]),
    ['an exclamation mark', /!/],
  ])('without %s', (_, form) => {
    expect(texts.filter((text) => form.test(text))).toEqual([]);
  });
});
