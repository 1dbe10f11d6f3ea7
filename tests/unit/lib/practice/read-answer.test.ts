import { expect, test } from 'vitest';
import { practiceFamilies } from '@/content/practice-families';
import { generate } from '@/lib/practice/generate';
import { readAnswer } from '@/lib/practice/read-answer';

test.each([
  ['12', 'units', '12'],
  ['12 units', 'units', '12'],
  ['1 Unit', 'units', '1'],
  ['12u', 'units', '12'],
  ['0,12 ml', 'mL', '0.12'],
  [' .12 mL. ', 'mL', '0.12'],
  ['120 mcg', 'mg', '0.12'],
  ['0.12 mg', 'mcg', '120'],
  ['250 µg', 'mcg', '250'],
  ['2.5 mg / mL', 'mcg/mL', '2500'],
  ['8 doses', 'draws', '8'],
  ['1000', 'mcg', '1000'],
  ['260.4 Da', 'Da', '260.4'],
  ['12,5 %', '%', '12.5'],
  ['12 per cent', '%', '12'],
  ['20.2 percentage points', 'percentage points', '20.2'],
  ['1 day', 'days', '1'],
  ['1 person', 'people', '1'],
  ['4 h', 'hours', '4'],
  ['0.34 kDa', 'Da', '340'],
  ['\u200e12 units\u200e', 'units', '12'],
])('%j, asked for in %s, is read as %s', (typed, unit, digits) => {
  expect(readAnswer(typed, unit)).toEqual({ ok: true, digits });
});

test.each([
  ['', 'mL', /valid number/],
  ['ten', 'mL', /valid number/],
  ['1,000', 'mcg', /valid number/],
  ['1.000,5 mcg', 'mcg', /valid number/],
  ['-5', 'mL', /valid number/],
  ['0', 'mL', /valid number/],
  ['1e3', 'mcg', /valid number/],
  ['10 or 20', 'units', /one number/],
  ['10; 20', 'units', /one number/],
  ['10 mg 20 units', 'units', /one number/],
  ['1/2', 'mL', /one number/],
  ['12 units', 'mL', /asked for in mL/],
  ['5 mg', 'mL', /asked for in mL/],
  ['5 mg', 'mg/mL', /asked for in mg\/mL/],
  ['12 IU', 'units', /asked for in units/],
  ['2 mg', '', /number alone/],
  ['5%', 'mg', /asked for in mg/],
  ['12 apples', 'units', /asked for in units/],
  ['9'.repeat(40), 'mL', /valid number/],
])('%j, asked for in %s, is refused with a message', (typed, unit, message) => {
  expect(readAnswer(typed, unit)).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(message) },
  });
});

test('where converting is the question, the number is not accepted in the unit it was given in', () => {
  expect(readAnswer('5 mcg', 'mg', true)).toMatchObject({ ok: false });
  expect(readAnswer('0.005 mg', 'mg', true)).toMatchObject({ ok: true, digits: '0.005' });
});

test('every unit that problems ask for can be typed after the number', () => {
  for (const { id } of practiceFamilies)
    for (let seed = 1; seed <= 50; seed += 1) {
      const { unit, value, options } = generate(id, seed);
      if (!options)
        expect(readAnswer(`${value} ${unit}`, unit)).toMatchObject({ ok: true, digits: value });
    }
});
